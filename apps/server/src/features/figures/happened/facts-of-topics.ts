import type { Happened } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import type { Member } from '../../../platform/session.ts';
import { cutQuote } from '../cut-quote.ts';
import { addWeeks } from '../period.ts';
import { meetingsOfInitiative, readableInitiatives } from '../read-initiatives.ts';
import type { ReadPeriods } from '../read-periods.ts';
import { listFirstTopics, listFirstTurns } from './topics-repository.ts';

const first = { meetingsMin: meetingsOfInitiative, weeksMax: 12, topicsMax: 20 };

/** Topics that came up for the first time; only those that a meeting names which the reader may read. */
export async function factsOfTopics(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<Happened[]> {
  const { weeks, now } = periods;
  const found = await listFirstTopics(db, member.organizationId, weeks, first);
  const { readable } = await readableInitiatives(db, member, periods, found);
  if (readable.length === 0) return [];
  const keys = readable.map(({ key }) => key);
  const since = { from: addWeeks(weeks.from, -first.weeksMax), to: now.to };
  const turns = await listFirstTurns(db, member, since, keys);
  const turnOf = new Map(
    turns.map(({ key, text, ...said }) => [key, { ...said, quote: cutQuote(text) }]),
  );
  return readable.map(({ key, ...topic }) => ({
    kind: 'topic-first',
    ...topic,
    quote: turnOf.get(key) ?? null,
  }));
}
