import type { DepartmentPair } from '@rapport/contract';
import { pairsOf, ratioToChance } from '@rapport/network';
import type { DepartmentPairSum, Person } from './map-repository.ts';

/** Every pair of departments that talked in one of the periods. */
export function departmentPairs(
  people: readonly Person[],
  now: readonly DepartmentPairSum[],
  before: readonly DepartmentPairSum[],
): DepartmentPair[] {
  const heard = new Map<string, number>();
  for (const { department, isHeard } of people)
    if (department && isHeard) heard.set(department, (heard.get(department) ?? 0) + 1);
  const everybody = [...heard.values()].reduce((sum, count) => sum + count, 0);
  const all = {
    exchanges: now.reduce((sum, { exchanges }) => sum + exchanges, 0),
    pairs: pairsOf(everybody),
  };
  const keyOf = ({ a, b }: { a: string; b: string }) => JSON.stringify([a, b]);
  const earlier = new Map(before.map((pair) => [keyOf(pair), pair]));
  const current = new Map(now.map((pair) => [keyOf(pair), pair]));
  return [...new Map([...earlier, ...current]).entries()].map(([key, { a, b }]) => {
    const pair = current.get(key);
    const exchanges = pair?.exchanges ?? 0;
    const [sizeOfA, sizeOfB] = [heard.get(a) ?? 0, heard.get(b) ?? 0];
    const pairs = a === b ? pairsOf(sizeOfA) : sizeOfA * sizeOfB;
    return {
      a,
      b,
      minutes: { now: pair?.minutes ?? 0, before: earlier.get(key)?.minutes ?? 0 },
      exchanges,
      ratioToChance: ratioToChance({ exchanges, pairs }, all),
    };
  });
}
