import type { Bundle, BundledPair, HeardDepartment } from './bundle-departments.ts';

export type PairView = { isAll: boolean; compares: boolean; isPhone: boolean };

/** What one drawing holds of a bundle; positions of departments stay. */
export type Picture = {
  departments: readonly HeardDepartment[];
  /** The longest together first, then lost ones. */
  pairs: readonly BundledPair[];
  /** Number of pairs of the period, drawn and of all. */
  together: { drawn: number; all: number };
};

const strongest = 8;
/** More circles leave no room for their names. */
const departmentsMax = { desk: 2 * strongest, phone: strongest } as const;

/** The strongest pairs or all; where periods are compared, lost ones by the same rule. */
export function pictureOf(bundle: Bundle, { isAll, compares, isPhone }: PairView): Picture {
  const most = isPhone ? departmentsMax.phone : departmentsMax.desk;
  const isDrawn = ({ a, b }: BundledPair) => a < most && b < most;
  const choose = (pairs: readonly BundledPair[]) => {
    if (isAll) return pairs.filter(isDrawn);
    // Weaker pairs than one without room are not among the strongest.
    const end = pairs.findIndex((pair) => !isDrawn(pair));
    return pairs.slice(0, end < 0 ? strongest : Math.min(strongest, end));
  };
  const now = bundle.pairs.filter(({ change }) => change !== 'lost');
  const before = bundle.pairs
    .filter(({ minutes }) => minutes.before > 0)
    .sort((one, other) => other.minutes.before - one.minutes.before);
  const drawn = choose(now);
  const lost = compares ? choose(before).filter(({ change }) => change === 'lost') : [];
  return {
    departments: bundle.departments.slice(0, most),
    pairs: [...drawn, ...lost],
    together: { drawn: drawn.length, all: now.length },
  };
}

/** All departments and pairs, as the list has them. */
export function wholePicture(bundle: Bundle, compares: boolean): Picture {
  const now = bundle.pairs.filter(({ change }) => change !== 'lost');
  return {
    departments: bundle.departments,
    pairs: compares ? bundle.pairs : now,
    together: { drawn: now.length, all: now.length },
  };
}

export type Alone = { name: string; strongest: { name: string; minutes: number } | null };

/** Drawn departments without a drawn pair, each with the longest of its own. */
export function alone({ departments, pairs }: Bundle, picture: Picture): Alone[] {
  const paired = new Set(picture.pairs.flatMap(({ a, b }) => [a, b]));
  return picture.departments.flatMap(({ name, heard }, at): Alone[] => {
    if (paired.has(at) || heard === 0) return [];
    const own = pairs.find((pair) => pair.minutes.now > 0 && (pair.a === at || pair.b === at));
    const other = own && departments[own.a === at ? own.b : own.a];
    return [
      { name, strongest: own && other ? { name: other.name, minutes: own.minutes.now } : null },
    ];
  });
}
