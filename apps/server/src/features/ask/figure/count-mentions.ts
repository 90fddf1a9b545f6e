import type { AskFigure, AskQuery } from '@rapport/contract';
import type { Found, FoundAt } from '../found.ts';
import { pageOf } from '../thread/page-of.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import {
  daysWords,
  dayValue,
  departmentWords,
  hoursValue,
  listed,
  nounOf,
  numberValue,
  scopeWords,
} from './figure-words.ts';
import { findMentions, type Mention, readMentions, saidWords } from './find-mentions.ts';
import { foundFigure } from './found-figure.ts';
import { figureOfGroups } from './group-figure.ts';
import { countByGroup } from './group-mentions.ts';
import { meetingPath } from './screens.ts';
import { noPersons, showsPersons, tellsOfPersons } from './shows-persons.ts';

const definitionOf = (asked: FigureAsked, mentions: readonly Mention[]) =>
  `Turns that say ${saidWords(asked, mentions)}, whatever the case and the plural, in the analysed meetings that you may open, ${daysWords(asked)}.`;

/** How often a topic was said: the turns that mention it. Null without a topic. */
export async function mentionsFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure | null> {
  if (asked.query.topic === null) return null;
  if (await hidesPersons(at, asked)) return noPersons();
  const mentions = await findMentions(at, asked, 'asked');
  return asked.query.group === null ? turnsFigure(asked, mentions) : byGroup(at, asked, mentions);
}

/** Whether the turns that a figure of mentions counts are quoted. */
export const quotesMentions = ({ measure, topic, group, departments }: AskQuery): boolean =>
  measure === 'mentions' && topic !== null && group === null && departments.length === 0;

/**
 * How often a topic was said, and the turns that say it.
 * @throws AppError 403 if too many meetings have the words
 */
export async function quoteMentions(at: FoundAt, asked: FigureAsked): Promise<Found> {
  if (await hidesPersons(at, asked)) return foundFigure(noPersons());
  const { mentions, counted, loaded } = await readMentions(at, asked, 'asked');
  const dayOf = (id: string) => loaded.shown.get(id)?.date ?? '';
  return {
    ...foundFigure(turnsFigure(asked, mentions)),
    quotes: counted.quotes,
    sentences: counted.sentences,
    page: at.page ? pageOf(counted.page, at.page, dayOf) : [],
    loaded,
  };
}

const hidesPersons = async (at: FoundAt, asked: FigureAsked): Promise<boolean> =>
  tellsOfPersons(asked) && !(await showsPersons(at, asked));

function turnsFigure(asked: FigureAsked, mentions: readonly Mention[]): AskFigure {
  const { topic } = asked.query;
  const meetings = Map.groupBy(mentions, ({ meetingId }) => meetingId);
  const by = asked.people.length > 0 ? ` by ${listed(asked.people.map(({ name }) => name))}` : '';
  const ofSeries = asked.series ? ` of ${asked.series.name}` : '';
  return figureOf({
    value: numberValue(mentions.length),
    label: `${mentions.length === 1 ? 'turn mentions' : 'turns mention'} “${topic}”${by}${departmentWords(asked)}${mentions.length === 0 ? '' : `, in ${meetings.size} ${nounOf(meetings.size, 'meeting')}`}${ofSeries}`,
    definition: definitionOf(asked, mentions),
    lines: [...meetings.values()].flatMap(linesOfMeeting),
  });
}

/** The number of turns of one meeting, with its day. */
const linesOfMeeting = (mentions: readonly Mention[]) => {
  const [first] = mentions;
  return first
    ? [
        lineOf(first.title, {
          value: `${mentions.length} ${nounOf(mentions.length, 'turn')}`,
          detail: dayValue(first.day),
          path: meetingPath(first.meetingId, first.turn),
        }),
      ]
    : [];
};

/** The meetings in which the topic was said by anyone. */
export async function countMentioning(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const mentions = await findMentions(at, asked, 'anyone');
  const meetings = [...Map.groupBy(mentions, ({ meetingId }) => meetingId).values()];
  return figureOf({
    value: numberValue(meetings.length),
    label: `${meetings.length === 1 ? 'meeting says' : 'meetings say'} “${asked.query.topic}”${scopeWords(asked)}`,
    definition: definitionOf(asked, mentions).replace('Turns that', 'Meetings with a turn that'),
    lines: meetings.flatMap(linesOfMeeting),
  });
}

/** The length of the meetings in which the topic was said. */
export async function hoursMentioning(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const mentions = await findMentions(at, asked, 'anyone');
  const meetings = [...Map.groupBy(mentions, ({ meetingId }) => meetingId).values()];
  const seconds = meetings.map(([first]) => first?.seconds ?? null);
  const untimed = seconds.filter((one) => one === null).length;
  const minutes = seconds.reduce<number>((sum, one) => sum + (one ?? 0) / 60, 0);
  return figureOf({
    value: hoursValue(minutes),
    label: `of meetings that say “${asked.query.topic}”${scopeWords(asked)}`,
    definition: `${definitionOf(asked, mentions).replace('Turns that', 'Length of meetings with a turn that')} ${untimed} of ${meetings.length} have no known length.`,
    lines: meetings.flatMap(linesOfMeeting),
  });
}

async function byGroup(at: FoundAt, asked: FigureAsked, mentions: readonly Mention[]) {
  return figureOfGroups(asked, await countByGroup(at, asked, mentions), {
    write: (turns) => `${turns} ${nounOf(turns, 'turn')}`,
    writeSum: numberValue,
    noun: (turns) => `${turns === 1 ? 'turn mentions' : 'turns mention'} “${asked.query.topic}”`,
    definition: definitionOf(asked, mentions),
    screen: null,
  });
}
