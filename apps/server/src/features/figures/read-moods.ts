import type {
  MoodOfGroup,
  OrganizationMoment,
  OrganizationMoods,
  PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { changesOfMeetings } from '../../ground/cache-until-changed.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import { maySayMoods } from '../../ground/meeting/visible-figures.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { cutQuote } from './cut-quote.ts';
import type { GroupMoods } from './group-mood-repository.ts';
import type { ReadGroupMoods } from './group-moods.ts';
import { listLeftOut } from './mood-facts-repository.ts';
import { moodGroups } from './mood-groups.ts';
import {
  countReadable,
  type GroupCount,
  listDepartmentCounts,
  listMoments,
  listTeamCounts,
} from './moods-repository.ts';
import { listInitiatives, readableInitiatives } from './read-initiatives.ts';
import { findOwnMood } from './read-own-mood.ts';
import {
  type FigureServices,
  inWholeWeeks,
  type ReadPeriods,
  readCoverage,
  readPeriods,
} from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

const momentsMax = 6;
const initiativesMax = 50;

/**
 * Reader of the moods call.
 * @throws AppError 403 if sentiment is switched off, and for members who may not see figures
 */
export function moodsReader(services: FigureServices, groupMoods: ReadGroupMoods) {
  const { db, cache } = services;
  const cached = cache<GroupCounts>();
  const momentsOfAll = cache<OrganizationMoment[]>({ alsoAfter: changesOfMeetings });

  return async (member: Member, query: PeriodQuery): Promise<OrganizationMoods> => {
    await requireFigures(db, member);
    const { settings } = member;
    if (!settings.activeFeatures.sentiment) throw forbidden();
    const periods = await readPeriods(db, member, query);
    const { now } = periods;
    const listed = async () => (await listMoments(db, member, now, momentsMax)).map(presentMoment);
    const readMoments = async () => {
      if (!readsEveryMeeting(member)) return listed();
      // A choice to be left out takes effect at once, even if its event is late.
      const leftOut = await listLeftOut(db, member.organizationId);
      return momentsOfAll.get(member, periods, listed, leftOut.join());
    };
    const [{ coverage }, moods, counts, own, moments, readable] = await Promise.all([
      readCoverage(services, member, periods),
      groupMoods(member, periods),
      cached.get(member, periods, () => countGroups(db, member, periods)),
      findOwnMood(db, member, periods),
      maySayMoods(member) ? readMoments() : [],
      readsEveryMeeting(member) ? null : countReadable(db, member, now),
    ]);
    const groups = [
      ...counts.departments.map((group) => presentGroup('department', group, moods)),
      ...counts.teams.map((group) => presentGroup('team', group, moods)),
    ];
    const initiatives = await readableInitiatives(db, member, periods, counts.topics);
    return {
      period: now,
      before: periods.before,
      coverage,
      smallestGroup: settings.trust.smallestGroup,
      moodPeriod: inWholeWeeks(periods).now,
      chart: periods.chart,
      organization: moods.moodOf(moodGroups.organization),
      groups: groups.sort(byMood),
      initiatives: initiatives.readable
        .slice(0, initiativesMax)
        .map(({ key, topic, people, meetings }) => ({
          topic,
          people,
          meetings,
          mood: moods.moodOf(moodGroups.initiative(key)),
        })),
      own,
      moments,
      meetingsWithheld: readable === null ? 0 : Math.max(0, coverage.meetings - readable),
    };
  };
}

type GroupCounts = Awaited<ReturnType<typeof countGroups>>;

/** The same for all readers. */
async function countGroups(db: Database, member: Member, periods: ReadPeriods) {
  const { weeks, now } = periods;
  const [departments, teams, topics] = await Promise.all([
    listDepartmentCounts(db, member, weeks, now),
    listTeamCounts(db, member, weeks, now),
    listInitiatives(db, member, periods),
  ]);
  return { departments, teams, topics };
}

function presentGroup(
  kind: MoodOfGroup['kind'],
  group: GroupCount,
  { moodOf, weeksOf }: GroupMoods,
): MoodOfGroup {
  const name = moodGroups[kind](group.name);
  return { kind, ...group, mood: moodOf(name), weeks: weeksOf(name) };
}

/** The position of a hidden mood must reveal nothing: hidden moods come last, by name. */
function byMood(one: MoodOfGroup, other: MoodOfGroup): number {
  if (one.mood.isShown && other.mood.isShown && one.mood.mood !== other.mood.mood)
    return other.mood.mood - one.mood.mood;
  if (one.mood.isShown !== other.mood.isShown) return one.mood.isShown ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}

function presentMoment({
  text,
  initiatives,
  ...moment
}: Awaited<ReturnType<typeof listMoments>>[number]): OrganizationMoment {
  const lower = text.toLowerCase();
  const topic = initiatives.find((one) => lower.includes(one.toLowerCase())) ?? null;
  return { ...moment, topic, quote: cutQuote(text) };
}
