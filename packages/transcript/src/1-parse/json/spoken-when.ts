import { durations, ends, starts } from './field-names.ts';
import type { Piece } from './pieces.ts';
import type { Place } from './places.ts';
import { type Voice, voiceOf } from './speakers.ts';
import { type Time, timeIn } from './times.ts';

type Span = { from: number; to: number; voice: Voice };

/**
 * Who spoke when, where a list of speakers and times stands beside words that have only times: AWS, Watson, pyannote.
 * Each piece belongs to whoever spoke longest while it was said.
 */
export function withSpokenWhen(
  pieces: readonly Piece[],
  places: readonly Place[],
  known: ReadonlyMap<string, string>,
): Piece[] {
  if (pieces.some(({ voice }) => voice !== null)) return [...pieces];
  const lists = places.map(({ entries }) => spansOf(entries, known));
  const spans = lists.reduce((best, list) => (list.length > best.length ? list : best), []);
  if (new Set(spans.map(({ voice }) => voice.id)).size < 2) return [...pieces];
  let from = 0;
  return pieces.map((piece) => {
    const start = piece.start?.value;
    if (start === undefined) return piece;
    const end = piece.end?.value ?? start;
    while (from > 0 && (spans[from - 1]?.to ?? 0) > start) from--;
    while (from < spans.length - 1 && (spans[from]?.to ?? 0) < start) from++;
    return { ...piece, voice: longest(spans, from, start, end) };
  });
}

function longest(spans: readonly Span[], from: number, start: number, end: number): Voice | null {
  let voice: Voice | null = null;
  let most = -1;
  for (let at = from; at < spans.length; at++) {
    const span = spans[at];
    if (!span || span.from > end) break;
    const shared = Math.min(end, span.to) - Math.max(start, span.from);
    if (shared > most && shared >= 0) [voice, most] = [span.voice, shared];
  }
  return voice;
}

function spansOf(entries: Place['entries'], known: ReadonlyMap<string, string>): Span[] {
  const spans = entries.flatMap((entry): Span[] => {
    const from = timeIn(entry.fields, starts, 'start');
    const voice = voiceOf(entry, known);
    if (!from || !voice) return [];
    const lasts: Time | null = timeIn(entry.fields, durations, 'start');
    const to = timeIn(entry.fields, ends, 'end')?.value ?? from.value + (lasts?.value ?? 0);
    return [{ from: from.value, to, voice }];
  });
  return spans.sort((a, b) => a.from - b.from);
}
