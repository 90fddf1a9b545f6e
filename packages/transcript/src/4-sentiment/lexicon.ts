import { feelingWeights, intensifiers } from './feeling-words.ts';
import type { Token } from './tokens.ts';

export type FeelingWord = { words: string[]; weight: number; isNegated: boolean };

/** In order; at each word the longest phrase that begins there counts. */
export function feelingWordsIn(words: readonly Token[]): FeelingWord[] {
  const found: FeelingWord[] = [];
  for (let at = 0; at < words.length; ) {
    const { weight, length } = longestFeelingAt(words, at);
    if (weight !== 0)
      found.push({
        words: words.slice(at, at + length).map(({ text }) => text),
        weight: weight * (intensifiers.get(words[at - 1]?.text ?? '') ?? 1),
        isNegated: words[at]?.isNegated ?? false,
      });
    at += length;
  }
  return found;
}

/** Sums by direction and negation. */
export type FeelingSums = {
  positive: number;
  negative: number;
  negatedPositive: number;
  negatedNegative: number;
};

export function feelingSums(words: readonly Token[]): FeelingSums {
  const sums = { positive: 0, negative: 0, negatedPositive: 0, negatedNegative: 0 };
  for (const { weight, isNegated } of feelingWordsIn(words)) {
    if (weight > 0) sums[isNegated ? 'negatedPositive' : 'positive'] += weight;
    else sums[isNegated ? 'negatedNegative' : 'negative'] -= weight;
  }
  return sums;
}

function longestFeelingAt(words: readonly Token[], at: number): { weight: number; length: number } {
  let longest = nothingFelt;
  let branch = lexicon.get(words[at]?.text ?? '');
  for (let length = 1; branch; length++) {
    if (branch.weight !== null) longest = { weight: branch.weight, length };
    branch = branch.next.get(words[at + length]?.text ?? '');
  }
  return longest;
}

const nothingFelt = { weight: 0, length: 1 };

/** A tree of words, to find the longest phrase. */
type Branch = { weight: number | null; next: Map<string, Branch> };

const lexicon = ((): Map<string, Branch> => {
  const roots = new Map<string, Branch>();
  for (const [phrase, weight] of feelingWeights) {
    let level = roots;
    let branch: Branch | undefined;
    for (const word of phrase.split(/[ -]/)) {
      branch = level.get(word) ?? { weight: null, next: new Map() };
      level.set(word, branch);
      level = branch.next;
    }
    if (branch) branch.weight = weight;
  }
  return roots;
})();
