import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { listMet, type MetRow } from './asked-meetings-repository.ts';
import { countMentioning } from './count-mentions.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  dayValue,
  hoursValue,
  nounOf,
  numberValue,
  readableWords,
  scopeWords,
} from './figure-words.ts';
import { groupFigure } from './group-figure.ts';
import { meetingPath, meetingsScreen } from './screens.ts';
import { noPersons, showsPersons, tellsOfPersons } from './shows-persons.ts';

const linesMax = 12;

/** The number of meetings, and the newest of them. */
export async function meetingsFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  if (tellsOfPersons(asked) && !(await showsPersons(at, asked))) return noPersons();
  if (asked.query.topic !== null) return countMentioning(at, asked);
  const screen = meetingsScreen(asked);
  const definition = `${readableWords}, ${daysWords(asked)}${togetherWords(asked)}.`;
  if (asked.query.group !== null)
    return groupFigure(at, asked, {
      measure: ({ meetings }) => meetings,
      write: (meetings) => `${numberValue(meetings)} ${nounOf(meetings, 'meeting')}`,
      writeSum: numberValue,
      noun: (count) => nounOf(count, 'meeting'),
      definition,
      screen,
    });
  const { meetings } = asked.size;
  const met = await listMet(at.services.db, at.member, asked.scope, {
    order: 'newest',
    limit: linesMax,
  });
  return figureOf({
    value: numberValue(meetings),
    label: `${nounOf(meetings, 'meeting')}${scopeWords(asked)}`,
    definition,
    screen,
    lines: met.map(meetingLine),
    linesInAll: meetings,
  });
}

export const meetingLine = ({ id, title, day, minutes }: MetRow) =>
  lineOf(title, {
    value: dayValue(day),
    detail: minutes === null ? null : hoursValue(minutes),
    path: meetingPath(id),
  });

/** ', in which all of them were heard' */
export function togetherWords({ people, query: { departments, group } }: FigureAsked): string {
  if (people.length === 0 && departments.length === 0) return '';
  if (group === 'person' || group === 'department' || group === 'team')
    return ', in which each of them was heard';
  if (people.length + departments.length > 1) return ', in which all of them were heard';
  return people.length > 0
    ? ', in which this person was heard'
    : ', in which somebody of it was heard';
}
