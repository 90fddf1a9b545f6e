/** Frequency of a term by document; only documents that contain it. */
type Places = ReadonlyMap<number, number>;

/** Documents are passages, chapters or meetings. `lengths` are in terms. */
export type TermIndex = {
  postings: { get(term: string): Places | undefined };
  lengths: readonly number[];
  meanLength: number;
};

/** An index that holds all of its terms. */
export type WholeIndex = TermIndex & { postings: ReadonlyMap<string, Places> };

export function indexTerms(documents: readonly (readonly string[])[]): WholeIndex {
  const postings = new Map<string, Map<number, number>>();
  for (const [at, terms] of documents.entries()) {
    for (const term of terms) {
      const places = postings.get(term);
      if (places) places.set(at, (places.get(at) ?? 0) + 1);
      else postings.set(term, new Map([[at, 1]]));
    }
  }
  return { postings, ...measured(documents.map(({ length }) => length)) };
}

/**
 * An index that looks a term up in another index when it is asked for, since a question has few terms.
 *
 * @param placesOf documents of a term with its frequency there; a document may be given several times
 */
export function derivedIndex(
  lengths: readonly number[],
  placesOf: (term: string) => Iterable<readonly [document: number, count: number]>,
): TermIndex {
  return {
    postings: {
      get(term) {
        const places = new Map<number, number>();
        for (const [at, count] of placesOf(term)) places.set(at, (places.get(at) ?? 0) + count);
        return places.size > 0 ? places : undefined;
      },
    },
    ...measured(lengths),
  };
}

const measured = (lengths: readonly number[]) => ({
  lengths,
  meanLength: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length),
});

/** Inverse document frequency: the rarer a term, the higher. 0 if it is not said. */
export function idf({ postings, lengths }: TermIndex, term: string): number {
  const found = postings.get(term)?.size ?? 0;
  return found === 0 ? 0 : Math.log(1 + (lengths.length - found + 0.5) / (found + 0.5));
}

/** Usual BM25 constants (Robertson and Zaragoza 2009). */
const saturation = 1.2;
const lengthShare = 0.75;

/** BM25 score of each document for weighted terms. */
export function weightedBm25(
  index: TermIndex,
  weights: Iterable<readonly [term: string, weight: number]>,
): number[] {
  const scores = index.lengths.map(() => 0);
  for (const [term, weight] of weights) {
    for (const [at, count] of index.postings.get(term) ?? []) {
      const relative = (index.lengths[at] ?? 0) / index.meanLength;
      const damped = count + saturation * (1 - lengthShare + lengthShare * relative);
      scores[at] = (scores[at] ?? 0) + (weight * count * (saturation + 1)) / damped;
    }
  }
  return scores;
}

export const bm25 = (index: TermIndex, terms: readonly string[]): number[] =>
  weightedBm25(
    index,
    [...new Set(terms)].map((term) => [term, idf(index, term)]),
  );
