import type { AskFigure } from '@rapport/contract';
import { listTopics } from '../find/topic-repository.ts';
import type { FoundAt } from '../found.ts';
import { figureOf, lineOf, none } from './figure.ts';
import type { FigureAsked } from './figure-asked.ts';
import { daysWords, nounOf, numberValue, scopeWords } from './figure-words.ts';
import { meetingPath, seriesPath } from './screens.ts';

const newest = 200;
const limit = 50;

/** The topics of the meetings of a series, of people or of departments. */
export async function topicsOfMeetings(at: FoundAt, asked: FigureAsked): Promise<AskFigure> {
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

/** The recurring topics of a series, as its page shows them. */
export async function topicsOfSeries(
  at: FoundAt,
  { query }: FigureAsked,
  { id, name }: { id: string; name: string },
): Promise<AskFigure> {
  const { topics, meetings } = await at.services.series.read(at.member, id);
  const wanted = query.topic?.toLowerCase() ?? null;
  const shown = topics
    .filter(({ topic }) => wanted === null || topic.toLowerCase() === wanted)
    .map((one) => ({ ...one, turns: one.mentions.reduce((sum, turns) => sum + turns, 0) }));
  const [first] = shown;
  const isName = query.order === 'most' || wanted !== null;
  return figureOf({
    value: first && isName ? first.topic : shown.length === 0 ? none : numberValue(shown.length),
    label:
      first && isName
        ? `was a topic in ${first.meetings} of ${meetings.length} meetings of ${name}`
        : `recurring ${nounOf(shown.length, 'topic')} of ${name}`,
    definition: `Topics of two meetings or more, of the latest ${meetings.length} that you may open.`,
    screen: { path: seriesPath(id), name },
    lines: shown.map(({ topic, meetings: of, turns }) =>
      lineOf(topic, {
        value: `${turns} ${nounOf(turns, 'mention')}`,
        detail: `${of} ${nounOf(of, 'meeting')}`,
      }),
    ),
  });
}
