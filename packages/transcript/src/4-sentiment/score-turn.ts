import { tokensOf } from '../3-features/words.ts';
import type { Sentiment, TurnSentiment } from '../types.ts';
import { feelingWeights, intensifiers, negations } from './feeling-words.ts';

/** How far before a feeling word a negation still turns it. */
const negationReach = 3;
const negatedPositive = -0.6;
const negatedNegative = -0.25;

/** A line of this many words counts as it is; in longer ones the same feeling words weigh less. */
const plainLineWords = 10;
/** From here on a text is rated by how densely feeling words stand in it, not by how many there are. */
const longTurnWords = 40;
/** An exclamation mark makes what is felt stronger. */
const exclaimed = 1.25;
const steepness = 3.75;
const evidenceForFeeling = 2.25;
/** No line is surer than 94 in 100. */
const surestEvidence = 5;

/**
 * The feeling of a line or turn, from the feeling words it holds.
 * The three probabilities sum to 1; the sentiment is the likeliest, the score is positive minus negative.
 */
export function scoreLine(text: string): TurnSentiment {
  const tokens = tokensOf(text);
  const felt = feelingsIn(tokens);
  const emphasis = text.includes('!') ? exclaimed : 1;
  const dilution = dilutionOf(tokens.length);
  const evidenceFor = (feeling: number, opposite: number) => {
    const evidence = (steepness * emphasis * (feeling - 0.5 * opposite)) / dilution;
    return Math.exp(Math.min(evidence, surestEvidence) - evidenceForFeeling);
  };

  const positive = evidenceFor(felt.positive, felt.negative);
  const negative = evidenceFor(felt.negative, felt.positive);
  const sum = 1 + positive + negative;
  const probabilities = { positive: positive / sum, neutral: 1 / sum, negative: negative / sum };
  return {
    sentiment: likeliest(probabilities),
    score: probabilities.positive - probabilities.negative,
    probabilities,
  };
}

function dilutionOf(words: number): number {
  const upToLong = Math.min(Math.max(words, plainLineWords), longTurnWords);
  return Math.sqrt(upToLong / plainLineWords) * (Math.max(words, longTurnWords) / longTurnWords);
}

function likeliest({ positive, neutral, negative }: Record<Sentiment, number>): Sentiment {
  if (positive > neutral && positive > negative) return 'positive';
  return negative > neutral && negative > positive ? 'negative' : 'neutral';
}

function feelingsIn(tokens: readonly string[]): { positive: number; negative: number } {
  let positive = 0;
  let negative = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = longestFeelingAt(tokens, at);
    const weight = found.weight === 0 ? 0 : inContext(found.weight, tokens, at);
    if (weight > 0) positive += weight;
    else negative -= weight;
    at += found.words;
  }
  return { positive, negative };
}

/** The longest phrase of the lexicon that begins here, and its weight; one word of no weight where none does. */
function longestFeelingAt(
  tokens: readonly string[],
  at: number,
): { weight: number; words: number } {
  let longest = nothingFelt;
  let branch = lexicon.get(tokens[at] ?? '');
  for (let words = 1; branch; words++) {
    if (branch.weight !== null) longest = { weight: branch.weight, words };
    branch = branch.next.get(tokens[at + words] ?? '');
  }
  return longest;
}

const nothingFelt = { weight: 0, words: 1 };

/** The lexicon word by word, so that a phrase is followed without being put together. */
type Branch = { weight: number | null; next: Map<string, Branch> };

const lexicon = ((): Map<string, Branch> => {
  const roots = new Map<string, Branch>();
  for (const [phrase, weight] of feelingWeights) {
    let level = roots;
    let branch: Branch | undefined;
    for (const word of phrase.split(' ')) {
      branch = level.get(word) ?? { weight: null, next: new Map() };
      level.set(word, branch);
      level = branch.next;
    }
    if (branch) branch.weight = weight;
  }
  return roots;
})();

/** A feeling as its surroundings leave it: "very good", "not good", "not bad". */
function inContext(weight: number, tokens: readonly string[], at: number): number {
  let result = weight;
  const before = intensifiers.get(tokens[at - 1] ?? '');
  if (before !== undefined) result *= before;
  for (let back = 1; back <= negationReach; back++) {
    if (negations.has(tokens[at - back] ?? ''))
      return result * (weight > 0 ? negatedPositive : negatedNegative);
  }
  return result;
}
