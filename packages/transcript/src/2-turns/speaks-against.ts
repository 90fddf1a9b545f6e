import type { Cue } from '../types.ts';

/** In seconds. Caption times are inexact, so pieces of one person may overlap. */
const longestOverlapSeconds = 1;

type Alike = ReadonlyMap<string, { name: string; isWhole: boolean; pieces: readonly number[] }>;

/**
 * Whether the talk shows that labels are different people: they speak at the same time, one answers the other's
 * question, or one addresses the other by name.
 */
export function speaksAgainst(labels: Alike, cues: readonly Cue[]): boolean {
  const pieces = [...labels]
    .flatMap(([label, own]) => own.pieces.map((at) => ({ label, at, cue: cues[at] })))
    .flatMap(({ cue, ...piece }) => (cue ? [{ ...piece, cue }] : []));
  const named = [...labels.values()].find(({ isWhole }) => isWhole);
  const [givenName = ''] = named?.name.split(' ') ?? [];
  return talkTogether(pieces) || answerEachOther(pieces) || callByName(pieces, givenName);
}

type Piece = { label: string; at: number; cue: Cue };

function talkTogether(pieces: readonly Piece[]): boolean {
  const timed = pieces
    .flatMap(({ label, cue: { start, end } }) => (start === null ? [] : [{ label, start, end }]))
    .sort((a, b) => a.start - b.start);
  const ends = new Map<string, number>();
  return timed.some(({ label, start, end }) => {
    ends.set(label, Math.max(ends.get(label) ?? 0, end ?? start));
    return [...ends].some(
      ([other, until]) =>
        other !== label && Math.min(until, end ?? start) - start > longestOverlapSeconds,
    );
  });
}

function answerEachOther(pieces: readonly Piece[]): boolean {
  const labelAt = new Map(pieces.map(({ at, label }) => [at, label]));
  return pieces.some(({ label, at, cue }) => {
    const next = labelAt.get(at + 1);
    return next !== undefined && next !== label && /\?\W{0,3}$/.test(cue.text.slice(-4));
  });
}

function callByName(pieces: readonly Piece[], givenName: string): boolean {
  const name = givenName.replace(/[^\p{L}'-]/gu, '');
  if (name === '') return false;
  const called = new RegExp(
    `(?<!\\p{L})(?<!\\b(?:i'm|i am|this is|it's|me|name is|name's|actions?|owner)[ ,:]{1,3})${name}(?!\\p{L})(?! (?:here|speaking)\\b)`,
    'iu',
  );
  return pieces.some(({ cue }) => called.test(plain(cue.text)));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'");
