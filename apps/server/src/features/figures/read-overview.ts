import type {
  DepartmentFigures,
  FoundActions,
  Initiative,
  OrganizationOverview,
  PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { countActions, countDue } from './coverage-repository.ts';
import { type GroupMoods, listGroupMoods } from './group-mood-repository.ts';
import { moodGroups } from './mood-groups.ts';
import {
  countHeard,
  listDepartments,
  listMeetingCounts,
  listMentions,
  listSpokenWeeks,
  listTeams,
  sumTotals,
  type Weeks,
} from './overview-repository.ts';
import { addDays, type Day, mondayOf } from './period.ts';
import { listReadableInitiatives } from './read-initiatives.ts';
import { type ReadPeriods, readCoverage, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

/** @throws AppError 403 for members who may not see figures of the organization */
export async function readOverview(
  db: Database,
  member: Member,
  query: PeriodQuery,
): Promise<OrganizationOverview> {
  await requireFigures(db, member);
  const { organizationId, settings } = member;
  const periods = await readPeriods(db, member, query);
  const { now, before, weeksBefore, chart, slider } = periods;
  const [
    { coverage, totals, heard },
    totalsBefore,
    heardBefore,
    perWeek,
    departments,
    teams,
    actions,
    moods,
  ] = await Promise.all([
    readCoverage(db, member, periods),
    sumTotals(db, organizationId, weeksBefore),
    countHeard(db, organizationId, weeksBefore),
    listMeetingCounts(db, organizationId, spanOf(slider)),
    readDepartments(db, member, periods),
    listTeams(db, organizationId),
    settings.activeFeatures.actions ? readActions(db, member, periods) : null,
    settings.activeFeatures.sentiment ? listGroupMoods(db, member, { period: now, chart }) : null,
  ]);
  const topics = await readInitiatives(db, member, periods, moods);
  const compared = (one: number, other: number) => ({ now: one, before: other });
  return {
    period: now,
    before,
    coverage,
    slider: slider.map((from) => ({ from, meetings: perWeek.get(from) ?? 0 })),
    meetings: compared(totals.meetings, totalsBefore.meetings),
    people: { heard: compared(heard, heardBefore), directory: departments.people },
    minutes: compared(totals.minutes, totalsBefore.minutes),
    talkBalance: { now: totals.balance, before: totalsBefore.balance },
    questions: { asked: totals.asked, answered: totals.answered },
    departments: departments.figures,
    actions,
    ...topics,
    chart,
    mood: moods && presentMood(moods, departments.figures, teams),
  };
}

function presentMood(
  { moodOf, weeksOf }: GroupMoods,
  departments: readonly DepartmentFigures[],
  teams: readonly string[],
): OrganizationOverview['mood'] {
  const groups = [
    ...departments.map(({ department }) => moodGroups.department(department)),
    ...teams.map(moodGroups.team),
  ];
  const directions = groups.map((group) => {
    const mood = moodOf(group);
    return mood.isShown ? mood.change?.direction : undefined;
  });
  return {
    organization: moodOf(moodGroups.organization),
    weeks: weeksOf(moodGroups.organization),
    rising: directions.filter((one) => one === 'rising').length,
    falling: directions.filter((one) => one === 'falling').length,
  };
}

const spanOf = (days: readonly Day[]): Weeks => ({ from: days[0] ?? '', to: days.at(-1) ?? '' });

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

async function readActions(
  db: Database,
  member: Member,
  { today, now, before }: ReadPeriods,
): Promise<FoundActions> {
  const monday = mondayOf(today);
  const [period, earlier, dueThisWeek] = await Promise.all([
    countActions(db, member, now, today),
    countActions(db, member, before, today),
    countDue(db, member, { from: monday, to: addDays(monday, 6) }),
  ]);
  const { found, ...counts } = period;
  return { found: { now: found, before: earlier.found }, ...counts, dueThisWeek };
}

async function readInitiatives(
  db: Database,
  member: Member,
  periods: ReadPeriods,
  moods: GroupMoods | null,
): Promise<{ initiatives: Initiative[]; initiativesWithheld: number }> {
  const { chart } = periods;
  const { shown, withheld } = await listReadableInitiatives(db, member, periods);
  const keys = shown.map(({ key }) => key);
  const mentions = await listMentions(db, member.organizationId, spanOf(chart), keys);
  const mentionsOf = new Map(mentions.map((one) => [`${one.week} ${one.key}`, one.mentions]));
  return {
    initiatives: shown.map(({ key, ...topic }) => ({
      ...topic,
      weeks: chart.map((week) => mentionsOf.get(`${week} ${key}`) ?? 0),
      mood: moods?.moodOf(moodGroups.initiative(key)) ?? null,
    })),
    initiativesWithheld: withheld,
  };
}
