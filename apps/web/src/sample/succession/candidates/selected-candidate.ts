import type { RankedCandidate } from '../domain/ranking.ts';

const parameter = 'candidate';

/** The query with another candidate; other parameters are kept. */
export function withCandidate(search: string, id: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(parameter, id);
  return `?${parameters}`;
}

/** The candidate in the address, else the best one. */
export function selectedCandidate(
  search: string,
  candidates: readonly RankedCandidate[],
): RankedCandidate | undefined {
  const id = new URLSearchParams(search).get(parameter);
  return candidates.find((one) => one.id === id) ?? candidates[0];
}
