import type { Coverage, OrganizationMap } from '@rapport/contract';
import { weeksBefore } from '@/components/organization-figures/period-words.ts';
import { counted, inDigits, plural } from '@/lib/number-words.ts';
import type { Bundle } from './bundle-departments.ts';
import { hours } from './pair-words.ts';
import type { Alone } from './picture-pairs.ts';

/** More departments are counted. */
const namedMax = 3;

/** 'Design, HR and 2 more' */
function listed(names: readonly string[]): string {
  const rest = names.length - namedMax;
  const all = rest > 0 ? [...names.slice(0, namedMax), `${inDigits(rest)} more`] : names;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : `${all[0] ?? ''}`;
}

/** 'Design has no tie among the strongest: 0.7 hours with Product.' */
export function aloneWords(
  alone: readonly Alone[],
  { untimed }: Pick<Coverage, 'untimed'>,
): string[] {
  const [first] = alone;
  if (!first) return [];
  if (alone.length === 1 && first.strongest)
    return [`${first.name} has no tie among the strongest: ${withOther(first.strongest)}.`];
  const weak = alone.flatMap(({ name, strongest }) =>
    strongest ? [`${name} (${withOther(strongest)})`] : [],
  );
  const silent = alone.flatMap(({ name, strongest }) => (strongest ? [] : [name]));
  return [
    ...(weak.length > 0
      ? [`${listed(weak)} ${plural(weak.length, 'has', 'have')} no tie among the strongest.`]
      : []),
    ...(silent.length > 0
      ? [
          `${listed(silent)} ${plural(silent.length, 'was', 'were')} in no meeting${untimed > 0 ? ' of known length' : ''} with another department.`,
        ]
      : []),
  ];
}

const withOther = ({ name, minutes }: NonNullable<Alone['strongest']>): string =>
  `${hours(minutes)} hours with ${name}`;

/** 'Against the four weeks before 2 pairs are new (blue) and 1 pair is lost (dashed).' */
export function changeWords(
  { pairs }: Pick<Bundle, 'pairs'>,
  { period }: Pick<OrganizationMap, 'period'>,
): string {
  const of = (change: string) => pairs.filter((pair) => pair.change === change).length;
  const [added, lost] = [of('new'), of('lost')];
  const against = `Against ${weeksBefore(period.weeks)}`;
  const told = [
    ...(added > 0 ? [`${counted(added, 'pair')} ${plural(added, 'is', 'are')} new (blue)`] : []),
    ...(lost > 0 ? [`${counted(lost, 'pair')} ${plural(lost, 'is', 'are')} lost (dashed)`] : []),
  ];
  return `${against} ${told.length > 0 ? told.join(' and ') : 'no pair is new and none is lost'}.`;
}

/** What the drawing leaves out; `leftOut` departments have no room in it. */
export function leftOutWords(
  { people, coverage }: Pick<OrganizationMap, 'people' | 'coverage'>,
  { silent }: Pick<Bundle, 'silent'>,
  leftOut: number,
): string[] {
  const homeless = people.filter(({ isHeard, department }) => isHeard && !department).length;
  const { untimed } = coverage;
  return [
    ...(silent.length > 0 ? [`Nobody of ${listed(silent)} was heard.`] : []),
    ...(leftOut > 0
      ? [
          `${counted(leftOut, 'more department')} of less talk ${plural(leftOut, 'is', 'are')} not drawn.`,
        ]
      : []),
    ...(homeless > 0
      ? [
          `${counted(homeless, 'person', 'people')} heard ${plural(homeless, 'has', 'have')} no department.`,
        ]
      : []),
    ...(untimed > 0 ? [`${counted(untimed, 'meeting')} without a known length not counted.`] : []),
  ];
}
