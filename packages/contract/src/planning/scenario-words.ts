import { counted } from '../counted.ts';
import type { ScenarioPerson } from './scenario-groups.ts';
import type { GroupCohesion, ScenarioResult } from './scenario-result.ts';
import type { ScenarioTemplate } from './scenario-templates.ts';
import type { Scenario } from './scenarios.ts';
import { groupsByTies } from './what-if-words.ts';

export const scenarioTemplateNames: Record<ScenarioTemplate, string> = {
  'what-if': 'What-if',
  'key-person-departure': 'Key Person Departure',
  'ceo-departure': 'CEO Departure',
  'team-merge': 'Team Merge',
  'team-split': 'Team Split',
  'security-breach': 'Security Breach',
  'team-restructure': 'Team Restructure',
  'major-client': 'Major Client',
  custom: 'Custom Scenario',
};

export const nothingComputed =
  'Nothing was computed for this plan: it holds what people wrote. Meetings cannot tell what would come of it.';

export const whatResultsKnow =
  'Drawn from who answered whom in meetings, without mail, chat or talk in the hallway. People may make new ties later; these are not predicted. Moods and ratings are not shown.';

type Named = Pick<ScenarioPerson, 'id' | 'name'>;

export const nameIn = (people: readonly Named[], id: string): string =>
  people.find((person) => person.id === id)?.name ?? 'Former participant';

const none = '–';
/** '1,204' */
const digits = (count: number) => count.toLocaleString('en');
const share = ({ part, of }: { part: number; of: number }) =>
  of === 0 ? none : `${Math.round((100 * part) / of)} % of ${digits(of)}`;
const parts = ({ part, of }: { part: number; of: number }) => `${digits(part)} of ${digits(of)}`;
const decimals = (value: number | null) => (value === null ? none : value.toFixed(2));

export type FigureRow = { label: string; meaning: string; before: string; after: string };

/** The figures of a result, before and after. */
export function figureRows(result: ScenarioResult): FigureRow[] {
  if (result.kind === 'groups') {
    const { before, after } = result;
    return [
      {
        label: 'Exchanges across groups',
        meaning: 'Turns that people without a common group addressed to each other, of all',
        before: share(before.across),
        after: share(after.across),
      },
      {
        label: 'Groups that speak directly',
        meaning: 'Pairs of groups with a tie, of all pairs',
        before: parts(before.tiedGroups),
        after: parts(after.tiedGroups),
      },
    ];
  }
  const { ties, bridges, departmentPairs, fragmentation, components } = result;
  const counts = (values: { before: number; after: number }) => ({
    before: digits(values.before),
    after: digits(values.after),
  });
  return [
    { label: 'Ties', meaning: 'Pairs of people who answer each other', ...counts(ties) },
    {
      label: 'Bridges between departments',
      meaning: 'Ties across two departments',
      ...counts(bridges),
    },
    {
      label: 'Departments that speak directly',
      meaning: 'Pairs of departments with a tie',
      ...counts(departmentPairs),
    },
    {
      label: groupsByTies,
      meaning: 'Of those who stay; between two groups there is no chain of ties',
      ...counts(components),
    },
    {
      label: 'Fragmentation',
      meaning: 'Of those who stay: 0 if all have ties with each other, 1 without any tie',
      before: decimals(fragmentation.before),
      after: decimals(fragmentation.after),
    },
  ];
}

export const cohesionColumns = [
  'Group',
  'People',
  'Ties within',
  groupsByTies,
  'Mean distance',
  'Fragmentation',
] as const;

export const cohesionCells = (one: GroupCohesion): string[] => [
  one.group,
  digits(one.people),
  digits(one.ties),
  digits(one.components),
  decimals(one.meanDistance),
  decimals(one.fragmentation),
];

/** How much talk a split would cut, compared with random splits; null for other results. */
export function divisionSentence(result: ScenarioResult): string | null {
  if (result.kind !== 'groups' || !result.division) return null;
  const { cut, of, byChance } = result.division;
  return `The split puts ${digits(cut)} of ${counted(of, 'exchange')} within the group between its two parts. Parts of the same sizes drawn by chance put between ${digits(byChance.from)} and ${digits(byChance.to)} there (the middle 90 of 100).`;
}

export type ScenarioStep = { key: string; text: string; origin: 'computed' | 'written' };

/** Recommendations from the result, followed by steps that people wrote. */
export function stepsOf({
  configuration,
  result,
  people,
}: Pick<Scenario, 'configuration' | 'result' | 'people'>): ScenarioStep[] {
  const written = configuration.steps.map((text) => ({
    key: stepKey(text),
    text,
    origin: 'written' as const,
  }));
  const computed = result ? computedSteps(result, configuration.template, people) : [];
  return [...computed.map((step) => ({ ...step, origin: 'computed' as const })), ...written];
}

function computedSteps(
  result: ScenarioResult,
  template: ScenarioTemplate,
  people: readonly Named[],
): Omit<ScenarioStep, 'origin'>[] {
  const name = (id: string) => nameIn(people, id);
  if (result.kind === 'groups')
    return result.between.map(({ a, b, exchanges }) => ({
      key: `between:${a}:${b}`,
      text:
        template === 'team-split'
          ? `Keep ${name(a)} and ${name(b)} in touch: ${counted(exchanges, 'exchange')} would cross the new border.`
          : `Ask ${name(a)} and ${name(b)}, who already talk, to bring their groups together.`,
    }));
  const links = (result.links ?? []).map(({ leaver, own, other, keeper }) => ({
    key: `link:${leaver}:${stepKey(`${own}, ${other}`)}`,
    text: keeper
      ? `Ask ${name(keeper)} to keep ${own} and ${other} in touch.`
      : `Decide who keeps ${own} and ${other} in touch: nobody in ${own} meets ${other}.`,
  }));
  const ties = result.takeOver.map(({ leaver, stays, successor }) => ({
    key: `take-over:${leaver}:${stays}`,
    text: successor
      ? `Ask ${name(successor.person)} to take over what ${name(leaver)} and ${name(stays)} share.`
      : `Decide who takes over what ${name(leaver)} and ${name(stays)} share: nobody meets either side.`,
  }));
  return [...links, ...ties];
}

/** Identifies a written step without storing its words (FNV-1a hash). */
export function stepKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `step:${(hash >>> 0).toString(36)}`;
}
