import { formsOf, mentions } from '@rapport/ask';
import type { AskFigure } from '@rapport/contract';
import { AppError } from '../../../platform/errors.ts';
import { countedMax, tooManyToCount } from '../count/answer-by-count.ts';
import type { FoundAt } from '../found.ts';
import { listMet } from './asked-meetings-repository.ts';
import { countShown } from './count-shown-outcomes.ts';
import { figureOf, lineOf } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, dayValue, listed, nounOf, numberValue } from './figure-words.ts';
import { figureOfGroups } from './group-figure.ts';
import { countByGroup } from './group-mentions.ts';
import {
  type FoundOutcome,
  type OutcomeList,
  readOutcomes,
  withSpeakers,
} from './read-outcomes.ts';
import { meetingPath, meetingsScreen } from './screens.ts';
import { noPersons, showsPersons, tellsOfPersons } from './shows-persons.ts';

/** The newest of so many meetings give the lines, if the words of outcomes are not asked for. */
const meetingsOfLines = 200;

export const decisionsFigure = (at: FoundAt, asked: FigureAsked) =>
  outcomesFigure(at, asked, 'decisions');
export const openQuestionsFigure = (at: FoundAt, asked: FigureAsked) =>
  outcomesFigure(at, asked, 'openQuestions');

/** Decisions or open questions as the pages of their meetings show them. */
async function outcomesFigure(
  at: FoundAt,
  asked: FigureAsked,
  list: OutcomeList,
): Promise<AskFigure | null> {
  const { group } = asked.query;
  // Who said an outcome is known by name only, so not of which department.
  if (group === 'department' || group === 'team') return null;
  if (tellsOfPersons(asked) && !(await showsPersons(at, asked))) return noPersons();
  const { query, people } = asked;
  const isOfWords = query.topic !== null || people.length > 0 || query.group !== null;
  const found = isOfWords
    ? await readFitting(at, asked, list)
    : await readNewest(at, asked, list, meetingsOfLines);
  if (query.group !== null) return byGroup(at, asked, found, list);
  const count = isOfWords
    ? found.length
    : await countShown(at.services.db, at.member, asked.scope, list);
  return figureOf({
    value: numberValue(count),
    label: `${nameOf(list, count)}${aboutWords(asked)}`,
    definition: definitionOf(asked, list),
    screen: screenOf(asked, found),
    lines: found.map(outcomeLine),
    linesInAll: count,
  });
}

const nameOf = (list: OutcomeList, count: number): string =>
  nounOf(count, list === 'decisions' ? 'decision' : 'open question');

function aboutWords({ query, people, series }: FigureAsked): string {
  const about = query.topic === null ? '' : ` about “${query.topic}”`;
  const by = people.length > 0 ? ` said by ${listed(people.map(({ name }) => name))}` : '';
  const of = series ? ` of ${series.name}` : '';
  const departments = query.departments.length > 0 ? ` with ${listed(query.departments)}` : '';
  return `${about}${by}${of}${departments}`;
}

function definitionOf(asked: FigureAsked, list: OutcomeList): string {
  const { query } = asked;
  const said = query.topic === null ? '' : ` whose turn says “${query.topic}”,`;
  const met = query.departments.length > 0 ? ', in which somebody of it was heard' : '';
  return `Sure, confirmed and added ${nameOf(list, 2)},${said} of the analysed meetings that you may open, ${daysWords(asked)}${met}.`;
}

/** The page of the only meeting, or the list of the meetings. */
function screenOf(asked: FigureAsked, [first]: readonly FoundOutcome[]) {
  if (asked.scope.meetingId !== null)
    return first ? { path: meetingPath(first.meetingId), name: first.title } : null;
  return asked.query.topic === null && asked.people.length === 0 ? meetingsScreen(asked) : null;
}

const outcomeLine = ({ text, day, title, speaker, meetingId, turn }: FoundOutcome) =>
  lineOf(text, {
    value: dayValue(day),
    detail: speaker === null ? title : `${speaker}, ${title}`,
    path: meetingPath(meetingId, turn),
  });

async function readNewest(
  { services: { db }, member }: FoundAt,
  { scope }: FigureAsked,
  list: OutcomeList,
  limit: number,
): Promise<FoundOutcome[]> {
  const met = await listMet(db, member, scope, { order: 'newest', limit });
  return readOutcomes(db, member, met, list);
}

/** All of the scope that the people said and whose turn says the topic. */
async function readFitting(
  at: FoundAt,
  asked: FigureAsked,
  list: OutcomeList,
): Promise<FoundOutcome[]> {
  const { topic } = asked.query;
  const all = await readNewest(at, asked, list, countedMax + 1);
  if (asked.size.meetings > countedMax)
    throw new AppError(403, 'TOO_MANY_TO_COUNT', tooManyToCount);
  const said = await withSpeakers(at.services.db, at.member.organizationId, all);
  const names = new Set(asked.people.map(({ name }) => name));
  const phrase = formsOf(topic ?? '');
  return said.filter(
    ({ speaker, text, turnText }) =>
      (names.size === 0 || names.has(speaker ?? '')) &&
      (mentions(text, phrase) || mentions(turnText ?? '', phrase)),
  );
}

async function byGroup(
  at: FoundAt,
  asked: FigureAsked,
  found: readonly FoundOutcome[],
  list: OutcomeList,
): Promise<AskFigure> {
  const said = found.map(({ speaker, ...outcome }) => ({
    ...outcome,
    speaker: speaker === null ? null : { userId: null, name: speaker },
  }));
  return figureOfGroups(asked, await countByGroup(at, asked, said), {
    write: (count) => `${count} ${nameOf(list, count)}`,
    writeSum: numberValue,
    noun: (count) => nameOf(list, count),
    definition: definitionOf(asked, list),
    screen: null,
  });
}
