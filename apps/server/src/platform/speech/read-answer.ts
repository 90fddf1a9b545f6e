import type { SpokenSegment } from '../../database/types.ts';
import { segmentsSchema, textSchema } from './answer-schemas.ts';
import { languageCode } from './language-code.ts';
import { readCues } from './read-cues.ts';
import { SpeechError } from './speech-service.ts';

type Told = { start: number | null; end: number | null; text: string; speaker: string | null };

/**
 * Reads each of the three forms, whichever was asked for. What the service answers besides words,
 * times and labels is dropped.
 * @param length of the part in seconds
 */
export function readAnswer(
  answer: string,
  length: number,
): { segments: SpokenSegment[]; language: string | null } {
  const text = answer.replace(/^\uFEFF/, '').trim();
  if (/^WEBVTT(?:\s|$)/.test(text))
    return { segments: withinPart(readCues(text), length), language: null };
  const json = parseJson(text);
  const timed = segmentsSchema.safeParse(json).data;
  const plain = textSchema.safeParse(json).data;
  const language = languageCode((timed ?? plain)?.language);
  // A text without segments has been said somewhere in the part.
  if (plain && (!timed || timed.segments.length === 0))
    return { segments: withinPart([wholePart(plain.text, length)], length), language };
  if (!timed) throw new SpeechError('unreadable-answer', 'in none of the three forms');
  const told = timed.segments.map(({ start, end, text: words, speaker }) => ({
    start: finite(start),
    end: finite(end),
    text: words,
    speaker: labelOf(speaker),
  }));
  return { segments: withinPart(told, length), language };
}

const wholePart = (text: string, length: number): Told => ({
  start: 0,
  end: length,
  text,
  speaker: null,
});

/** Python writes numbers that JSON does not have. */
const noNumbers = /([:[,]\s*)-?(?:NaN|Infinity)(?=\s*[,\]}])/g;

function parseJson(text: string): unknown {
  for (const candidate of [text, text.replace(noNumbers, '$1null')])
    try {
      return JSON.parse(candidate);
    } catch {}
  throw new SpeechError('unreadable-answer', 'in none of the three forms');
}

function finite(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

const labelLengthMax = 80;
/** Labels of voices that were not told apart. */
const noLabel = /^(?:|unknown|none|null|(?:speaker|spk)[ _-]?unknown)$/i;

function labelOf(speaker: string | number | null | undefined): string | null {
  const label = `${speaker ?? ''}`
    .replace(/[\p{Cc}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return noLabel.test(label) ? null : label.slice(0, labelLengthMax);
}

/** Keeps the order of the service, and makes its times rise within the part. */
function withinPart(told: readonly Told[], length: number): SpokenSegment[] {
  const bounded = (time: number) => Math.min(length, Math.max(0, time));
  const segments: SpokenSegment[] = [];
  let earliest = 0;
  let lastEnd = 0;
  for (const { start, end, text, speaker } of told) {
    const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
    if (words === '') continue;
    const from = Math.max(earliest, bounded(start ?? lastEnd));
    const to = Math.max(from, bounded(end ?? from));
    segments.push({ from, to, text: words, ...(speaker !== null && { speaker }) });
    earliest = from;
    lastEnd = to;
  }
  return segments;
}
