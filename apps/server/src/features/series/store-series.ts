import {
  readTitle,
  type SeriesMeeting,
  seriesOfTitle,
  seriesOfWeekday,
  usualWeekday,
  weekdayOf,
} from '@rapport/series';
import type { Database, Queryable } from '../../database/types.ts';
import { lockStoredSeries } from '../../ground/meeting/out-of-date-series-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { assignIds, type Cluster } from './assign-ids.ts';
import { storedInDatabase, storedInMemory } from './stored-meetings.ts';
import {
  countKeys,
  deleteEmptySeries,
  listAllMeetings,
  listChangedMeetings,
  listOrganizationsWithMarks,
  listSeriesElsewhere,
  listUsualWeekdays,
  type Mark,
  type Membership,
  moveChoices,
  type StoredMeeting,
  storeFacts,
  storeMemberships,
  storeSeriesRows,
  takeMarks,
} from './stored-series-repository.ts';

export type StoreSeriesServices = { db: Database; bus: EventBus };

/**
 * Finds the series that changed meetings are, were or could be in: those of the changed titles, and those of the
 * weekdays on which a meeting or a series changed. Other series stay as they are.
 */
export async function storeSeries(
  { db, bus }: StoreSeriesServices,
  organizationId: string,
): Promise<void> {
  const isChanged = await db.transaction().execute(async (tx) => {
    await lockStoredSeries(tx, organizationId);
    const marks = await takeMarks(tx, organizationId);
    return marks.length > 0 && findAnew(tx, organizationId, marks);
  });
  if (isChanged) await bus.publish({ name: 'series-updated', payload: { organizationId } });
}

/** For marks whose event reached no process. */
export async function storeAllSeries(services: StoreSeriesServices): Promise<void> {
  for (const organizationId of await listOrganizationsWithMarks(services.db))
    await storeSeries(services, organizationId);
}

const allWeekdays = [0, 1, 2, 3, 4, 5, 6];

/** Returns whether the meetings of a series changed. */
async function findAnew(
  tx: Queryable,
  organizationId: string,
  marks: readonly Mark[],
): Promise<boolean> {
  const isAll = marks.some(({ meetingId }) => meetingId === null);
  const marked = marks.flatMap(({ meetingId }) => meetingId ?? []);
  const changed = isAll
    ? await listAllMeetings(tx, organizationId)
    : await listChangedMeetings(tx, organizationId, marked);
  const facts = changed.map(factsOf);
  await storeFacts(tx, organizationId, facts);
  const stored = isAll ? storedInMemory(changed, facts) : storedInDatabase(tx, organizationId);
  // Includes the current rows, because they may have changed since the mark was written.
  const before = [...marks, ...changed];
  const keys = distinct([...before, ...facts].map(({ key }) => key || null));
  const sameTitle = await stored.withKeys(keys);
  const groups = [...Map.groupBy(sameTitle, ({ key }) => key).values()].flatMap((meetings) =>
    seriesOfTitle(meetings.map(seen)).map((found) => rowsOf(found, meetings)),
  );
  const weekdays = isAll
    ? allWeekdays
    : distinct([
        ...[...before, ...facts].map(({ weekday }) => weekday),
        ...(await changedWeekdays(tx, organizationId, {
          marked: new Set(marked),
          touched: before.map(({ seriesId }) => seriesId),
          sameTitle,
          groups,
        })),
      ]);
  const inBlocks = new Set(sameTitle.map(({ id }) => id));
  const isBeside = ({ id }: StoredMeeting) => !inBlocks.has(id);
  const titled = (await stored.titledOn(weekdays)).filter(isBeside);
  const others = [...Map.groupBy(titled, ({ seriesId }) => seriesId).values()];
  const inGroups = new Set(groups.flat());
  const loose = [
    ...sameTitle.filter(
      (meeting) => !inGroups.has(meeting) && weekdays.includes(weekdayOfMeeting(meeting) ?? -1),
    ),
    ...(await stored.looseOn(weekdays)).filter(isBeside),
  ];
  const sameKey = await countKeys(tx, organizationId, distinct(loose.map(({ key }) => key)));
  const isMoved = await store(tx, organizationId, {
    clusters: findOfWeekdays(weekdays, [...groups, ...others], loose, sameKey),
    scope: [...changed, ...sameTitle, ...titled, ...loose],
    weekdays,
  });
  const present = new Set(changed.map(({ id }) => id));
  return isMoved || marked.some((id) => !present.has(id));
}

const distinct = <T>(all: Iterable<T | null>): T[] =>
  [...new Set(all)].filter((one) => one !== null);

function factsOf({ id, title, day }: StoredMeeting) {
  const { key, distinctness } = readTitle(title);
  return { meetingId: id, key, distinctness, weekday: day === null ? null : weekdayOf(day) };
}

const weekdayOfMeeting = ({ day }: StoredMeeting) => (day === null ? null : weekdayOf(day));

/** Converts a meeting to the input of the rule. */
const seen = ({ id, title, day, minute, people }: StoredMeeting): SeriesMeeting => ({
  id,
  title,
  people,
  start: day === null ? null : { day, minute },
});

const rowsOf = (found: readonly { id: string }[], rows: readonly StoredMeeting[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
};

const usualWeekdayOf = (meetings: readonly StoredMeeting[]) => usualWeekday(meetings.map(seen));

type Found = {
  marked: ReadonlySet<string>;
  /** Series that contained a changed meeting. */
  touched: readonly (string | null)[];
  /** All meetings with a changed title, and the series by title among them. */
  sameTitle: readonly StoredMeeting[];
  groups: readonly (readonly StoredMeeting[])[];
};

/**
 * The weekdays of series by title that changed, and of meetings that joined or left one. A meeting with a distinctive
 * title that is in no series may have become the only one with its title.
 */
async function changedWeekdays(
  tx: Queryable,
  organizationId: string,
  { marked, touched, sameTitle, groups }: Found,
): Promise<(number | null)[]> {
  const before = new Map<string, number>();
  for (const { seriesId, how } of sameTitle)
    if (how === 'title' && seriesId !== null) before.set(seriesId, (before.get(seriesId) ?? 0) + 1);
  const isSame = (group: readonly StoredMeeting[]) => {
    const id = group[0]?.seriesId ?? null;
    const isMember = (one: StoredMeeting) =>
      one.how === 'title' && one.seriesId === id && !marked.has(one.id);
    return id !== null && before.get(id) === group.length && group.every(isMember);
  };
  const changed = groups.filter((group) => !isSame(group));
  const same = new Set(groups.filter(isSame).map(([first]) => first?.seriesId));
  const old = distinct([...[...before.keys()].filter((id) => !same.has(id)), ...touched]);
  const entered = changed.flat().filter(({ how }) => how !== 'title');
  const inGroups = new Set(groups.flat());
  const left = sameTitle.filter(
    (meeting) =>
      !inGroups.has(meeting) && (meeting.how === 'title' || meeting.distinctness === 'name'),
  );
  return [
    ...changed.map(usualWeekdayOf),
    ...groups.filter(([first]) => old.includes(first?.seriesId ?? '')).map(usualWeekdayOf),
    ...[...entered, ...left].map(weekdayOfMeeting),
    ...(await listUsualWeekdays(tx, organizationId, old)),
  ];
}

/** Joins loose meetings to the series by title, and finds series among the remaining ones. */
function findOfWeekdays(
  weekdays: readonly number[],
  titled: readonly (readonly StoredMeeting[])[],
  loose: readonly StoredMeeting[],
  sameKey: ReadonlyMap<string, number>,
): Cluster[] {
  const titledOn = Map.groupBy(titled, usualWeekdayOf);
  const looseOn = Map.groupBy(loose, weekdayOfMeeting);
  const clusters: Cluster[] = [];
  for (const [weekday, groups] of titledOn)
    if (weekday === null || !weekdays.includes(weekday))
      clusters.push(...groups.map((group) => ({ titled: group, joined: [] })));
  for (const weekday of weekdays) {
    const here = titledOn.get(weekday) ?? [];
    const rows = looseOn.get(weekday) ?? [];
    const { joined, untitled } = seriesOfWeekday(
      here.map((group) => group.map(seen)),
      rows.map((row) => ({
        ...seen(row),
        distinctness: row.distinctness ?? 'nothing',
        sameKey: sameKey.get(row.key ?? '') ?? 1,
      })),
    );
    clusters.push(
      ...here.map((group, at) => ({ titled: group, joined: rowsOf(joined[at] ?? [], rows) })),
      ...untitled.map((found) => ({ titled: [], joined: rowsOf(found, rows) })),
    );
  }
  return clusters;
}

type Outcome = {
  clusters: readonly Cluster[];
  /** All meetings that were examined: first in their earlier state, then as they are stored now. */
  scope: readonly StoredMeeting[];
  weekdays: readonly number[];
};

/** Returns whether a meeting is in another series than before, or for another reason. */
async function store(
  tx: Queryable,
  organizationId: string,
  { clusters, scope, weekdays }: Outcome,
): Promise<boolean> {
  const looked = new Map(scope.map((meeting) => [meeting.id, meeting]));
  const before = new Map(scope.toReversed().map((meeting) => [meeting.id, meeting]));
  const claimed = distinct(scope.map(({ seriesId }) => seriesId));
  const taken = await listSeriesElsewhere(tx, organizationId, claimed, [...looked.keys()]);
  // For a series of another weekday only the meetings by title were read, so it keeps its other meetings.
  const isWhole = ({ titled }: Cluster) => {
    const weekday = usualWeekdayOf(titled);
    return titled.length === 0 || weekday === null || weekdays.includes(weekday);
  };
  const beside = new Set(
    clusters
      .filter((cluster) => !isWhole(cluster))
      .flatMap(({ titled }) => titled[0]?.seriesId ?? []),
  );
  const { assigned, merged } = assignIds(clusters, new Set(taken.filter((id) => !beside.has(id))));
  await storeSeriesRows(
    tx,
    organizationId,
    assigned.map(({ id, titled }) => ({ id, weekday: usualWeekdayOf(titled) })),
  );
  const memberships = new Map<string, Membership>();
  for (const { id, seriesId } of looked.values())
    memberships.set(id, { meetingId: id, seriesId, how: null });
  for (const { id: seriesId, titled, joined } of assigned) {
    for (const { id } of titled) memberships.set(id, { meetingId: id, seriesId, how: 'title' });
    for (const { id } of joined) memberships.set(id, { meetingId: id, seriesId, how: 'people' });
  }
  const changedSince = (stored: ReadonlyMap<string, StoredMeeting>) =>
    [...memberships.values()].filter(({ meetingId, seriesId, how }) => {
      const last = stored.get(meetingId);
      return last?.seriesId !== seriesId || last.how !== how;
    });
  await storeMemberships(tx, organizationId, changedSince(looked));
  for (const [fromId, toId] of merged) await moveChoices(tx, organizationId, fromId, toId);
  await deleteEmptySeries(tx, organizationId);
  return changedSince(before).length > 0;
}
