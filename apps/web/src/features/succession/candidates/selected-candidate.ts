import type { RankedCandidate } from '@/sample-data/succession/ranking.ts';

const parameter = 'candidate';

/** An address's query with another candidate in it; the rest of it stays. */
export function withCandidate(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, id);
  return `?${parameters}`;
}

/** Whom the address names, else the best one. */
export function selectedCandidate(
  search: string,
  candidates: readonly RankedCandidate[],
): RankedCandidate | undefined {
  const id = new URLSearchParams(search).get(parameter);
  return candidates.find((one) => one.id === id) ?? candidates[0];
}
