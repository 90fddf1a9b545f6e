import type { Happened, SaidInMeeting } from '@rapport/contract';
import { sentencesOf } from '@rapport/transcript';
import type { Database } from '../../../database/types.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';
import { listSaidBefore } from '../../../ground/search-index/said-before-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { cutQuote } from '../cut-quote.ts';
import { addWeeks, type Day } from '../period.ts';
import { meetingsOfInitiative, readableInitiatives } from '../read-initiatives.ts';
import type { ReadPeriods } from '../read-periods.ts';
import {
  listFirstTopics,
  listFirstTurns,
  type TopicFact,
  type TopicTurn,
} from './topics-repository.ts';

const first = { meetingsMin: meetingsOfInitiative, weeksMax: 12, topicsMax: 20 };

/** Topics that came up for the first time: no meeting before has their words, even in passing. */
export async function listNewTopics(
  db: Database,
  organizationId: string,
  weeks: Weeks,
  known: Day,
): Promise<TopicFact[]> {
  const found = await listFirstTopics(db, organizationId, weeks, known, first);
  const said = await listSaidBefore(
    db,
    organizationId,
    found.map(({ key, topic, firstWeek }) => ({ key, phrase: topic, day: firstWeek })),
  );
  return found.filter(({ key }) => !said.has(key));
}

/** Those of the new topics that a meeting names which the reader may read. */
export async function factsOfTopics(
  db: Database,
  member: Member,
  periods: ReadPeriods,
  found: readonly TopicFact[],
): Promise<Happened[]> {
  if (found.length === 0) return [];
  const { weeks, now } = periods;
  const { readable } = await readableInitiatives(db, member, periods, found);
  if (readable.length === 0) return [];
  const since = { from: addWeeks(weeks.from, -first.weeksMax), to: now.to };
  const keys = readable.map(({ key }) => key);
  const turns = await listFirstTurns(db, member, since, keys);
  const turnOf = new Map(turns.map((turn) => [turn.key, turn]));
  return readable.map(({ key, topic, mentions, meetings, on }) => ({
    kind: 'topic-first',
    topic,
    mentions,
    meetings,
    on,
    quote: quoteOf(topic, turnOf.get(key)),
  }));
}

/** The sentence of the turn that names the topic. */
function quoteOf(topic: string, turn: TopicTurn | undefined): SaidInMeeting | null {
  if (!turn) return null;
  const { key, text, ...said } = turn;
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // Without the end of a plural, which the topic may have where the sentence has none.
  const sentence = sentencesOf(text).find((one) =>
    words.every((word) => one.text.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  return sentence ? { ...said, quote: cutQuote(sentence.text) } : null;
}
