import type { AskFigure } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { type HeardRow, listHeard } from './asked-people-repository.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  departmentWords,
  hoursValue,
  listed,
  nounOf,
  numberValue,
} from './figure-words.ts';
import { figureOfGroups, namesOfGroups } from './group-figure.ts';
import { countHeardByGroup } from './heard-by-group-repository.ts';
import { heardByState } from './heard-by-state.ts';
import { personPath } from './screens.ts';
import { noPersons, showsPersons } from './shows-persons.ts';

const linesMax = 12;

/** The people who spoke; of people that the question names, those who were in their meetings. */
export async function peopleHeardFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { query, people } = asked;
  if (query.state !== null) return heardByState(at, asked);
  if (people.length > 0 && !(await showsPersons(at, asked))) return noPersons();
  if (query.group !== null && query.group !== 'person') return heardByGroup(at, asked);
  const heard = await readHeard(at, asked, 'name');
  const count = heard[0]?.people ?? 0;
  const others =
    people.length > 0 ? ` in meetings with ${listed(people.map(({ name }) => name))}` : '';
  return figureOf({
    value: numberValue(count),
    label: `${nounOf(count, 'person', 'people')}${departmentWords(asked)} heard${others}${seriesWords(asked)}`,
    definition: definitionOf(asked),
    lines: heard.map((one) => heardLine(at, one)),
    linesInAll: count,
  });
}

const definitionOf = (asked: FigureAsked): string =>
  `People who spoke in the analysed meetings that you may open, ${daysWords(asked)}. Without a name, each label counts once in each meeting.`;

const seriesWords = ({ series }: FigureAsked): string => (series ? ` in ${series.name}` : '');

const readHeard = (
  { services: { db }, member }: FoundAt,
  asked: FigureAsked,
  order: 'name' | 'seconds' | 'least',
) =>
  listHeard(db, member, asked.scope, {
    departments: asked.query.departments,
    order,
    of: asked.people.length > 0 ? 'others' : 'all',
    limit: linesMax,
  });

/** How often somebody was there is a figure of a person. */
export const heardLine = (
  { member }: Pick<FoundAt, 'member'>,
  { userId, name, meetings }: HeardRow,
) =>
  lineOf(name, {
    value: seesTalkFigures(member) ? `${meetings} ${nounOf(meetings, 'meeting')}` : null,
    path: personPath(userId),
  });

async function heardByGroup(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const {
    services: { db },
    member,
  } = at;
  const { query, scope } = asked;
  const group = query.group ?? 'month';
  const rows = await countHeardByGroup(db, member, scope, group, query.departments);
  const groups = await namesOfGroups(db, member, group, rows, ({ people }) => people);
  const [one] = await readHeard(at, asked, 'name');
  return figureOfGroups(asked, groups, {
    write: (count) => `${count} ${nounOf(count, 'person', 'people')}`,
    writeSum: numberValue,
    inAll: one?.people ?? 0,
    noun: (count) => `${nounOf(count, 'person', 'people')} heard`,
    definition: definitionOf(asked),
    screen: null,
  });
}

/** Who spoke most, by time. */
export async function mostFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  if (!seesTalkFigures(at.member)) return noPersons();
  const isLeast = asked.query.order === 'least';
  const heard = await readHeard(at, asked, isLeast ? 'least' : 'seconds');
  const [first] = heard;
  const others =
    asked.people.length > 0
      ? ` in meetings with ${listed(asked.people.map(({ name }) => name))}`
      : '';
  return figureOf({
    value: first?.name ?? 'None',
    label: first
      ? `spoke ${isLeast ? 'least' : 'most'}${departmentWords(asked)}${others}${seriesWords(asked)}, ${hoursValue(first.seconds / 60)}`
      : `of the people${departmentWords(asked)} heard${seriesWords(asked)}`,
    definition: `Time spoken in the analysed meetings that you may open, ${daysWords(asked)}.`,
    lines: heard.map(({ userId, name, seconds, meetings }) =>
      lineOf(name, {
        value: hoursValue(seconds / 60),
        detail: `${meetings} ${nounOf(meetings, 'meeting')}`,
        path: personPath(userId),
      }),
    ),
    linesInAll: first?.people ?? 0,
  });
}
