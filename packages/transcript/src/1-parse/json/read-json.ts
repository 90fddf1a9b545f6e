import { type Cue, UnreadableTranscriptError } from '../../types.ts';
import { foldText } from '../utterances.ts';
import { wordsOf } from '../word-count.ts';
import { type Described, describedIn } from './described.ts';
import { type Json, parseJson } from './json-value.ts';
import { piecesOf } from './service-json.ts';
import type { Piece } from './words.ts';

/** Units of times per second: seconds, milliseconds, samples of Otter. */
const units = [1, 1000, 16_000];
/** Nobody talks so little; such times are in a smaller unit. */
const slowestWordsPerSecond = 0.1;

/** Later than any time within a meeting, in seconds: such times are moments since 1970. */
const momentsFrom = 1e9;

/**
 * The cues of a file of JSON, in seconds, with its title and day. Null if it is none.
 * @throws UnreadableTranscriptError if nothing in it was said
 */
export function readJson(source: string): ({ cues: Cue[] } & Described) | null {
  if (!/^\s*[{[]/.test(source)) return null;
  const json = parseJson(source) ?? linesOf(source);
  if (json === undefined) return null;
  const pieces = piecesOf(json);
  if (pieces.length === 0) {
    throw new UnreadableTranscriptError(
      'This JSON holds no transcript that Rapport knows. It reads the JSON of Whisper, WhisperX, AWS Transcribe, Deepgram, AssemblyAI, Rev, Otter, Fireflies, Fathom, Granola and Recall.ai.',
    );
  }
  const begin = beginOf(pieces);
  const unit = begin === null ? unitOf(pieces) : 1;
  const seconds = (time: number | null) =>
    time === null ? null : Math.round(((time - (begin ?? 0)) / unit) * 1000) / 1000;
  const cues = pieces.flatMap(({ text, speaker, start, end }, at) => {
    const said = foldText(text);
    return said === ''
      ? []
      : [{ id: String(at + 1), start: seconds(start), end: seconds(end), speaker, text: said }];
  });
  return { cues, ...describedIn(json, begin) };
}

/** When the first words were said, in seconds since 1970, if the times are moments. */
function beginOf(pieces: readonly Piece[]): number | null {
  const first = pieces.reduce((least, { start }) => Math.min(least, start ?? least), Infinity);
  return Number.isFinite(first) && first > momentsFrom ? first : null;
}

/** JSON Lines: a record on each line. */
function linesOf(source: string): Json | undefined {
  const records = source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseJson);
  const read = records.filter((record) => record !== undefined);
  return read.length > 1 && read.length === records.length ? read : undefined;
}

function unitOf(pieces: readonly Piece[]): number {
  const times = pieces.flatMap(({ start, end }) => end ?? start ?? []);
  const latest = times.reduce((max, time) => Math.max(max, time), 0);
  const words = wordsOf(pieces);
  const fits = units.find((unit) => words >= (latest / unit) * slowestWordsPerSecond);
  return times.every(Number.isInteger) ? (fits ?? 1) : 1;
}
