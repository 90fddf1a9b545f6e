import type { OrganizationMap } from '@rapport/contract';
import { figureOf, lineOf, none } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import type { NamedTie } from './named-ties.ts';
import type { TieFigureWords } from './tie-words.ts';

type Pair = { names: readonly [string, string]; ties: number; strongest: number };

/** Ties between departments: those that are named, or all of which somebody was heard. */
export function departmentTies(
  asked: FigureAsked,
  ties: readonly NamedTie[],
  map: OrganizationMap,
  words: TieFigureWords,
) {
  const { departments, order, state } = asked.query;
  const pairs = pairsOf(departments.length > 0 ? departments : heardIn(map))
    .filter(([one, other]) => departments.length !== 1 || one !== other)
    .map((names) => pairOf(names, ties));
  const among = departments.length === 1 ? pairsWith(departments[0] ?? '', map, ties) : pairs;
  const apart = among.filter((pair) => pair.ties === 0);
  if (state === 'none')
    return figureOf({
      value: numberValue(apart.length),
      label: `${nounOf(apart.length, 'pair')} of departments without a tie, of ${among.length}`,
      ...words,
      lines: apart.map(pairLine),
    });
  const ordered = among.toSorted(
    (one, other) =>
      (order === 'least' ? one.ties - other.ties : other.ties - one.ties) ||
      one.names.join().localeCompare(other.names.join(), 'en'),
  );
  const [first] = ordered;
  if ((order === 'most' || order === 'least') && first)
    return figureOf({
      value: listed(first.names),
      label: `have the ${order === 'most' ? 'most' : 'fewest'} ties, ${first.ties}`,
      ...words,
      lines: ordered.map(pairLine),
    });
  const sum = among.reduce((total, pair) => total + pair.ties, 0);
  return figureOf({
    value: sum === 0 ? none : numberValue(sum),
    label: `${nounOf(sum, 'tie')} between ${departments.length > 1 ? listed(departments) : departments.length === 1 ? `${departments[0]} and others` : 'departments'}`,
    ...words,
    lines: ordered.map(pairLine),
  });
}

const heardIn = ({ people }: OrganizationMap): string[] => [
  ...new Set(
    people.flatMap(({ isHeard, department }) => (isHeard && department ? [department] : [])),
  ),
];

const pairsOf = (names: readonly string[]): [string, string][] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]));

function pairOf(names: readonly [string, string], ties: readonly NamedTie[]): Pair {
  const between = ties.filter(
    ({ a, b, change }) =>
      change !== 'lost' &&
      ((a.of.includes(names[0]) && b.of.includes(names[1])) ||
        (a.of.includes(names[1]) && b.of.includes(names[0]))),
  );
  return { names, ties: between.length, strongest: between[0]?.strength ?? 0 };
}

/** One named department with each other department of which somebody was heard. */
function pairsWith(name: string, map: OrganizationMap, ties: readonly NamedTie[]): Pair[] {
  const same = (one: string) => one.toLowerCase() === name.toLowerCase();
  return heardIn(map)
    .filter((other) => !same(other))
    .map((other) => {
      const between = ties.filter(
        ({ a, b, change }) =>
          change !== 'lost' &&
          ((a.of.length > 0 && b.department === other) ||
            (b.of.length > 0 && a.department === other)),
      );
      return { names: [name, other], ties: between.length, strongest: between[0]?.strength ?? 0 };
    });
}

const pairLine = ({ names, ties, strongest }: Pair) =>
  lineOf(listed(names), {
    value: ties === 0 ? 'No ties' : `${ties} ${nounOf(ties, 'tie')}`,
    detail: ties === 0 ? null : `The strongest of strength ${strongest} of 10`,
  });
