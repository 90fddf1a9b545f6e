import { isContentWord, tokensOf } from '../../../packages/transcript/src/3-features/words.ts';

const damping = 0.85;
const rounds = 30;

/**
 * TextRank (Mihalcea and Tarau 2004) of each sentence: similarity is the number of shared content words divided by
 * the logarithms of the lengths, followed by PageRank.
 */
export function textRank(sentences: readonly string[]): number[] {
  const words = sentences.map((sentence) => new Set(tokensOf(sentence).filter(isContentWord)));
  const neighbours = words.map((own, at) =>
    words.map((other, index) => (index === at ? 0 : similarity(own, other))),
  );
  const sums = neighbours.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores = sentences.map(() => 1);
  for (let round = 0; round < rounds; round++) {
    scores = neighbours.map((row) => {
      let received = 0;
      for (const [index, weight] of row.entries()) {
        if (weight > 0) received += ((scores[index] ?? 0) * weight) / (sums[index] ?? 1);
      }
      return 1 - damping + damping * received;
    });
  }
  return scores;
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  return shared === 0 ? 0 : shared / (Math.log(one.size + 1) + Math.log(other.size + 1));
}
