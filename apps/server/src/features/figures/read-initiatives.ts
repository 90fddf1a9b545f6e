import type { Initiative, OrganizationInitiatives, PeriodQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../platform/session.ts';
import type { GroupMoods } from './group-mood-repository.ts';
import type { ReadGroupMoods } from './group-moods.ts';
import { moodGroups } from './mood-groups.ts';
import {
  listMentions,
  listReadableTopics,
  listTopics,
  sumMentions,
  type TopicSum,
} from './overview-repository.ts';
import { spanOf } from './period.ts';
import {
  type FigureServices,
  type ReadPeriods,
  readCoverage,
  readPeriods,
} from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

/** A topic with fewer meetings is not an initiative. */
export const meetingsOfInitiative = 3;
/** Maximum length of the list. */
const initiativesMax = 500;

/** The initiatives of the period, sorted by number of meetings. */
export const listInitiatives = (
  db: Database,
  { organizationId }: Member,
  { weeks }: ReadPeriods,
): Promise<TopicSum[]> => listTopics(db, organizationId, weeks, meetingsOfInitiative);

/** Names of topics are content: a reader sees those from meetings that they may read, and the number of others. */
export async function readableInitiatives<T extends Pick<TopicSum, 'key'>>(
  db: Database,
  member: Member,
  { now }: Pick<ReadPeriods, 'now'>,
  topics: readonly T[],
): Promise<{ readable: readonly T[]; withheld: number }> {
  if (readsEveryMeeting(member)) return { readable: topics, withheld: 0 };
  const keys = topics.map(({ key }) => key);
  const named = await listReadableTopics(db, member, now, keys);
  const readable = topics.filter(({ key }) => named.has(key));
  return { readable, withheld: topics.length - readable.length };
}

/** All initiatives with their mentions by week, and in the period before. The same for all readers. */
export async function readTopics(db: Database, member: Member, periods: ReadPeriods) {
  const { organizationId } = member;
  const topics = await listInitiatives(db, member, periods);
  const keys = topics.map(({ key }) => key);
  const [mentions, before] = await Promise.all([
    listMentions(db, organizationId, spanOf(periods.chart), keys),
    sumMentions(db, organizationId, periods.weeksBefore, keys),
  ]);
  const mentionsOf = new Map(mentions.map((one) => [`${one.week} ${one.key}`, one.mentions]));
  return { topics, mentionsOf, before };
}
export type Topics = Awaited<ReturnType<typeof readTopics>>;

export const presentInitiatives = (
  shown: readonly TopicSum[],
  { chart }: ReadPeriods,
  { mentionsOf, before }: Topics,
  moods: GroupMoods | null,
): Initiative[] =>
  shown.map(({ key, ...topic }) => ({
    ...topic,
    mentions: { now: topic.mentions, before: before.get(key) ?? 0 },
    weeks: chart.map((week) => mentionsOf.get(`${week} ${key}`) ?? 0),
    mood: moods?.moodOf(moodGroups.initiative(key)) ?? null,
  }));

/**
 * Reader of the initiatives call.
 * @throws AppError 403 for members who may not see figures of the organization
 */
export function initiativesReader(services: FigureServices, groupMoods: ReadGroupMoods) {
  const { db, cache } = services;
  const cached = cache<Topics>();

  return async (member: Member, query: PeriodQuery): Promise<OrganizationInitiatives> => {
    await requireFigures(db, member);
    const periods = await readPeriods(db, member, query);
    const [{ coverage }, topics, moods] = await Promise.all([
      readCoverage(services, member, periods),
      cached.get(member, periods, () => readTopics(db, member, periods)),
      member.settings.activeFeatures.sentiment ? groupMoods(member, periods) : null,
    ]);
    const { readable, withheld } = await readableInitiatives(db, member, periods, topics.topics);
    return {
      period: periods.now,
      before: periods.before,
      coverage,
      chart: periods.chart,
      initiatives: presentInitiatives(readable.slice(0, initiativesMax), periods, topics, moods),
      initiativesNamed: readable.length,
      initiativesWithheld: withheld,
    };
  };
}
