import type { Cue } from '../types.ts';
import type { Reading } from './layout.ts';
import { stampClock } from './stamps.ts';
import { wordsOf } from './word-count.ts';

/** `the rate [32:17] : is too high`: a time that a tool wrote into the words. */
const stamp = /\s*\[(\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)\](\s:(?=\s|$))?/g;
const hasStamp = /\[\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\]/;
/** Least share of the stamps that fit between the times of the lines. Others, as of recordings, are words. */
const fittingShare = 0.9;
/** A single one may also be a place in a recording: 'see [12:30]'. */
const leastStamps = 2;

type Piece = { text: string; start: number | null; isSure: boolean };

/** Takes times out of the words. Each begins a piece of the turn. */
export function withoutInlineStamps<T extends Reading>(reading: T): T {
  if (!reading.cues.some(({ text }) => text.includes('[') && hasStamp.test(text))) return reading;
  const pieces = reading.cues.map(({ text }) => (hasStamp.test(text) ? piecesOf(text) : []));
  const stamped = pieces.flatMap((all) => all.slice(1));
  const fitting = fittingStamps(reading.cues, pieces);
  const isEnough = stamped.length >= leastStamps || stamped.some(({ isSure }) => isSure);
  if (!isEnough || fitting.size < stamped.length * fittingShare) return reading;
  const cues = reading.cues.flatMap((cue, at) => cutAt(cue, pieces[at] ?? [], fitting));
  const moved = wordsOf(reading.cues) - wordsOf(cues);
  const { said, frame } = reading.words;
  return {
    ...reading,
    cues,
    words: { ...reading.words, said: said - moved, frame: frame + moved },
  };
}

/** The words up to the first stamp, and those after each. */
function piecesOf(text: string): Piece[] {
  const clock = stampClock();
  const stamps = [...text.matchAll(stamp)];
  const ends = stamps.map(({ index }) => index);
  const first = { text: text.slice(0, ends[0]), start: null, isSure: false };
  return [
    first,
    ...stamps.map(({ index, 0: whole, 1: time = '', 2: colon }, at) => ({
      text: text.slice(index + whole.length, ends[at + 1]).trim(),
      start: clock.read(time.replace(',', '.')),
      isSure: colon !== undefined,
    })),
  ];
}

function fittingStamps(
  cues: readonly Cue[],
  pieces: readonly (readonly Piece[])[],
): ReadonlySet<Piece> {
  const nextStarts = startsAfter(cues);
  const fitting = new Set<Piece>();
  let before = 0;
  for (const [at, cue] of cues.entries()) {
    before = Math.max(before, cue.start ?? 0);
    for (const piece of pieces[at] ?? []) {
      if (piece.start === null || piece.start < before) continue;
      if (piece.start > (nextStarts[at] ?? Number.POSITIVE_INFINITY)) continue;
      fitting.add(piece);
      before = piece.start;
    }
  }
  return fitting;
}

function startsAfter(cues: readonly Cue[]): (number | null)[] {
  let next: number | null = null;
  const starts = cues.toReversed().map(({ start }) => {
    const after = next;
    next = start ?? next;
    return after;
  });
  return starts.toReversed();
}

function cutAt(cue: Cue, pieces: readonly Piece[], fitting: ReadonlySet<Piece>): Cue[] {
  if (pieces.length === 0) return [cue];
  const cut: Cue[] = [];
  for (const piece of pieces) {
    const start = fitting.has(piece) ? piece.start : null;
    const last = cut.at(-1);
    const goesOn = start === null || !/[\p{L}\p{N}]/u.test(piece.text);
    if (last && (goesOn || last.text === '')) {
      const blank = last.text === '' || /^[\p{P}]*$/u.test(piece.text) ? '' : ' ';
      last.text += blank + piece.text;
      last.start ??= start;
    } else cut.push({ ...cue, text: piece.text, start: last ? start : cue.start });
  }
  const said = cut.filter(({ text }) => text !== '');
  return said.map((piece, at) => {
    const next = said[at + 1]?.start ?? null;
    const end = at === said.length - 1 || cue.end === null ? cue.end : next;
    return { ...piece, end, id: at === 0 ? cue.id : `${cue.id}.${at}` };
  });
}
