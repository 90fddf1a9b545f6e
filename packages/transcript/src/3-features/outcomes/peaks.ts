import type { Passage } from './passages.ts';

const apartTurns = 3;
const apartPassages = 4;
const leastWords = 3;

/** Positions of local maxima at or above the threshold, in the order of the meeting. */
export function peaksOf(
  passages: readonly Passage[],
  scores: readonly number[],
  { cut = 0, most = Number.POSITIVE_INFINITY }: { cut?: number; most?: number } = {},
): number[] {
  const taken = new Uint8Array(passages.length);
  const peaks: number[] = [];
  const candidates = passages.flatMap(({ tokens }, at) =>
    tokens.length >= leastWords && (scores[at] ?? cut) >= cut ? [at] : [],
  );
  candidates.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  for (const at of candidates) {
    if (peaks.length >= most) break;
    if (taken[at]) continue;
    peaks.push(at);
    const turn = passages[at]?.turn ?? 0;
    for (let near = at - apartPassages; near <= at + apartPassages; near++)
      if (Math.abs((passages[near]?.turn ?? Number.NaN) - turn) <= apartTurns) taken[near] = 1;
  }
  return peaks.sort((a, b) => a - b);
}
