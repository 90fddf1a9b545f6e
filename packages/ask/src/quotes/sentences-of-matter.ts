import type { Meeting } from '../types.ts';
import { emptyTerms } from '../words/empty-words.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { type SaidSentence, saidSentences } from './said-sentences.ts';

type Pairs = readonly (readonly [string, string])[];

/** A sentence with those of its terms that are of the matter, of a whole only together. */
export type SentenceOfMatter = SaidSentence & { matter: readonly string[] };

export const sentencesOfMatter = (
  meeting: Pick<Meeting, 'turns'>,
  rarity: ReadonlyMap<string, number>,
  wholes: readonly (readonly string[])[],
): SentenceOfMatter[] => {
  const others = saidOtherwise([...rarity.keys()]);
  return saidSentences(meeting).map((one) => {
    const broken = new Set(wholes.filter((whole) => !follow(one.terms, whole)).flat());
    const said = one.terms.filter((term) => rarity.has(term) && !broken.has(term));
    const also = others.filter(({ said }) => said.test(one.text)).map(({ term }) => term);
    return { ...one, matter: [...said, ...also] };
  });
};

const follow = (terms: readonly string[], whole: readonly string[]): boolean =>
  terms.some((_, at) => whole.every((term, by) => terms[at + by] === term));

/** Share of these pairs in some sentences. Terms are compared only where two of the matter are said. */
export const pairsIn = (sentences: readonly SentenceOfMatter[], pairs: Pairs): number =>
  new Set(sentences.flatMap(({ matter }) => matter)).size < 2
    ? 0
    : pairShare(
        sentences.flatMap(({ terms }) => terms),
        pairs,
      );

/** Share of these pairs of terms that follow each other here, small words aside. */
export function pairShare(terms: readonly string[], pairs: Pairs): number {
  const content = terms.filter((term) => !emptyTerms.has(term));
  const found = pairs.filter(([one, other]) =>
    content.some((term, at) => term === one && content[at + 1] === other),
  );
  return pairs.length === 0 ? 0 : found.length / pairs.length;
}
