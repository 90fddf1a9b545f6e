import { endpoints, meetingsPageSize, meetingsPageSizeMax } from '@rapport/contract';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import type { MeetingsPage } from '../domain/meetings-page.ts';
import { shownMeetingListSchema } from '../domain/shown-meeting.ts';
import { mergeProcessing } from './meeting-cache.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

/**
 * One page of a list of meetings; `filter` is a query string with the order. A page begins at the
 * cursor `after`. A loaded page keeps its end cursor, and refetching it loads the meetings between
 * both cursors. `through` is the end of a page not loaded yet, if known.
 */
export function getMeetingsPageQueryOptions(
  filter: string,
  after: string | null = null,
  through: string | null = null,
) {
  const queryKey = meetingKeys.page(filter, after);
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<MeetingsPage> => {
      const askedAtMs = Date.now();
      const known = client.getQueryData<MeetingsPage>(queryKey);
      const end = known?.end ?? through;
      // A refetched page, or the rest of a split page, may have grown.
      const limit = known || end ? meetingsPageSizeMax : meetingsPageSize;
      const { next, ...answer } = await call(endpoints.meetings.list, {
        query: {
          // First, as in the address that the server preloads.
          limit,
          ...Object.fromEntries(new URLSearchParams(filter)),
          after: after ?? undefined,
          through: end ?? undefined,
        },
        as: shownMeetingListSchema,
        signal,
      });
      const isTooLong = limit === meetingsPageSizeMax && next !== null;
      const shown = client.getQueryData<MeetingsPage>(queryKey)?.meetings;
      const shownById = new Map(shown?.map((meeting) => [meeting.id, meeting]));
      return {
        ...answer,
        meetings: answer.meetings.map((meeting) =>
          replaceEqualDeep(shownById.get(meeting.id), mergeProcessing(client, meeting, askedAtMs)),
        ),
        askedAtMs,
        end: next ?? end,
        rest: known?.rest ?? (isTooLong ? { through: end } : null),
      };
    },
    // An unchanged meeting keeps its object, found by its id above, so that its card is not rendered
    // again. The library would look at the same place, where a new meeting has moved all others.
    structuralSharing: false,
    staleTime: meetingStaleMs,
  });
}
