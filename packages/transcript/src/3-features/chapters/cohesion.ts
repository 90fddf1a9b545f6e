import type { SpokenTurn, Talk } from '../talk.ts';
import { windowSimilarity } from './window-similarity.ts';

/** In content words. */
const lexicalWidths = [20, 60, 150, 400];
const speakerWidths = [40, 150, 400];
const noveltyWidth = 60;
const parts = 20;

/**
 * Measures of cohesion at each gap between turns, one column each, standardised within the meeting: shared words
 * (TextTiling, Hearst 1997), shared speakers, and words that first or last occur there.
 */
export function cohesionColumns({ turns, names }: Talk): Float64Array[] {
  const text = contentOf(turns);
  const gaps = text.starts.slice(1);
  const lexical = lexicalWidths.map((width) => ({
    width,
    similarity: windowSimilarity(text.terms, gaps, width, text.weights),
  }));
  const evenly = new Float64Array(names.length + 1).fill(1);
  const novelty = noveltyAt(text, gaps);
  return [
    ...lexical.map(({ similarity }) => similarity),
    ...lexical.map(({ similarity, width }) => depths(similarity, gaps, width)),
    ...speakerWidths.map((width) => windowSimilarity(text.speakers, gaps, width, evenly)),
    novelty.begun,
    novelty.ended,
  ].map(standardised);
}

type Content = {
  terms: Int32Array;
  speakers: Int32Array;
  starts: number[];
  weights: Float64Array;
};

function contentOf(turns: readonly SpokenTurn[]): Content {
  const ids = new Map<string, number>();
  const terms: number[] = [];
  const speakers: number[] = [];
  const starts: number[] = [];
  for (const { sentences, speaker } of turns) {
    starts.push(terms.length);
    for (const { keys } of sentences) {
      for (const key of keys) {
        if (key === null) continue;
        const id = ids.get(key) ?? ids.size;
        ids.set(key, id);
        terms.push(id);
        speakers.push((speaker ?? -1) + 1);
      }
    }
  }
  const spread = new Float64Array(ids.size);
  const lastPart = new Int32Array(ids.size).fill(-1);
  for (const [at, id] of terms.entries()) {
    const part = Math.floor((at / terms.length) * parts);
    if (lastPart[id] === part) continue;
    lastPart[id] = part;
    spread[id] = (spread[id] ?? 0) + 1;
  }
  return {
    terms: Int32Array.from(terms),
    speakers: Int32Array.from(speakers),
    starts,
    weights: spread.map((count) => Math.log((parts + 1) / count)),
  };
}

function noveltyAt({ terms, weights }: Content, gaps: readonly number[]) {
  const first = new Int32Array(weights.length).fill(-1);
  const last = new Int32Array(weights.length).fill(-1);
  for (const [at, id] of terms.entries()) {
    if (first[id] === -1) first[id] = at;
    last[id] = at;
  }
  const begunBefore = new Float64Array(terms.length + 1);
  const endedBefore = new Float64Array(terms.length + 1);
  for (const [at, id] of terms.entries()) {
    const again = first[id] === last[id] ? 0 : 1;
    begunBefore[at + 1] = (begunBefore[at] ?? 0) + (first[id] === at ? again : 0);
    endedBefore[at + 1] = (endedBefore[at] ?? 0) + (last[id] === at ? again : 0);
  }
  const between = (sums: Float64Array, from: number, to: number) =>
    (sums[Math.min(to, terms.length)] ?? 0) - (sums[Math.max(from, 0)] ?? 0);
  return {
    begun: Float64Array.from(gaps, (gap) => between(begunBefore, gap, gap + noveltyWidth)),
    ended: Float64Array.from(gaps, (gap) => between(endedBefore, gap - noveltyWidth, gap)),
  };
}

/** Depth of the valley of similarity within `width` units (Hearst 1997). */
function depths(similarity: Float64Array, gaps: readonly number[], width: number): Float64Array {
  const before = highestWithin(similarity, gaps, width);
  const after = highestWithin(
    similarity.toReversed(),
    gaps.toReversed().map((gap) => -gap),
    width,
  ).reverse();
  return similarity.map((value, at) => (before[at] ?? value) + (after[at] ?? value) - 2 * value);
}

/** Sliding maximum, using a queue of decreasing values. */
function highestWithin(values: Float64Array, gaps: readonly number[], width: number): Float64Array {
  const queue: number[] = [];
  let head = 0;
  return values.map((value, at) => {
    while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 0) <= value) queue.pop();
    queue.push(at);
    while ((gaps[queue[head] ?? at] ?? 0) < (gaps[at] ?? 0) - width) head++;
    return values[queue[head] ?? at] ?? value;
  });
}

function standardised(values: Float64Array): Float64Array {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value) => (value - mean) / deviation);
}
