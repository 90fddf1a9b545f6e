import type { Doubt, Turn } from '../types.ts';

const leastTurns = 10;
const mostShare = 0.9;
/** Below this, a time now and then is the way of the file. */
const usualShare = 0.5;
const leastRunShare = 0.2;

/** Times on most turns but not on all, or none from some turn on. */
export function someTimesDoubt(
  turns: readonly Turn[],
): Extract<Doubt, { kind: 'some-times' }> | null {
  const said = turns.filter(({ written }) => !written);
  const timed = said.filter(({ start }) => start !== null).length;
  if (said.length < leastTurns || timed === 0 || timed > said.length * mostShare) return null;
  const run = longestUntimed(said);
  const isPart = run >= Math.max(leastTurns, said.length * leastRunShare);
  const isUsual = timed >= (said.length - (isPart ? run : 0)) * usualShare;
  return isUsual ? { kind: 'some-times', timed, turns: said.length } : null;
}

function longestUntimed(turns: readonly Turn[]): number {
  let longest = 0;
  let run = 0;
  for (const { start } of turns) {
    run = start === null ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
