import type { OrganizationMap } from '@rapport/contract';

/** How much two departments talk. */
export type Talk = { a: string; b: string; weight: number };

/** The summed strengths of the ties between each two departments, including lost ties. */
export function talkBetween({ people, ties }: Pick<OrganizationMap, 'people' | 'ties'>): Talk[] {
  const sums = new Map<string, Talk>();
  for (const tie of ties) {
    const [one, other] = [people[tie.a]?.department, people[tie.b]?.department];
    if (!one || !other || one === other) continue;
    const [a, b] = one < other ? [one, other] : [other, one];
    const key = JSON.stringify([a, b]);
    const sum = sums.get(key) ?? { a, b, weight: 0 };
    sums.set(key, { ...sum, weight: sum.weight + tie.strength });
  }
  return [...sums.values()].sort((one, other) =>
    one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1,
  );
}
