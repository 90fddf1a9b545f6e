import type { AskFigure } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { listMet, type MetOrder } from './asked-meetings-repository.ts';
import { meetingLine, togetherWords } from './count-meetings.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  dayValue,
  hoursValue,
  nounOf,
  readableWords,
  scopeWords,
} from './figure-words.ts';
import { findMentions, type Mention, saidWords } from './find-mentions.ts';
import { nextFigure } from './next-meeting.ts';
import { meetingPath, meetingsScreen } from './screens.ts';
import { noPersons, showsPersons, tellsOfPersons } from './shows-persons.ts';

const linesMax = 12;

/** The day of the first or of the last meeting, or mention of a topic. */
export async function firstOrLastFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const isFirst = asked.query.measure === 'first';
  if (asked.query.topic !== null) return mentionFigure(at, asked, isFirst ? 'first' : 'last');
  const order = isFirst ? 'oldest' : 'newest';
  const met = await listMet(at.services.db, at.member, asked.scope, { order, limit: 1 });
  const [one] = met;
  const words = `${isFirst ? 'first' : 'last'} meeting${scopeWords(asked)}`;
  return figureOf({
    value: one ? dayValue(one.day) : none,
    label: one ? `${words}, ${one.title}` : words,
    definition: definitionOf(asked),
    screen: meetingsScreen(asked, order),
    lines: met.map(meetingLine),
  });
}

const definitionOf = (asked: FigureAsked): string =>
  `${readableWords}, ${daysWords(asked)}${togetherWords(asked)}.`;

/** The days of the meetings, or of the mentions of a topic. */
export async function whenFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { query, size } = asked;
  if (query.order === 'next') return nextFigure(at, asked);
  if (query.topic !== null) return mentionFigure(at, asked, 'last');
  if (query.order === 'last') return firstOrLastFigure(at, asked);
  if (tellsOfPersons(asked) && !(await showsPersons(at, asked))) return noPersons();
  const met = await listMet(at.services.db, at.member, asked.scope, {
    order: 'newest',
    limit: linesMax,
  });
  const [last] = met;
  const words = size.meetings === 1 ? 'the only meeting' : `last of ${size.meetings} meetings`;
  return figureOf({
    value: last ? dayValue(last.day) : none,
    label: last ? `${words}${scopeWords(asked)}, ${last.title}` : `meetings${scopeWords(asked)}`,
    definition: definitionOf(asked),
    screen: meetingsScreen(asked),
    lines: met.map(meetingLine),
    linesInAll: size.meetings,
  });
}

/** The meeting of the greatest known length, or of the smallest. */
export async function longestFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const order: MetOrder = asked.query.order === 'shortest' ? 'shortest' : 'longest';
  const met = await listMet(at.services.db, at.member, asked.scope, { order, limit: linesMax });
  const known = met.filter(({ minutes }) => minutes !== null);
  const [one] = known;
  const words = `${order} meeting${scopeWords(asked)}`;
  const unknown = met.length > 0 ? notKnown : none;
  return figureOf({
    value: one ? hoursValue(one.minutes ?? 0) : unknown,
    label: one ? `${words}, ${one.title}, ${dayValue(one.day)}` : words,
    definition: `Of known lengths. ${definitionOf(asked)}`,
    screen: order === 'longest' ? meetingsScreen(asked, 'longest') : null,
    lines: known.map((met) => ({
      ...meetingLine(met),
      value: hoursValue(met.minutes ?? 0),
      detail: dayValue(met.day),
    })),
  });
}

/** The day on which somebody mentioned the topic first, or last. */
async function mentionFigure(
  at: FoundAt,
  asked: FigureAsked,
  which: 'first' | 'last',
): Promise<AskFigure> {
  const isOfPeople = asked.people.length + asked.query.departments.length > 0;
  if (isOfPeople && !(await showsPersons(at, asked))) return noPersons();
  const mentions = await findMentions(at, asked, 'asked');
  const ordered = which === 'first' ? mentions.toSorted(byTime) : mentions;
  const [one] = ordered;
  const { topic } = asked.query;
  const turns = `${mentions.length} ${nounOf(mentions.length, 'turn')}`;
  const isOfPerson = asked.query.group === 'person' && which === 'first';
  const day = one ? dayValue(one.day) : none;
  return figureOf({
    value: one && isOfPerson ? (one.speaker?.name ?? notKnown) : day,
    label: one
      ? `${which} mention of “${topic}”${isOfPerson ? `, on ${day}` : ` of ${turns}`}, ${one.title}`
      : `mentions of “${topic}”`,
    definition: `Turns that say ${saidWords(asked, mentions)} in the analysed meetings that you may open, ${daysWords(asked)}.`,
    lines: ordered.map(mentionLine),
  });
}

/** As said, the first one first. */
const byTime = (one: Mention, other: Mention): number =>
  one.day.localeCompare(other.day) ||
  one.meetingId.localeCompare(other.meetingId) ||
  one.turn - other.turn;

const mentionLine = ({ text, day, title, speaker, meetingId, turn }: Mention) =>
  lineOf(`“${text}”`, {
    value: dayValue(day),
    detail: speaker ? `${speaker.name}, ${title}` : title,
    path: meetingPath(meetingId, turn),
  });
