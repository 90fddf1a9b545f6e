import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { sumLengths } from './asked-meetings-repository.ts';
import { listHeard } from './asked-people-repository.ts';
import { meetingLine, togetherWords } from './count-meetings.ts';
import { hoursMentioning } from './count-mentions.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  departmentWords,
  hoursValue,
  lengthValue,
  listed,
  readableWords,
  scopeWords,
} from './figure-words.ts';
import { groupFigure } from './group-figure.ts';
import { meetingsScreen, personPath } from './screens.ts';
import { noPersons, showsPersons, tellsOfPersons } from './shows-persons.ts';

const linesMax = 12;

/** The length of the meetings, or the time that people spoke in them. */
export async function hoursFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  const isSpoken = asked.query.state === 'spoken';
  const isOfPersons = tellsOfPersons(asked);
  if (isOfPersons && !(await showsPersons(at, asked))) return noPersons();
  if (isSpoken) return spokenFigure(at, asked);
  if (asked.query.topic !== null) return hoursMentioning(at, asked);
  const { db } = at.services;
  const totals = await sumLengths(db, at.member, asked.scope, linesMax);
  const { meetings, minutes, untimed, longest } = totals;
  const unknown =
    untimed > 0 ? ` ${untimed} of ${meetings} have no known length and are not in the sum.` : '';
  const definition = `Length of meetings: ${readableWords.toLowerCase()}, ${daysWords(asked)}${togetherWords(asked)}.${unknown}`;
  const screen = meetingsScreen(asked, 'longest');
  if (asked.query.group !== null)
    return groupFigure(at, asked, {
      measure: (totals) => totals.minutes,
      write: hoursValue,
      writeSum: (sum) => lengthValue(sum, untimed),
      noun: () => 'of meetings',
      definition,
      screen,
    });
  return figureOf({
    value: lengthValue(minutes, untimed),
    label: `of meetings${scopeWords(asked)}`,
    definition,
    screen,
    lines: longest.map((one) => ({
      ...meetingLine(one),
      value: one.minutes === null ? 'Not known' : hoursValue(one.minutes),
      detail: meetingLine(one).value,
    })),
    linesInAll: meetings,
  });
}

/** Null for groups by time, of which no time spoken is summed. */
async function spokenFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  const { people, query, series } = asked;
  if (query.group !== null && query.group !== 'person') return null;
  const heard = await listHeard(at.services.db, at.member, asked.scope, {
    departments: query.departments,
    order: query.order === 'least' ? 'least' : 'seconds',
    of: people.length > 0 ? 'scope' : 'all',
    limit: linesMax,
  });
  const [first] = heard;
  const seconds = first?.secondsInAll ?? 0;
  const names = people.length > 0 ? ` by ${listed(people.map(({ name }) => name))}` : '';
  const ofSeries = series ? ` in ${series.name}` : '';
  // Lines name single people, who are told only where they are asked for by name or by group.
  const isNamed = people.length > 0 || query.group === 'person';
  return figureOf({
    value: hoursValue(seconds / 60),
    label: `spoken${names}${departmentWords(asked)}${ofSeries}`,
    definition: `Time spoken in the analysed meetings that you may open, ${daysWords(asked)}.`,
    lines: isNamed
      ? heard.map(({ userId, name, seconds }) =>
          lineOf(name, { value: hoursValue(seconds / 60), path: personPath(userId) }),
        )
      : [],
    linesInAll: isNamed ? (first?.people ?? 0) : 0,
  });
}
