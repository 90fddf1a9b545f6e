import type { AskFigure } from '@rapport/contract';
import { seesTalkFigures } from '../../../ground/meeting/visible-figures.ts';
import type { FoundAt } from '../found.ts';
import { listMet, type MetRow } from './asked-meetings-repository.ts';
import { listHeard, listMissing } from './asked-people-repository.ts';
import { meetingLine } from './count-meetings.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  dayValue,
  departmentWords,
  listed,
  nounOf,
  numberValue,
  scopeWords,
} from './figure-words.ts';
import { heardLine } from './list-heard.ts';
import { meetingPath, meetingsScreen, personPath } from './screens.ts';
import { noPersons, showsPersons } from './shows-persons.ts';

const linesMax = 12;
/** Who is missing is judged by so many of the last meetings of the series. */
const usualOf = 8;

/** Who was there; of people that the question names, whether they were. */
export async function attendedFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const {
    services: { db },
    member,
  } = at;
  const { query, scope, size, people } = asked;
  if (query.state === 'missing') return missingFigure(at, asked);
  const met = await listMet(db, member, scope, { order: 'newest', limit: linesMax });
  const [only] = size.meetings === 1 ? met : [];
  if (people.length > 0) return attendanceOf(at, asked, met);
  const heard = await listHeard(db, member, scope, {
    departments: query.departments,
    order: 'name',
    of: 'all',
    limit: linesMax,
  });
  const count = heard[0]?.people ?? 0;
  return figureOf({
    value: numberValue(count),
    label: `${nounOf(count, 'person', 'people')}${departmentWords(asked)} heard in ${only ? `${only.title}, ${dayValue(only.day)}` : `${size.meetings} ${nounOf(size.meetings, 'meeting')}${scopeWords(asked)}`}`,
    definition: `People who spoke; who was there in silence is not known. ${only ? `The meeting ${daysWords(asked)}` : `Analysed meetings that you may open, ${daysWords(asked)}`}.`,
    screen: only ? { path: meetingPath(only.id), name: only.title } : meetingsScreen(asked),
    lines: heard.map((one) => (only ? { ...heardLine(at, one), value: null } : heardLine(at, one))),
    linesInAll: count,
  });
}

/** The meetings in which these people were heard; how often one was there is a figure of a person. */
async function attendanceOf(
  at: FoundAt,
  asked: FigureAsked,
  met: readonly MetRow[],
): Promise<AskFigure> {
  const { people, size, series } = asked;
  if (size.meetings > 1 && !(await showsPersons(at, asked))) return noPersons();
  const names = listed(people.map(({ name }) => name));
  const were = people.length === 1 ? 'was' : 'were';
  return figureOf({
    value: size.meetings === 0 ? none : numberValue(size.meetings),
    label: `${nounOf(size.meetings, 'meeting')}${series ? ` of ${series.name}` : ''} in which ${names} ${were} heard`,
    definition: `Somebody was there if they spoke; who was there in silence is not known. Analysed meetings that you may open, ${daysWords(asked)}.`,
    screen: meetingsScreen(asked),
    lines: met.map(meetingLine),
    linesInAll: size.meetings,
  });
}

/** Who spoke in at least half of the last meetings of the series, but not in this one. */
async function missingFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const {
    services: { db },
    member,
  } = at;
  if (!seesTalkFigures(member)) return noPersons();
  const [meeting] = await listMet(db, member, asked.scope, { order: 'newest', limit: 1 });
  const { series } = asked;
  const definition = `Who spoke in at least half of the last ${usualOf} meetings of the series, up to this one, but not in it.`;
  if (!meeting || !series)
    return figureOf({
      value: notKnown,
      label: 'who was missing: this is known of meetings of a series',
      definition,
    });
  const missing = await listMissing(db, member, {
    meetingId: meeting.id,
    seriesId: series.id,
    last: usualOf,
  });
  return figureOf({
    value: numberValue(missing.length),
    label: `${nounOf(missing.length, 'person', 'people')} missing in ${meeting.title}, ${dayValue(meeting.day)}`,
    definition,
    screen: { path: meetingPath(meeting.id), name: meeting.title },
    lines: missing.map(({ userId, name, meetings, of }) =>
      lineOf(name, { value: `${meetings} of ${of} meetings`, path: personPath(userId) }),
    ),
  });
}
