import { commonWords } from '../3-features/common-words.ts';
import { isQuestion } from '../3-features/questions.ts';
import type { Sentence } from '../3-features/sentences.ts';
import type { Talk } from '../3-features/talk.ts';
import type { Quotable } from './quotable.ts';
import { kindsOf } from './substance.ts';
import { termKey } from './term-key.ts';
import type { TermWeights } from './term-weights.ts';

const firstTokens = 2;
/** Upper bounds of classes. */
const lengths = [8, 12, 17, 23];
const turnLengths = [15, 40, 100, 250];
const shares = [0.2, 0.4, 0.6, 0.8, 0.9, 0.95];
const qualities = [0.6, 0.75, 0.9, 1.1];
const fewestForLeader = 3;
const hedges = new Set('like kind sort basically actually just stuff something guess'.split(' '));

/** What surrounds a sentence in its meeting. */
export type PointPlace = {
  /** 0 to 1, in sentences. */
  at: number;
  /** 0 to 1: share of the sentences whose words are less typical of the meeting. */
  typical: number;
  before: Sentence | undefined;
  /** The first sentence of the next turn, by somebody else. */
  reply: Sentence | undefined;
  isFirst: boolean;
  isLast: boolean;
  turnWords: number;
  /** Said by who has the most turns of three people or more. */
  leads: boolean;
};

/** The places of all sentences that can be quoted, in their order. */
export function placesOf(
  talk: Talk,
  pool: readonly Quotable[],
  weights: TermWeights,
): PointPlace[] {
  const { turns } = talk;
  const leader = leaderOf(talk);
  const all = turns.flatMap(({ sentences }) => sentences);
  const typical = pool.map(({ terms, words }) => {
    const sum = terms.reduce((total, term) => total + (weights.get(term) ?? 0), 0);
    return sum / Math.sqrt(words);
  });
  const ranked = Float64Array.from(typical).sort();
  return pool.map(({ turn, speaker, position, sentence }, at) => {
    const { sentences = [], words = 0 } = turns[turn] ?? {};
    return {
      at: position / all.length,
      typical: rankIn(ranked, typical[at] ?? 0),
      before: all[position - 2],
      reply: turns[turn + 1]?.sentences[0],
      isFirst: sentence === sentences[0],
      isLast: sentence === sentences.at(-1),
      turnWords: words,
      leads: leader !== null && speaker === leader,
    };
  });
}

function leaderOf({ turns, names }: Talk): number | null {
  if (names.length < fewestForLeader) return null;
  const counts = names.map(() => 0);
  for (const { speaker } of turns)
    if (speaker !== null) counts[speaker] = (counts[speaker] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

function rankIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low / Math.max(1, sorted.length);
}

/** Signs by which a person would put a sentence into the minutes, or not. */
export function pointFeatures({ sentence, words, quality }: Quotable, place: PointPlace): string[] {
  const { text, tokens } = sentence;
  const features = new Set(kindsOf(text));
  features.add(`long ${classOf(words, lengths)}`);
  features.add(`turn ${classOf(place.turnWords, turnLengths)}`);
  features.add(`typical ${classOf(place.typical, shares)}`);
  features.add(`quality ${classOf(quality, qualities)}`);
  if (place.at < 0.03) features.add('opening');
  if (place.at > 0.95) features.add('closing');
  if (place.isFirst) features.add('first');
  if (place.isLast) features.add('last');
  if (place.leads) features.add('leads');
  if (place.before && isQuestion(place.before)) features.add(place.isFirst ? 'answer' : 'asked');
  const hedged = tokens.filter((token) => hedges.has(token)).length;
  if (hedged > 0) features.add(`hedges ${Math.min(2, hedged)}`);
  for (let at = 0; at < firstTokens; at++) features.add(`^${tokens.slice(0, at + 1).join(' ')}`);
  const [replied] = place.reply?.tokens ?? [];
  if (replied !== undefined && commonWords.has(replied)) features.add(`>${replied}`);
  for (const key of tokens.map(termKey)) if (key !== null) features.add(`=${key}`);
  return [...features];
}

function classOf(value: number, bounds: readonly number[]): number {
  const at = bounds.findIndex((bound) => value <= bound);
  return at === -1 ? bounds.length : at;
}
