import type {
  DepartmentFigures,
  FoundActions,
  OrganizationOverview,
  PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import {
  type ActionTotals,
  totalsOfMeetings,
  totalsOfPrivate,
} from '../../ground/action/readable-actions-repository.ts';
import { changesOfMeetings } from '../../ground/cache-until-changed.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import type { Weeks } from '../../ground/network/weeks.ts';
import type { Member } from '../../platform/session.ts';
import { countFound } from './found-repository.ts';
import type { GroupMoods } from './group-mood-repository.ts';
import type { ReadGroupMoods } from './group-moods.ts';
import { moodGroups } from './mood-groups.ts';
import {
  countHeard,
  listDepartments,
  listMeetingCounts,
  listSpokenWeeks,
  listTeams,
  sumTotals,
} from './overview-repository.ts';
import { spanOf } from './period.ts';
import { presentInitiatives, readableInitiatives, readTopics } from './read-initiatives.ts';
import {
  type FigureServices,
  inWholeWeeks,
  type ReadPeriods,
  readCoverage,
  readPeriods,
} from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

/** The others are on a separate page. */
const initiativesShown = 6;

/**
 * Reader of the overview call.
 * @throws AppError 403 for members who may not see figures of the organization
 */
export function overviewReader(services: FigureServices, groupMoods: ReadGroupMoods) {
  const { db, cache } = services;
  const cached = cache<SharedFigures>();
  const foundInAll = cache<FoundInMeetings>({
    alsoAfter: ['actions-updated', ...changesOfMeetings],
  });

  return async (member: Member, query: PeriodQuery): Promise<OrganizationOverview> => {
    await requireFigures(db, member);
    const { activeFeatures } = member.settings;
    const periods = await readPeriods(db, member, query);
    const read = () => readFound(db, member, periods);
    const found = readsEveryMeeting(member) ? foundInAll.get(member, periods, read) : read();
    const [coverage, shared, { decisions }, actions, moods] = await Promise.all([
      readCoverage(services, member, periods),
      cached.get(member, periods, () => readShared(db, member, periods)),
      found,
      activeFeatures.actions ? withPrivate(db, member, periods, found) : null,
      activeFeatures.sentiment ? groupMoods(member, periods) : null,
    ]);
    const { topics } = shared;
    const { readable, withheld } = await readableInitiatives(db, member, periods, topics.topics);
    const largest = readable.slice(0, initiativesShown);
    return presentOverview(periods, coverage, shared, {
      initiatives: presentInitiatives(largest, periods, topics, moods),
      initiativesNamed: readable.length,
      initiativesWithheld: withheld,
      actions,
      decisions,
      moods,
    });
  };
}

/** Figures that are the same for all readers. */
type SharedFigures = Awaited<ReturnType<typeof readShared>>;

async function readShared(db: Database, member: Member, periods: ReadPeriods) {
  const { organizationId } = member;
  const { weeksBefore, slider, chart } = periods;
  const [totalsBefore, heardBefore, perWeek, departments, teams, topics] = await Promise.all([
    sumTotals(db, organizationId, weeksBefore),
    countHeard(db, organizationId, weeksBefore),
    listMeetingCounts(db, organizationId, spanOf([...slider, ...chart].sort())),
    readDepartments(db, member, periods),
    listTeams(db, organizationId),
    readTopics(db, member, periods),
  ]);
  return { totalsBefore, heardBefore, perWeek, departments, teams, topics };
}

type OfReader = Pick<
  OrganizationOverview,
  'initiatives' | 'initiativesNamed' | 'initiativesWithheld' | 'actions' | 'decisions'
> & { moods: GroupMoods | null };

function presentOverview(
  periods: ReadPeriods,
  { coverage, totals, heard }: Awaited<ReturnType<typeof readCoverage>>,
  { totalsBefore, heardBefore, perWeek, departments, teams }: SharedFigures,
  { moods, ...ofReader }: OfReader,
): OrganizationOverview {
  const { now, before, slider, chart } = periods;
  const compared = (one: number, other: number) => ({ now: one, before: other });
  return {
    period: now,
    before,
    coverage,
    slider: slider.map((from) => ({ from, meetings: perWeek.get(from) ?? 0 })),
    meetings: compared(totals.meetings, totalsBefore.meetings),
    meetingsPerWeek: chart.map((week) => perWeek.get(week) ?? 0),
    people: { heard: compared(heard, heardBefore), directory: departments.people },
    minutes: compared(totals.minutes, totalsBefore.minutes),
    talkBalance: { now: totals.balance, before: totalsBefore.balance },
    departments: departments.figures,
    ...ofReader,
    chart,
    mood: moods && {
      period: inWholeWeeks(periods).now,
      ...presentMood(moods, departments.figures, teams),
    },
  };
}

function presentMood(
  { moodOf, weeksOf }: GroupMoods,
  departments: readonly DepartmentFigures[],
  teams: readonly string[],
): Omit<NonNullable<OrganizationOverview['mood']>, 'period'> {
  const groups = [
    ...departments.map(({ department }) => moodGroups.department(department)),
    ...teams.map(moodGroups.team),
  ];
  const directions = groups.flatMap((group) => {
    const mood = moodOf(group);
    return (mood.isShown && mood.change?.direction) || [];
  });
  return {
    organization: moodOf(moodGroups.organization),
    weeks: weeksOf(moodGroups.organization),
    compared: directions.length,
    rising: directions.filter((one) => one === 'rising').length,
    falling: directions.filter((one) => one === 'falling').length,
  };
}

async function readDepartments(db: Database, { organizationId }: Member, periods: ReadPeriods) {
  const { weeks, weeksBefore, chart } = periods;
  const first = [weeksBefore.from, chart[0] ?? weeks.from].sort()[0] ?? weeks.from;
  const [counts, spoken] = await Promise.all([
    listDepartments(db, organizationId, weeks),
    listSpokenWeeks(db, organizationId, { from: first, to: weeks.to }),
  ]);
  const minutesOf = new Map(spoken.map((one) => [`${one.week} ${one.department}`, one.minutes]));
  const figures = counts.flatMap(({ department, people, heard }): DepartmentFigures[] => {
    if (department === null) return [];
    const between = ({ from, to }: Weeks) =>
      spoken
        .filter((one) => one.department === department && one.week >= from && one.week <= to)
        .reduce((sum, { minutes }) => sum + minutes, 0);
    return [
      {
        department,
        people,
        heard,
        spokenMinutes: { now: between(weeks), before: between(weeksBefore) },
        weeks: chart.map((week) => minutesOf.get(`${week} ${department}`) ?? 0),
      },
    ];
  });
  return { people: counts.reduce((sum, { people }) => sum + people, 0), figures };
}

type FoundInMeetings = { actions: FoundActions; decisions: OrganizationOverview['decisions'] };

/** Counts only what is of meetings that the reader may read. */
async function readFound(
  db: Database,
  member: Member,
  periods: ReadPeriods,
): Promise<FoundInMeetings> {
  const [{ foundBefore, found, decisions, confirmed, ...counts }, totals] = await Promise.all([
    countFound(db, member, periods.now, periods.before),
    totalsOfMeetings(db, member, periods),
  ]);
  return {
    actions: { found: { now: found, before: foundBefore }, ...counts, ...presentTotals(totals) },
    decisions: { decisions, confirmed },
  };
}

/** Adds actions without a meeting for each reader, since only those who added or own them may know of them. */
async function withPrivate(
  db: Database,
  member: Member,
  periods: ReadPeriods,
  found: Promise<FoundInMeetings>,
): Promise<FoundActions> {
  const [{ actions: ofMeetings }, own] = await Promise.all([
    found,
    totalsOfPrivate(db, member, periods),
  ]);
  const { done } = ofMeetings;
  return {
    ...ofMeetings,
    ...presentTotals({
      open: ofMeetings.open + own.open,
      fromBefore: ofMeetings.fromBefore + own.fromBefore,
      dueThisWeek: ofMeetings.dueThisWeek + own.dueThisWeek,
      overdue: ofMeetings.overdue + own.overdue,
      doneThisWeek: ofMeetings.doneThisWeek + own.doneThisWeek,
      doneNow: done.now + own.doneNow,
      doneBefore: done.before + own.doneBefore,
    }),
  };
}

const presentTotals = ({ doneNow, doneBefore, ...totals }: ActionTotals) => ({
  ...totals,
  done: { now: doneNow, before: doneBefore },
});
