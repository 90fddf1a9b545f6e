import {
  effectiveIndividualFigures,
  type MoodOfGroup,
  type OrganizationMoment,
  type OrganizationMoods,
  type OwnMood,
  type PeriodQuery,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { maySayMoods } from '../../ground/meeting/visible-figures.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { type GroupMoods, listGroupMoods } from './group-mood-repository.ts';
import { moodGroups } from './mood-groups.ts';
import {
  countWithheld,
  findOwnEntry,
  type GroupCount,
  listDepartmentCounts,
  listMoments,
  listOwnWeeks,
  listTeamCounts,
} from './moods-repository.ts';
import { listReadableInitiatives } from './read-initiatives.ts';
import { type ReadPeriods, readCoverage, readPeriods } from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

const momentsMax = 6;
/** A person's own mood of fewer turns would say little. */
const fewestOwnTurns = 3;

/** @throws AppError 403 where sentiment is switched off, and for members who may not see figures */
export async function readMoods(
  db: Database,
  member: Member,
  query: PeriodQuery,
): Promise<OrganizationMoods> {
  await requireFigures(db, member);
  const { settings } = member;
  if (!settings.activeFeatures.sentiment) throw forbidden();
  const periods = await readPeriods(db, member, query);
  const { now, before, weeks, chart } = periods;
  const [{ coverage }, moods, departments, teams, initiatives, own, moments, withheld] =
    await Promise.all([
      readCoverage(db, member, periods),
      listGroupMoods(db, member, { period: now, chart }),
      listDepartmentCounts(db, member, weeks, now),
      listTeamCounts(db, member, weeks, now),
      listReadableInitiatives(db, member, periods),
      effectiveIndividualFigures(settings.trust) === 'off'
        ? null
        : readOwnMood(db, member, periods),
      maySayMoods(member) ? listMoments(db, member, now, momentsMax) : [],
      countWithheld(db, member, now),
    ]);
  const groups = [
    ...departments.map((group) => presentGroup('department', group, moods)),
    ...teams.map((group) => presentGroup('team', group, moods)),
  ];
  return {
    period: now,
    before,
    coverage,
    smallestGroup: settings.trust.smallestGroup,
    chart,
    organization: moods.moodOf(moodGroups.organization),
    groups: groups.sort(byMood),
    initiatives: initiatives.shown.map(({ key, topic, people, meetings }) => ({
      topic,
      people,
      meetings,
      mood: moods.moodOf(moodGroups.initiative(key)),
    })),
    own,
    moments: moments.map(presentMoment),
    meetingsWithheld: withheld,
  };
}

function presentGroup(
  kind: MoodOfGroup['kind'],
  group: GroupCount,
  { moodOf, weeksOf }: GroupMoods,
): MoodOfGroup {
  const name = moodGroups[kind](group.name);
  return { kind, ...group, mood: moodOf(name), weeks: weeksOf(name) };
}

/** Hidden moods have no place of their own: they come last, by name. */
function byMood(one: MoodOfGroup, other: MoodOfGroup): number {
  if (one.mood.isShown && other.mood.isShown && one.mood.mood !== other.mood.mood)
    return other.mood.mood - one.mood.mood;
  if (one.mood.isShown !== other.mood.isShown) return one.mood.isShown ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}

async function readOwnMood(
  db: Database,
  member: Member,
  { now, before, chart }: ReadPeriods,
): Promise<OwnMood | null> {
  const entry = await findOwnEntry(db, member);
  if (!entry) return null;
  const first = [before.from, chart[0] ?? now.from].sort()[0] ?? before.from;
  const weeks = await listOwnWeeks(db, member, entry.id, { from: first, to: now.to });
  const within = ({ from, to }: { from: string; to: string }) =>
    weeks.filter(({ week }) => week >= from && week <= to);
  const inPeriod = within(now);
  return {
    isLeftOutOfMoods: entry.isLeftOutOfMoods,
    meetings: inPeriod.reduce((sum, { meetings }) => sum + meetings, 0),
    spokenMinutes: Math.round(inPeriod.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    now: moodOfTurns(inPeriod),
    before: moodOfTurns(within(before)),
    weeks: chart.map((week) => moodOfTurns(weeks.filter((one) => one.week === week))),
  };
}

type Turns = { positive: number; neutral: number; negative: number };

/** Share of positive turns plus half of the neutral ones, times 10, to one decimal. */
function moodOfTurns(weeks: readonly Turns[]): number | null {
  const sum = (of: (turns: Turns) => number) => weeks.reduce((all, turns) => all + of(turns), 0);
  const turns = sum(({ positive, neutral, negative }) => positive + neutral + negative);
  if (turns < fewestOwnTurns) return null;
  return Math.round((100 * sum(({ positive, neutral }) => positive + neutral / 2)) / turns) / 10;
}

const quoteLengthMax = 240;

function presentMoment({
  text,
  initiatives,
  ...moment
}: Awaited<ReturnType<typeof listMoments>>[number]): OrganizationMoment {
  const lower = text.toLowerCase();
  const topic = initiatives.find((one) => lower.includes(one.toLowerCase())) ?? null;
  return { ...moment, topic, quote: cut(text) };
}

/** Between words. The cut is marked. */
function cut(text: string): string {
  if (text.length <= quoteLengthMax) return text;
  const part = text.slice(0, quoteLengthMax);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), 1))} …`;
}
