import type { AskFigure, Happened, Initiative } from '@rapport/contract';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none, notKnown } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { dayValue, nounOf, numberValue } from './figure-words.ts';
import { periodOf, periodWords } from './period-of-days.ts';
import { ofPeriod, topicPath } from './screens.ts';
import { topicsOfMeetings, topicsOfSeries } from './topics-of-meetings.ts';

const name = 'Initiatives';

/** Topics of several meetings, as the page of initiatives shows them, or those of some meetings. */
export async function topicsFigure(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
  const { query, people, series, scope } = asked;
  if (query.state === 'new') return newTopics(at, asked);
  const isOfSome =
    people.length > 0 || query.departments.length > 0 || series || scope.meetingId !== null;
  const isOfSeriesAlone =
    people.length === 0 && query.departments.length === 0 && scope.meetingId === null;
  if (series && isOfSeriesAlone && asked.from === null && asked.to === null)
    return topicsOfSeries(at, asked, series);
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
