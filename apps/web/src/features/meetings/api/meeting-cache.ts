import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refreshSoon } from '@/lib/refresh-soon.ts';
import type { FilterName } from '../domain/list-filter.ts';
import { isUnderWay } from '../domain/meeting-status.ts';
import type { MeetingsPage } from '../domain/meetings-page.ts';
import type { ShownMeeting, ShownMeetingDetail, ShownProcessing } from '../domain/shown-meeting.ts';
import { meetingKeys } from './meeting-keys.ts';

/**
 * The part of a processing status that the web app shows. Several answers and events contain it.
 */
export type KnownProcessing = Pick<
  ShownProcessing,
  'eventId' | 'processingStatus' | 'processingProgress' | 'processingError'
>;
type ProcessedMeeting = Pick<
  ShownMeeting,
  'id' | 'processingStatus' | 'processingProgress' | 'processingError'
>;

/**
 * Writes a processing status into the cached lists and the cached meeting. A completed meeting is
 * fetched instead, so that it appears together with its results.
 */
export function showProcessing(queryClient: QueryClient, processing: KnownProcessing) {
  const { eventId, processingStatus, processingProgress, processingError } = processing;
  const known = queryClient.getQueryData<KnownProcessing>(meetingKeys.status(eventId));
  if (known?.processingStatus !== processingStatus) refreshListsBy(queryClient, 'status');
  if (processingStatus !== 'completed') {
    const shown = { processingStatus, processingProgress, processingError };
    changeCached<ShownMeetingDetail>(queryClient, meetingKeys.detail(eventId), (meeting) => ({
      ...meeting,
      ...shown,
    }));
    changeListed(queryClient, eventId, (meetings) =>
      meetings.map((meeting) => (meeting.id === eventId ? { ...meeting, ...shown } : meeting)),
    );
  }
  if (!isUnderWay(processingStatus)) refreshMeeting(queryClient, eventId);
}

/** Changes cached data without changing its age: stale or invalidated queries stay so. */
function changeCached<T>(queryClient: QueryClient, queryKey: QueryKey, change: (data: T) => T) {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { isInvalidated, dataUpdatedAt } = query.state;
    queryClient.setQueryData<T>(
      query.queryKey,
      (data) => (data === undefined ? undefined : change(data)),
      { updatedAt: dataUpdatedAt },
    );
    if (isInvalidated) query.invalidate();
  }
}

/** Changes the cached list pages that contain a meeting. */
function changeListed(
  queryClient: QueryClient,
  id: string,
  change: (meetings: ShownMeeting[]) => ShownMeeting[],
) {
  for (const [queryKey, page] of cachedPages(queryClient)) {
    if (page?.meetings.some((meeting) => meeting.id === id))
      changeCached<MeetingsPage>(queryClient, queryKey, (data) => ({
        ...data,
        meetings: change(data.meetings),
      }));
  }
}

const cachedPages = (queryClient: QueryClient) =>
  queryClient.getQueriesData<MeetingsPage>({ queryKey: meetingKeys.lists });

/**
 * Refreshes lists with this filter, because a changed meeting may leave one list and enter another.
 */
function refreshListsBy(queryClient: QueryClient, name: FilterName) {
  const filters = cachedPages(queryClient).map(([[, , page]]) => filterOf(page));
  for (const filter of new Set(filters))
    if (new URLSearchParams(filter).has(name)) refreshSoon(queryClient, meetingKeys.list(filter));
}

const filterOf = (page: unknown): string =>
  typeof page === 'object' && page && 'filter' in page ? String(page.filter) : '';

/** Whether a cached list page contains the meeting. */
export function isListed(queryClient: QueryClient, id: string): boolean {
  return cachedPages(queryClient).some(([, page]) =>
    page?.meetings.some((meeting) => meeting.id === id),
  );
}

/**
 * Like `showProcessing`, for the status in an event. It counts as the answer to a pending or due
 * status call.
 */
export async function takeProcessing(queryClient: QueryClient, processing: KnownProcessing) {
  const queryKey = meetingKeys.status(processing.eventId);
  await queryClient.cancelQueries({ queryKey });
  showProcessing(queryClient, processing);
  queryClient.setQueryData<KnownProcessing>(queryKey, processing);
}

/**
 * Merges an answered meeting with its cached processing status. A status received after `askedAtMs`
 * is newer than the answer and replaces the one in it. Otherwise the status in the answer is cached
 * and counts as a status answer.
 */
export function mergeProcessing<M extends ProcessedMeeting>(
  queryClient: QueryClient,
  meeting: M,
  askedAtMs: number,
): M {
  // A final status is never replaced by an earlier one.
  if (!isUnderWay(meeting.processingStatus)) return meeting;
  const queryKey = meetingKeys.status(meeting.id);
  const known = queryClient.getQueryState<KnownProcessing>(queryKey);
  if (known?.data && known.dataUpdatedAt >= askedAtMs) {
    const { processingStatus, processingProgress, processingError } = known.data;
    // A completed meeting is shown once its results are fetched.
    if (processingStatus === 'completed') return meeting;
    return { ...meeting, processingStatus, processingProgress, processingError };
  }
  const { id: eventId, processingStatus, processingProgress, processingError } = meeting;
  queryClient.setQueryData<KnownProcessing>(
    queryKey,
    { eventId, processingStatus, processingProgress, processingError },
    { updatedAt: askedAtMs },
  );
  return meeting;
}

/** Longer pause, because the server counts each view again. */
const viewsPauseMs = 5000;

/**
 * Refreshes the lists and the counts of the views. Pages in view are refreshed at once or after the
 * pause, others when they come into view.
 */
export function refreshMeetingLists(queryClient: QueryClient) {
  refreshSoon(queryClient, meetingKeys.lists);
  refreshViews(queryClient);
}

/** Refreshes lists with this filter, and the counts of the views. */
export function refreshNarrowed(queryClient: QueryClient, name: FilterName) {
  refreshListsBy(queryClient, name);
  refreshViews(queryClient);
}

export const refreshViews = (queryClient: QueryClient) =>
  refreshSoon(queryClient, meetingKeys.views, viewsPauseMs);

/** Refreshes the cached data of one meeting, and the list. */
export function refreshMeeting(queryClient: QueryClient, id: string) {
  const { detail, graph, summaries, breakdown, transcript, shares } = meetingKeys;
  for (const key of [detail, graph, summaries, breakdown, transcript, shares]) {
    refreshSoon(queryClient, key(id));
  }
  refreshMeetingLists(queryClient);
}

/** Refreshes the cached data of all meetings; unused data are refreshed when they are next used. */
export function refreshMeetings(queryClient: QueryClient) {
  refreshSoon(queryClient, meetingKeys.all);
}

/** Removes a deleted meeting from the cache and refreshes the list. */
export function forgetMeeting(queryClient: QueryClient, id: string) {
  const { detail, graph, summaries, breakdown, transcript, shares, status } = meetingKeys;
  for (const key of [detail, graph, summaries, breakdown, transcript, shares, status]) {
    queryClient.removeQueries({ queryKey: key(id) });
  }
  changeListed(queryClient, id, (meetings) => meetings.filter((meeting) => meeting.id !== id));
  refreshMeetingLists(queryClient);
}
