import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  isUnderWay,
  type ShownMeeting,
  type ShownMeetingDetail,
  type ShownMeetingList,
  type ShownProcessing,
} from '../domain/meeting-status.ts';
import { meetingKeys } from './meeting-keys.ts';

type ProcessedMeeting = Pick<
  ShownMeeting,
  'id' | 'processingStatus' | 'processingProgress' | 'processingError'
>;
type MeetingPages = InfiniteData<ShownMeetingList, number>;

/**
 * Shows how far a meeting is, on its card and its page. A completed one is fetched first, so that
 * nothing is shown as a result before the result is there.
 */
export function showProcessing(queryClient: QueryClient, processing: ShownProcessing) {
  const { eventId, processingStatus, processingProgress, processingError } = processing;
  if (processingStatus !== 'completed') {
    const shown = { processingStatus, processingProgress, processingError };
    changeCached<ShownMeetingDetail>(queryClient, meetingKeys.detail(eventId), (meeting) => ({
      ...meeting,
      ...shown,
    }));
    changeLists(queryClient, (meetings) =>
      meetings.map((meeting) => (meeting.id === eventId ? { ...meeting, ...shown } : meeting)),
    );
  }
  if (!isUnderWay(processingStatus)) refreshMeeting(queryClient, eventId);
}

/** Changes what is cached without making it any fresher: what was due to be fetched stays due. */
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

function changeLists(
  queryClient: QueryClient,
  change: (meetings: ShownMeeting[]) => ShownMeeting[],
) {
  changeCached<MeetingPages>(queryClient, meetingKeys.lists, (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, meetings: change(page.meetings) })),
  }));
}

/** As `showProcessing`, for news that did not come from the status call itself. */
export async function takeProcessing(queryClient: QueryClient, processing: ShownProcessing) {
  const queryKey = meetingKeys.status(processing.eventId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, processing);
  showProcessing(queryClient, processing);
}

/**
 * A meeting as it was answered, with what has been told of it since it was asked for: events may
 * overtake the answer, which then knows less than the page does already.
 */
export function withNewerProcessing<M extends ProcessedMeeting>(
  queryClient: QueryClient,
  meeting: M,
  askedAtMs: number,
): M {
  const known = queryClient.getQueryState<ShownProcessing>(meetingKeys.status(meeting.id));
  if (!known?.data || known.dataUpdatedAt < askedAtMs) return meeting;
  const { processingStatus, processingProgress, processingError } = known.data;
  // A result is not told before it is fetched, and what has ended here does not go on elsewhere.
  if (processingStatus === 'completed' || !isUnderWay(meeting.processingStatus)) return meeting;
  return { ...meeting, processingStatus, processingProgress, processingError };
}

export function refreshMeetingLists(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ queryKey: meetingKeys.lists });
}

/** Fetches again what is shown of one meeting, and the list. */
export function refreshMeeting(queryClient: QueryClient, id: string) {
  const { lists, detail, graph, summaries, breakdown, transcript } = meetingKeys;
  for (const key of [detail, graph, summaries, breakdown, transcript]) {
    void queryClient.invalidateQueries({ queryKey: key(id) });
  }
  void queryClient.invalidateQueries({ queryKey: lists });
}

/** Forgets a deleted meeting and fetches the list again. */
export function forgetMeeting(queryClient: QueryClient, id: string) {
  const { detail, graph, summaries, breakdown, transcript, status } = meetingKeys;
  for (const key of [detail, graph, summaries, breakdown, transcript, status]) {
    queryClient.removeQueries({ queryKey: key(id) });
  }
  changeLists(queryClient, (meetings) => meetings.filter((meeting) => meeting.id !== id));
  return refreshMeetingLists(queryClient);
}
