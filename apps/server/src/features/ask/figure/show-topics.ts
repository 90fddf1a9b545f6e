import type { AskFigure, Happened, Initiative } from '@rapport/contract';
import { listTopics } from '../find/topic-repository.ts';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, dayValue, nounOf, numberValue, scopeWords } from './figure-words.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { meetingPath, ofPeriod, topicPath } from './screens.ts';

const name = 'Initiatives';

/** Topics of several meetings, as the page of initiatives shows them, or those of some meetings. */
export async function topicsFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { query, people, series, scope } = asked;
  if (query.state === 'new') return newTopics(at, asked);
  const isOfSome =
    people.length > 0 || query.departments.length > 0 || series || scope.meetingId !== null;
  if (isOfSome) return topicsOfMeetings(at, asked);
  const period = periodOf(asked);
  const answer = await at.services.figures.initiatives(at.member, period);
  const definition = `Turns that speak of a topic of several meetings, ${periodWords(answer.period)}, and as long before.`;
  if (query.topic !== null) return oneTopic(asked, answer.initiatives, definition);
  const { rising, falling } = {
    rising: query.order === 'rising',
    falling: query.order === 'falling',
  };
  const byOf = ({ mentions: { now, before } }: Initiative) =>
    falling ? before - now : now - before;
  const isChange = rising || falling;
  const shown = isChange
    ? answer.initiatives.filter((one) => byOf(one) > 0).toSorted((a, b) => byOf(b) - byOf(a))
    : answer.initiatives;
  const lines = shown.map(({ topic, mentions, meetings }) =>
    lineOf(topic, {
      value: `${mentions.now} ${nounOf(mentions.now, 'mention')}`,
      detail: isChange ? `${mentions.before} before` : `${meetings} ${nounOf(meetings, 'meeting')}`,
      path: topicPath(topic, period),
    }),
  );
  const [first] = shown;
  const screen = ofPeriod('/initiatives', name, period);
  const direction = falling ? 'less' : 'more';
  if ((isChange || query.order === 'most') && first)
    return figureOf({
      value: first.topic,
      label: isChange
        ? `was mentioned ${direction}: ${first.mentions.now} ${nounOf(first.mentions.now, 'time')}, ${first.mentions.before} before`
        : `is the topic of most meetings, ${first.meetings}`,
      definition,
      screen,
      lines,
    });
  const count = isChange ? 0 : answer.initiativesNamed;
  return figureOf({
    value: numberValue(count),
    label: isChange ? `topics mentioned ${direction} than before` : nounOf(count, 'topic'),
    definition,
    screen,
    lines,
    linesInAll: count,
  });
}

function oneTopic(asked: FigureAsked, initiatives: readonly Initiative[], definition: string) {
  const topic = asked.query.topic ?? '';
  const period = periodOf(asked);
  const found = initiatives.find((one) => one.topic.toLowerCase() === topic.toLowerCase());
  if (!found)
    return figureOf({
      value: notKnown,
      label: `“${topic}” is no topic of several meetings in this time`,
      definition,
      screen: ofPeriod('/initiatives', name, period),
    });
  const { now, before } = found.mentions;
  return figureOf({
    value: now === 0 ? none : numberValue(now),
    label: `${nounOf(now, 'mention')} of ${found.topic} in ${found.meetings} ${nounOf(found.meetings, 'meeting')}, ${before} in the same time before`,
    definition,
    screen: { path: topicPath(found.topic, period), name: found.topic },
  });
}

async function newTopics(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const period = periodOf(asked);
  const happened = await at.services.figures.happened(at.member, period);
  const isNew = (fact: Happened) => fact.kind === 'topic-first';
  const facts = happened.facts.flatMap((fact) => (fact.kind === 'topic-first' ? [fact] : []));
  return figureOf({
    value: numberValue(happened.facts.filter(isNew).length),
    label: `${nounOf(facts.length, 'topic')} came up for the first time`,
    definition: `Topics whose words no meeting before had, of the meetings that you may open: ${periodWords(happened.period)}.`,
    screen: ofPeriod('/what-happened', 'What happened', period),
    lines: facts.map(({ topic, on, mentions }) =>
      lineOf(topic, {
        value: `${mentions} ${nounOf(mentions, 'mention')}`,
        detail: dayValue(on),
        path: topicPath(topic, period),
      }),
    ),
  });
}

const newest = 200;
const limit = 50;

/** The topics of the meetings of a series, of people or of departments. */
async function topicsOfMeetings(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const topics = await listTopics(at.services.db, at.member, asked.scope, { newest, limit });
  const wanted = asked.query.topic?.toLowerCase() ?? null;
  const shown = topics.filter(({ topic }) => wanted === null || topic.toLowerCase() === wanted);
  const [first] = shown;
  const isName = asked.query.order === 'most' || wanted !== null;
  return figureOf({
    value: isName && first ? first.topic : numberValue(shown.length),
    label:
      isName && first
        ? `was mentioned ${first.mentions} ${nounOf(first.mentions, 'time')} in ${first.meetings} ${nounOf(first.meetings, 'meeting')}${scopeWords(asked)}`
        : `${nounOf(shown.length, 'topic')} of meetings${scopeWords(asked)}`,
    definition: `Topics of the newest ${newest} of the analysed meetings that you may open, ${daysWords(asked)}, the most mentioned first; at most ${limit}.`,
    lines: shown.map(({ topic, mentions, meetings, lastId }) =>
      lineOf(topic, {
        value: `${mentions} ${nounOf(mentions, 'mention')}`,
        detail: `${meetings} ${nounOf(meetings, 'meeting')}`,
        path: meetingPath(lastId),
      }),
    ),
  });
}
