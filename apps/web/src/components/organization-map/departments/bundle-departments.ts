import type { DepartmentPair, OrganizationMap, TieChange } from '@rapport/contract';

export type HeardDepartment = { name: string; heard: number; people: number };

/** `a` and `b` are positions among the departments. `minutes` of meetings in which both spoke. */
export type BundledPair = {
  a: number;
  b: number;
  minutes: DepartmentPair['minutes'];
  change: TieChange;
};

export type Bundle = {
  /** Those with the longest pair first, so that the strongest pairs are among the first ones. */
  departments: readonly HeardDepartment[];
  /** The longest together first, then lost ones. */
  pairs: readonly BundledPair[];
  /** Names of departments that were heard in neither period. */
  silent: readonly string[];
};

/** The departments that were heard, and the time that each two of them spent in meetings together. */
export function bundleDepartments({
  people,
  departments: talk,
}: Pick<OrganizationMap, 'people' | 'departments'>): Bundle {
  const between = talk.filter(({ a, b }) => a !== b);
  const longest = new Map<string, number>();
  for (const { a, b, minutes } of between)
    for (const name of [a, b])
      longest.set(name, Math.max(longest.get(name) ?? 0, minutes.now, minutes.before));
  const known = new Map<string, HeardDepartment>();
  for (const { department, isHeard } of people) {
    if (!department) continue;
    const one = known.get(department) ?? { name: department, heard: 0, people: 0 };
    known.set(department, one);
    one.people += 1;
    one.heard += Number(isHeard);
  }
  const lengthOf = ({ name }: HeardDepartment) => longest.get(name) ?? 0;
  const departments = [...known.values()]
    .filter((one) => one.heard > 0 || lengthOf(one) > 0)
    .sort(
      (one, other) =>
        lengthOf(other) - lengthOf(one) ||
        other.heard - one.heard ||
        (one.name < other.name ? -1 : 1),
    );
  const places = new Map(departments.map(({ name }, at) => [name, at]));
  return {
    departments,
    pairs: between.flatMap((pair) => bundledPair(pair, places)).sort(longestFirst),
    silent: [...known.keys()].filter((name) => !places.has(name)).sort(),
  };
}

function bundledPair(
  { a, b, minutes }: DepartmentPair,
  places: ReadonlyMap<string, number>,
): BundledPair[] {
  const [first, second] = [places.get(a), places.get(b)];
  if (first === undefined || second === undefined) return [];
  if (minutes.now === 0 && minutes.before === 0) return [];
  const change = minutes.before === 0 ? 'new' : minutes.now === 0 ? 'lost' : 'kept';
  return [{ a: first, b: second, minutes, change }];
}

const longestFirst = ({ minutes: one }: BundledPair, { minutes: other }: BundledPair): number =>
  other.now - one.now || other.before - one.before;
