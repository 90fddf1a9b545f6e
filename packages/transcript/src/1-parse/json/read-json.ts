import { type Transcript, UnreadableTranscriptError } from '../../types.ts';
import type { Reading } from '../layout.ts';
import { type Candidate, choose } from './choose.ts';
import { describedIn } from './described.ts';
import { meetingIds } from './field-names.ts';
import { fromPrinted, type Json, parseJson } from './json-value.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { type Place, placesOf } from './places.ts';
import { proseBeside } from './prose-beside.ts';
import { cuesOf, unitOf } from './settle.ts';
import { withSpeakerChanges } from './speaker-changes.ts';
import { knownNames, type Voice } from './speakers.ts';
import { withSpokenWhen } from './spoken-when.ts';
import { areWords, joinWords } from './words.ts';
import { writtenTalk } from './written-talk.ts';

export type JsonReading = Pick<Reading, 'cues' | 'date' | 'startTime' | 'zone'> & {
  title: string | null;
  lines: string[];
  people: Transcript['people'];
  /** Words of prose that nobody says. */
  proseBeside: number;
  /** A whole transcript that stands in one text of the file, as lines. */
  talk: string | null;
};

/**
 * What was said in a file of JSON, found by its content. Null if it is no JSON.
 * @throws UnreadableTranscriptError if nothing in it was said, or several meetings
 */
export function readJson(source: string): JsonReading | null {
  const text = source.replace(/^\ufeff+/, '');
  if (!/^\s*[{[]|^WEBVTT/.test(text.slice(0, 1000))) return null;
  const json = parseJson(text) ?? linesOf(text) ?? printedValue(text);
  if (json === undefined) return null;
  const places = placesOf(json);
  const known = knownNames(places);
  const found = choose(places.map((place) => ({ place, pieces: piecesOf(place, known) })));
  const described = describedIn(places);
  if (!found) {
    const talk = writtenTalk(json, places);
    if (talk !== null) return { ...described, cues: [], talk, proseBeside: 0 };
    throw new UnreadableTranscriptError(
      'This JSON holds no transcript: no list in it has words with speakers or times.',
    );
  }
  refuseSeveral(found);
  const { cues, ...day } = readPieces(found, places, known);
  const zone = day.date === undefined ? described.zone : 'UTC';
  const beside = proseBeside(json, cues);
  return { ...described, ...day, ...(zone && { zone }), cues, talk: null, proseBeside: beside };
}

function readPieces(
  { pieces: found }: Candidate,
  places: readonly Place[],
  known: ReadonlyMap<string, string>,
) {
  const unit = unitOf(found);
  const pieces = withSpokenWhen(withoutRepeated(found), places, known);
  const named = withLabels(pieces);
  const areSingle = areWords(pieces.map(({ text }) => text));
  const { cues, ...day } = cuesOf(areSingle ? joinWords(named, unit) : named, unit);
  return { ...day, cues: withSpeakerChanges(cues) };
}

/** Google repeats all words, with speakers, where it tells them apart. */
function withoutRepeated(pieces: readonly Piece[]): readonly Piece[] {
  const said = (some: readonly Piece[]) => some.map(({ text }) => text).join(' ');
  const named = pieces.filter(({ voice }) => voice !== null);
  const unnamed = pieces.filter(({ voice }) => voice === null);
  return named.length > 0 && said(named) === said(unnamed) ? named : pieces;
}

/** A short id is shown as 'Speaker 1', 'Speaker A'; a long one by its order. One channel is no speaker. */
function withLabels(pieces: readonly Piece[]) {
  const orders = new Map<string, number>();
  const labelOf = ({ id, name }: Voice): string => {
    if (name !== null) return name;
    if (id.length <= 3) return `Speaker ${id}`;
    const order = orders.get(id) ?? orders.size + 1;
    orders.set(id, order);
    return `Speaker ${order}`;
  };
  const isOneChannel =
    pieces.every(({ voice }) => voice?.isLoose && voice.name === null) &&
    new Set(pieces.map(({ voice }) => voice?.id)).size === 1;
  return pieces.map(({ text, start, end, voice }) => ({
    text,
    start,
    end,
    speaker: voice === null || isOneChannel ? null : labelOf(voice),
  }));
}

function refuseSeveral({ pieces }: Candidate) {
  const meetings = new Set<string>();
  for (const { entry } of pieces)
    for (let at = entry.parent; at; at = at.parent)
      for (const key of at.siblings > 1 ? meetingIds : []) {
        const id = at.fields.get(key);
        if (typeof id === 'string' || typeof id === 'number') meetings.add(`${key} ${id}`);
      }
  if (meetings.size > 1)
    throw new UnreadableTranscriptError(
      `This JSON holds ${meetings.size} meetings. Save each as a file of its own and upload those.`,
    );
}

const printedValue = (text: string): Json | undefined =>
  /^\s*(?:\[\s*)?\{/.test(text) ? parseJson(fromPrinted(text)) : undefined;

/** A record on each line, also below the times of WebVTT, as Microsoft Graph writes who spoke. */
function linesOf(source: string): Json | undefined {
  const frame = /^\s*$|^WEBVTT|-->/;
  const lines = source.split('\n').filter((line) => !frame.test(line));
  if (lines.length < 2 || !lines.every((line) => /^\s*\{/.test(line))) return undefined;
  const records = lines.map(parseJson);
  const read = records.filter((record) => record !== undefined);
  return read.length === records.length ? read : undefined;
}
