import { stemmer } from 'stemmer';

/** F1 in percent of words, pairs of words, and longest common subsequences over sentences. */
export type Rouge = { one: number; two: number; lsum: number };

/** Lin 2004, with Porter stemming. Sentences end at a full stop or line end. */
export function rouge(candidate: string, reference: string): Rouge {
  const ours = sentencesOf(candidate);
  const theirs = sentencesOf(reference);
  return {
    one: overlap(grams(ours.flat(), 1), grams(theirs.flat(), 1)),
    two: overlap(grams(ours.flat(), 2), grams(theirs.flat(), 2)),
    lsum: unionOfSubsequences(ours, theirs),
  };
}

export function meanRouge(results: readonly Rouge[]): Rouge {
  const mean = (of: (result: Rouge) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  return {
    one: mean(({ one }) => one),
    two: mean(({ two }) => two),
    lsum: mean(({ lsum }) => lsum),
  };
}

const sentencesOf = (text: string): string[][] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => (sentence.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));

const stem = (word: string) => (word.length > 3 ? stemmer(word) : word);

function grams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at + size <= words.length; at++) {
    const gram = words.slice(at, at + size).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>) =>
  counts.values().reduce((sum, count) => sum + count, 0);

function overlap(ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const [gram, count] of ours) shared += Math.min(count, theirs.get(gram) ?? 0);
  return f1(shared, total(ours), total(theirs));
}

function f1(shared: number, ours: number, theirs: number): number {
  return ours + theirs === 0 ? 0 : (200 * shared) / (ours + theirs);
}

/** For each reference sentence, the words that also occur in the same order in any candidate sentence. */
function unionOfSubsequences(ours: readonly string[][], theirs: readonly string[][]): number {
  const left = { ours: grams(ours.flat(), 1), theirs: grams(theirs.flat(), 1) };
  const sizes = { ours: total(left.ours), theirs: total(left.theirs) };
  let shared = 0;
  for (const sentence of theirs) {
    const found = new Set(ours.flatMap((other) => commonPositions(sentence, other)));
    for (const at of found) {
      const word = sentence[at] ?? '';
      const [a, b] = [left.ours.get(word) ?? 0, left.theirs.get(word) ?? 0];
      if (a === 0 || b === 0) continue;
      left.ours.set(word, a - 1);
      left.theirs.set(word, b - 1);
      shared++;
    }
  }
  return f1(shared, sizes.ours, sizes.theirs);
}

/** Positions in `words` of the longest common subsequence. */
function commonPositions(words: readonly string[], other: readonly string[]): number[] {
  const width = other.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  const length = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = 1; row <= words.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      lengths[row * width + column] =
        words[row - 1] === other[column - 1]
          ? length(row - 1, column - 1) + 1
          : Math.max(length(row - 1, column), length(row, column - 1));
    }
  }
  const positions: number[] = [];
  let [row, column] = [words.length, other.length];
  while (row > 0 && column > 0) {
    if (words[row - 1] === other[column - 1]) {
      positions.push(row - 1);
      row--;
      column--;
    } else if (length(row - 1, column) >= length(row, column - 1)) row--;
    else column--;
  }
  return positions;
}
