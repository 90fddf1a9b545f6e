import {
  type AfterLeaving,
  type MoodAround,
  type SeriesListItem,
  weeksAroundLeaving,
} from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { addDays, type Day, dayMs, mondayOf } from '../../../ground/calendar-days.ts';
import type { Member } from '../../../platform/session.ts';
import { readWeekMoods } from '../../figures/group-moods.ts';
import { moodGroups } from '../../figures/mood-groups.ts';
import { listSeries } from '../../series/read-series.ts';
import { countOfDepartments, countTakenUp, listPartners } from './after-leaving-repository.ts';
import { nameTopics } from './handover-topic-repository.ts';
import { type ItemRow, listItems } from './item-repository.ts';
import { foundSince } from './present-items.ts';
import type { ProjectRow } from './project-repository.ts';
import { requireProject, todayFor } from './read-offboardings.ts';
import { type ShownFigures, shownFigures } from './shown-figures.ts';

const departmentsMax = 12;

/** Mondays of the weeks up to that of the last day, and of the complete weeks since. */
function weeksAround(lastDay: Day, today: Day): { before: Day[]; since: Day[] } {
  const last = mondayOf(lastDay);
  const places = Array.from({ length: weeksAroundLeaving }, (_, at) => at);
  return {
    before: places.map((at) => addDays(last, 7 * (at + 1 - weeksAroundLeaving))),
    since: places
      .map((at) => addDays(last, 7 * (at + 1)))
      .filter((monday) => addDays(monday, 6) < today),
  };
}

type Around = ReturnType<typeof weeksAround>;

/**
 * The time after the last day: counts, and moods of groups as decided. Nothing about the mood of a person.
 * @throws AppError 404 for a plan that the member may not open
 */
export async function readAfterLeaving(
  db: Database,
  member: Member,
  id: string,
): Promise<AfterLeaving> {
  const project = await requireProject(db, member, id);
  const { lastDay } = project;
  const shown = await shownFigures(db, member);
  if (lastDay === null) return notStarted(member, shown);
  const today = todayFor(member);
  const around = weeksAround(lastDay, today);
  const [counts, network] = await Promise.all([
    countAgain(db, member, { ...project, lastDay }),
    readNetwork(db, member, project, around, shown),
  ]);
  return {
    startsOn: addDays(lastDay, 1),
    hasStarted: today > lastDay,
    weeks: [...around.before, ...around.since],
    firstWeekSince: around.before.length,
    smallestGroup: member.settings.trust.smallestGroup,
    tiesHidden: shown.tiesHidden,
    ...network,
    ...counts,
  };
}

function notStarted({ settings }: Member, { tiesHidden }: ShownFigures): AfterLeaving {
  const nothing = { now: 0, of: 0, missing: [] };
  return {
    startsOn: null,
    hasStarted: false,
    weeks: [],
    firstWeekSince: 0,
    smallestGroup: settings.trust.smallestGroup,
    tiesHidden,
    moods: null,
    ties: null,
    topics: nothing,
    series: { ...nothing, paused: [] },
  };
}

const spanOf = (weeks: readonly Day[]) => ({ from: weeks[0] ?? '', to: weeks.at(-1) ?? '' });

async function readNetwork(
  db: Database,
  member: Member,
  { personId, department }: ProjectRow,
  around: Around,
  { figures, tiesHidden }: ShownFigures,
): Promise<Pick<AfterLeaving, 'moods' | 'ties'>> {
  const { organizationId, settings } = member;
  if (!figures || around.since.length === 0) return { moods: null, ties: null };
  const before = spanOf(around.before);
  const partners =
    personId && tiesHidden === null ? await listPartners(db, organizationId, personId, before) : [];
  const people = partners.map(({ id }) => id);
  const met = new Set(partners.flatMap((partner) => partner.department ?? []));
  const spans = { before, since: spanOf(around.since) };
  const [moods, now] = await Promise.all([
    settings.activeFeatures.sentiment ? readMoods(db, member, department, met, around) : null,
    tiesHidden === null && personId ? countTakenUp(db, organizationId, people, spans) : null,
  ]);
  return { moods, ties: now === null ? null : { now, of: people.length } };
}

async function readMoods(
  db: Database,
  member: Member,
  department: string | null,
  met: ReadonlySet<string>,
  { before, since }: Around,
): Promise<AfterLeaving['moods']> {
  const [weeksOf, sizes] = await Promise.all([
    readWeekMoods(db, member, [...before, ...since]),
    countOfDepartments(db, member.organizationId),
  ]);
  const around = (name: string): MoodAround => {
    const weeks = weeksOf(moodGroups.department(name));
    const means = [weeks.slice(0, before.length), weeks.slice(before.length)].map(meanOf);
    const [earlier = null, later = null] = means.includes(null) ? [] : means;
    return { department: name, people: sizes.get(name) ?? 0, before: earlier, since: later, weeks };
  };
  const others = [...met].filter((name) => name !== department).slice(0, departmentsMax);
  return {
    own: department === null ? null : around(department),
    organization: weeksOf(moodGroups.organization),
    others: others.sort().map(around),
  };
}

/** Mean over the weeks that are shown; null if there are none. */
function meanOf(weeks: MoodAround['weeks']): number | null {
  const shown = weeks.flatMap((week) => week?.mood ?? []);
  return shown.length === 0 ? null : shown.reduce((sum, mood) => sum + mood, 0) / shown.length;
}

/** Topics and series of the handover that the member may read, and how many of them occurred after the last day. */
async function countAgain(
  db: Database,
  member: Member,
  { id, createdAt, lastDay }: Pick<ProjectRow, 'id' | 'createdAt'> & { lastDay: Day },
): Promise<Pick<AfterLeaving, 'topics' | 'series'>> {
  const items = await listItems(db, member, [id]);
  const keys = items.flatMap(({ topicKey }) => topicKey ?? []);
  const [topics, { series }] = await Promise.all([
    nameTopics(db, member, keys, foundSince(createdAt)),
    items.some(({ kind }) => kind === 'series') ? listSeries(db, member) : { series: [] },
  ]);
  const handed = new Set(items.flatMap(({ seriesId }: ItemRow) => seriesId ?? []));
  const handedOn = series.filter((one) => handed.has(one.id));
  const held = handedOn.map(({ name, lastDate }) => ({ name, lastOn: lastDate }));
  const goneOn = handedOn.filter(({ lastDate }) => lastDate > lastDay);
  const spokenOf = [...topics.values()].map(({ topic, lastOn }) => ({ name: topic, lastOn }));
  const paused = goneOn.flatMap((one) => {
    const weeks = weeksPaused(one, todayFor(member));
    return weeks > 0 ? [{ name: one.name, weeks }] : [];
  });
  return {
    topics: countSince(lastDay, spokenOf),
    series: { ...countSince(lastDay, held), paused },
  };
}

/** Complete weeks since the day on which the next meeting would usually have been. */
function weeksPaused({ lastDate, rhythm }: SeriesListItem, today: Day): number {
  if (rhythm.everyDays === null) return 0;
  const days = (Date.parse(today) - Date.parse(lastDate)) / dayMs - rhythm.everyDays;
  return Math.max(0, Math.floor(days / 7));
}

function countSince(lastDay: Day, things: readonly { name: string; lastOn: Day }[]) {
  const missing = things.filter(({ lastOn }) => lastOn <= lastDay).map(({ name }) => name);
  return { now: things.length - missing.length, of: things.length, missing };
}
