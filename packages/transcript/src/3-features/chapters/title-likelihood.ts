import type { SpokenTurn } from '../talk.ts';
import type { TopicCandidate } from '../topic-candidates.ts';
import { spell } from '../topic-phrases.ts';

/** A subject is named where its chapter begins. */
const openingLetters = 700;
/** In logits; docs/analysis.md says from what. */
const weights = {
  rarestWord: 0.6,
  letter: 0.046,
  opening: 0.8,
  phrase: 0.6,
  ending: 0.9,
  own: 0.1,
};

/**
 * How likely a candidate tells the subject of a chapter, in logits up to a constant: all its words are said often there,
 * it is said at the beginning, is not short, and nothing else follows it in its phrase.
 *
 * @param ownShareOf 0 to 1: how much of it is said in this chapter
 */
export function titleLikelihood(
  candidates: readonly TopicCandidate[],
  ownShareOf: (candidate: TopicCandidate) => number,
  turns: readonly SpokenTurn[],
): (candidate: TopicCandidate) => number {
  const countOf = new Map(
    candidates.flatMap(({ words, count }) => (words.length === 1 ? [[words[0], count]] : [])),
  );
  const opening = openingOf(turns);
  return (candidate) => {
    const { words, count, endings } = candidate;
    const title = spell(candidate);
    const rarest = Math.min(...words.map((word) => countOf.get(word) ?? 0));
    return (
      weights.rarestWord * Math.log2(1 + rarest) +
      weights.letter * title.length +
      (opening.includes(title.toLowerCase()) ? weights.opening : 0) +
      (words.length > 1 ? weights.phrase : 0) +
      (weights.ending * endings) / count +
      weights.own * ownShareOf(candidate)
    );
  };
}

function openingOf(turns: readonly SpokenTurn[]): string {
  let opening = '';
  for (const { text } of turns.flatMap(({ sentences }) => sentences)) {
    if (opening.length >= openingLetters) break;
    opening += ` ${text.toLowerCase()}`;
  }
  return opening.slice(0, openingLetters);
}
