import type { AskFigure, ChangeFound, FindingKind } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { listed, nounOf, numberValue } from './figure-words.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, seriesPath, topicPath } from './screens.ts';

/** The changes that chance does not explain, as the dashboard shows them. */
export async function changesFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const period = periodOf(asked);
  const changes = await at.services.figures.changes(at.member, period);
  const findings = changes.findings.filter((one) => isAskedFor(one, asked));
  const tested = changes.tests.reduce((sum, one) => sum + one.tested, 0);
  const { departments, topic } = asked.query;
  const names = [...departments, ...(topic === null ? [] : [topic])];
  const of = names.length > 0 ? ` of ${listed(names)}` : '';
  return figureOf({
    value: numberValue(findings.length),
    label: `${nounOf(findings.length, 'change')}${of} that chance does not explain`,
    definition: `${tested} ${nounOf(tested, 'figure')} were compared with those of the same time before: ${periodWords(changes.period)}.`,
    screen: ofPeriod('/', 'Dashboard', period),
    lines: findings.map((one) =>
      lineOf(`${subjectOf(one)}: ${units[one.kind].name}`, {
        value: `${written(one, one.now)}, before ${written(one, one.before)}`,
        detail:
          one.meetings === 0 ? null : `From ${one.meetings} ${nounOf(one.meetings, 'meeting')}`,
        path: pathOf(one, period),
      }),
    ),
  });
}

function isAskedFor(
  { subject, seriesId }: ChangeFound,
  { query: { departments, topic }, series }: FigureAsked,
): boolean {
  const names = new Set(subject.map((one) => one.toLowerCase()));
  const isNamed = (name: string) => names.has(name.toLowerCase());
  return (
    departments.every(isNamed) &&
    (topic === null || isNamed(topic)) &&
    (!series || seriesId === series.id)
  );
}

const subjectOf = ({ subject, group }: ChangeFound): string =>
  group === 'team' ? `The team ${listed(subject)}` : listed(subject);

type Unit = { name: string; times?: number; digits: number };
const units: Record<FindingKind, Unit> = {
  'talk-between-departments': { name: 'hours of meetings together', digits: 1 },
  'ties-between-departments': { name: 'ties', digits: 0 },
  'hours-of-department': { name: 'hours spoken', digits: 1 },
  'talk-of-department': { name: 'minutes spoken a meeting', times: 60, digits: 1 },
  'people-of-department': { name: 'people heard', digits: 0 },
  'mentions-of-initiative': { name: 'mentions', digits: 0 },
  'people-of-initiative': { name: 'people who spoke of it', digits: 0 },
  'mood-of-group': { name: 'mood out of 10', digits: 1 },
  'balance-of-series': { name: 'talk balance out of 100', digits: 0 },
  'overdue-actions': { name: 'number', digits: 0 },
};

const written = ({ kind }: ChangeFound, value: number): string => {
  const { times = 1, digits } = units[kind];
  return (value * times).toFixed(digits);
};

function pathOf({ kind, subject, seriesId }: ChangeFound, period: ReturnType<typeof periodOf>) {
  if (seriesId !== undefined) return seriesPath(seriesId);
  const isOfTopic = kind === 'mentions-of-initiative' || kind === 'people-of-initiative';
  return isOfTopic ? topicPath(subject[0] ?? '', period) : null;
}
