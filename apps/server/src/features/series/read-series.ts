import {
  meetingsOfSeries,
  meetingsOfSeriesMax,
  type PlaceInSeries,
  type Series,
  type SeriesList,
  type SeriesListItem,
  seriesListMax,
} from '@rapport/contract';
import { nextUsualDay } from '@rapport/series';
import type { Database, Queryable } from '../../database/types.ts';
import { isUuid } from '../../database/uuid.ts';
import { cacheUntilChanged, changesOfMeetings } from '../../ground/cache-until-changed.ts';
import { dayIn } from '../../ground/day-in.ts';
import { mayChange } from '../../ground/meeting/policy.ts';
import { readsEveryMeeting } from '../../ground/meeting/readable-meetings-repository.ts';
import { requireMeeting } from '../../ground/meeting/require-meeting.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Member } from '../../platform/session.ts';
import { nameSeries } from './name-series.ts';
import {
  dayNumber,
  latestMeetings,
  nameFor,
  presentRhythm,
  presentSeries,
  startsOf,
  writtenDay,
} from './present-series.ts';
import {
  findPosition,
  findSeries,
  findSeriesOf,
  type ListedMember,
  listLeftOut,
  listMeetingsOf,
  listMembers,
  listSpeakers,
  listTopics,
  type TopicRow,
} from './series-repository.ts';

/** The readers of the list and of one series, with what they cache. */
export const seriesReaders = (services: { db: Database; bus: EventBus }) => ({
  list: seriesListReader(services),
  read: seriesReader(services),
});

/**
 * Reader of the list of series. If everyone reads every meeting, the list is the same for all, and is cached until a
 * meeting or a series changes: reading the members of all series of 100,000 meetings takes half a second.
 */
function seriesListReader({ db, bus }: { db: Database; bus: EventBus }) {
  const cached = cacheUntilChanged(bus)<SeriesList>({
    alsoAfter: ['series-updated', ...changesOfMeetings],
  });
  return async (member: Member): Promise<SeriesList> => {
    if (!readsEveryMeeting(member)) return listSeries(db, member);
    const today = dayIn(member.settings.timezone, new Date());
    return cached.get(member, { today }, () => listSeries(db, member));
  };
}

/** The series in which the member may read a meeting. */
export async function listSeries(db: Database, member: Member): Promise<SeriesList> {
  const rows = await listMembers(db, member, {
    meetingsMin: meetingsOfSeries,
    meetingsMax: latestMeetings,
    seriesMax: seriesListMax,
  });
  const today = dayNumber(dayIn(member.settings.timezone, new Date()));
  const series = [...Map.groupBy(rows, ({ seriesId }) => seriesId).values()];
  return {
    series: series.flatMap((meetings) => presentListed(meetings, today)),
    total: rows[0]?.total ?? 0,
  };
}

function presentListed(meetings: readonly ListedMember[], today: number): SeriesListItem[] {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last) return [];
  const rhythm = startsOf(meetings);
  const next = last.day === null ? null : nextUsualDay(rhythm, last.day, today);
  return [
    {
      id: first.seriesId,
      name: nameFor(first.seriesName, meetings),
      meetings: first.meetings,
      rhythm: presentRhythm(rhythm),
      firstDate: first.firstDate,
      lastId: last.id,
      lastDate: last.date,
      nextDate: next === null ? null : writtenDay(next),
    },
  ];
}

/** A topic with fewer meetings does not count as recurring. */
const meetingsOfTopic = 2;

/**
 * Reader of one series, with the meetings that the member may read. Its topics depend on these meetings alone and are
 * cached until a meeting changes, because they take half of the time. If everyone reads every meeting, the meetings are
 * cached, too.
 * @throws AppError 404 if the series does not exist, is too small, or has no meeting that the member may read
 */
function seriesReader({ db, bus }: { db: Database; bus: EventBus }) {
  const cache = cacheUntilChanged(bus);
  const topicsKept = cache<TopicRow[]>({ cachedMax: 50, alsoAfter: changesOfMeetings });
  const meetingsKept = cache<MeetingsOfSeries>({
    cachedMax: 50,
    alsoAfter: ['series-updated', 'actions-updated', ...changesOfMeetings],
  });
  return async (member: Member, id: string): Promise<Series> => {
    const { organizationId } = member;
    const today = dayIn(member.settings.timezone, new Date());
    const { series, meetings, leftOut } = readsEveryMeeting(member)
      ? await meetingsKept.get(member, { today }, () => readMeetingsOf(db, member, id), id)
      : await readMeetingsOf(db, member, id);
    const ids = meetings.map((meeting) => meeting.id);
    const speakers = await listSpeakers(db, organizationId, [
      ...ids,
      ...leftOut.map((meeting) => meeting.id),
    ]);
    const topics = await topicsKept.get(
      member,
      { today },
      () => listTopics(db, organizationId, ids, meetingsOfTopic),
      ids.join(),
    );
    return presentSeries(member, { series, meetings, leftOut, speakers, topics });
  };
}

type MeetingsOfSeries = Awaited<ReturnType<typeof readMeetingsOf>>;

async function readMeetingsOf(db: Database, member: Member, id: string) {
  const { series, meetings } = await requireSeries(db, member, id);
  if (series.meetings < meetingsOfSeries) throw notFound('Series');
  return { series, meetings, leftOut: await listLeftOut(db, member, id) };
}

/** @throws AppError 404 if the series does not exist or the member may read none of its meetings */
export async function requireSeries(db: Queryable, member: Member, id: string) {
  const series = isUuid(id) ? await findSeries(db, member.organizationId, id) : undefined;
  const meetings = series ? await listMeetingsOf(db, member, id, meetingsOfSeriesMax) : [];
  if (!series || meetings.length === 0) throw notFound('Series');
  return { series, meetings };
}

/**
 * @throws AppError 404 if the series does not exist, or the member may read neither one of its meetings nor one that
 * was removed
 */
export async function requireReadable(db: Queryable, member: Member, id: string): Promise<void> {
  const series = isUuid(id) ? await findSeries(db, member.organizationId, id) : undefined;
  if (!series) throw notFound('Series');
  const meetings = await listMeetingsOf(db, member, id, 1);
  if (meetings.length === 0 && (await listLeftOut(db, member, id)).length === 0)
    throw notFound('Series');
}

/** @throws AppError 404 if the member may not read the meeting */
export async function readPlace(
  db: Database,
  member: Member,
  meetingId: string,
): Promise<PlaceInSeries> {
  await requireMeeting(db, member, meetingId);
  const id = await findSeriesOf(db, member.organizationId, meetingId);
  if (id === undefined) return { place: null };
  const [[named], position] = await Promise.all([
    nameSeries(db, member, [id]),
    findPosition(db, member, { seriesId: id, meetingId }),
  ]);
  return { place: named ? { ...named, ...position } : null };
}

/** A member who may change one of the meetings on its page may rename the series. */
export const mayRename = (
  member: Member,
  meetings: readonly { uploadedBy: string | null }[],
): boolean => meetings.some((meeting) => mayChange(member, meeting));
