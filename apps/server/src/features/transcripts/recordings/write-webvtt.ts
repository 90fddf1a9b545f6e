import type { SpokenSegment } from '../../../database/types.ts';
import { withoutDoubledWords } from './doubled-words.ts';

export type AnsweredPart = { fromSecond: number; toSecond: number; segments: SpokenSegment[] };

/** What services call a voice that they do not know by name: 'A', 'SPEAKER_00', 'speaker 1'. */
const unnamed = /^(?:speaker|spk|s)?[ _-]*([a-z]|\d{1,3})$/i;

/**
 * A label of one part is another voice in the next, since nothing says that it is the same. Names
 * stay, because a service that knows a name has recognised it.
 */
function voiceOf(label: string, part: number, parts: number): string {
  const mark = unnamed.exec(label)?.[1];
  if (mark === undefined) return label;
  const voice = `Speaker ${mark.toUpperCase()}`;
  return parts === 1 ? voice : `${voice} (part ${part})`;
}

/** The transcript, as a file that is read like an uploaded one. */
export function writeWebvtt(parts: readonly AnsweredPart[]): string {
  const cues = withoutDoubledWords(parts).flatMap(({ segments }, index) =>
    segments.flatMap(sentencesOf).map(({ from, to, text, speaker }) => {
      const voice =
        speaker === undefined ? '' : `<v ${escaped(voiceOf(speaker, index + 1, parts.length))}>`;
      return `${timeOf(from)} --> ${timeOf(to)}\n${voice}${escaped(text)}`;
    }),
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/**
 * Where nobody tells speakers apart, each sentence is a cue, so that people can give one segment two voices. Services
 * time segments only: a sentence gets its share by characters.
 */
function sentencesOf(segment: SpokenSegment): SpokenSegment[] {
  const { from, to, text, speaker } = segment;
  if (speaker !== undefined || text === '') return [segment];
  const timeAt = (index: number) => from + ((to - from) * index) / text.length;
  return [...sentences.segment(text)].flatMap(({ segment: said, index }) => {
    const one = { from: timeAt(index), to: timeAt(index + said.length), text: said.trim() };
    return one.text === '' ? [] : [one];
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const twoDigits = (value: number) => String(value).padStart(2, '0');

function timeOf(seconds: number): string {
  const millis = Math.round(seconds * 1000);
  const whole = Math.floor(millis / 1000);
  const fraction = String(millis % 1000).padStart(3, '0');
  const hours = twoDigits(Math.floor(whole / 3600));
  return `${hours}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}.${fraction}`;
}
