import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { listReadableTopics, listTopics, type TopicSum } from './overview-repository.ts';
import type { ReadPeriods } from './read-periods.ts';

/** A topic of fewer meetings is no initiative. */
export const meetingsOfInitiative = 3;
const initiativesMax = 50;

/**
 * The initiatives of the period, those of most meetings first. Names of topics are content: a reader is told those of
 * meetings that they may read, and how many others there are.
 */
export async function listReadableInitiatives(
  db: Database,
  member: Member,
  { weeks, now }: ReadPeriods,
): Promise<{ shown: TopicSum[]; withheld: number }> {
  const topics = await listTopics(db, member.organizationId, weeks, meetingsOfInitiative);
  const keys = topics.map(({ key }) => key);
  const readable = await listReadableTopics(db, member, now, keys);
  const shown = topics.filter(({ key }) => readable.has(key));
  return { shown: shown.slice(0, initiativesMax), withheld: topics.length - shown.length };
}
