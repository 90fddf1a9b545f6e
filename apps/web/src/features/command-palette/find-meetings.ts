import {
  type MeetingListItem,
  meetingListItemSchema,
  meetingListSchema,
  paths,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { shortDay } from '@/lib/format-day.ts';
import { readableList } from '@/lib/readable-list.ts';
import type { PaletteItem, PaletteResult } from './palette-item.ts';

const shownMeetings = 5;
const foundStaleMs = 30_000;

const foundMeetingsSchema = z.object({
  meetings: readableList(
    z.extend(z.pick(meetingListItemSchema, { id: true, name: true, date: true }), {
      processingStatus: z.string(),
    }),
  ),
  total: meetingListSchema.shape.total,
});
type FoundMeeting = z.infer<typeof foundMeetingsSchema>['meetings']['items'][number];

/** The newest meetings if the search is empty. */
export function useFoundMeetings(search: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['command-palette', 'meetings', search],
    queryFn: async ({ signal }): Promise<PaletteResult> => {
      const query = new URLSearchParams({ limit: `${shownMeetings}`, search });
      const path = `${paths.meetings}?${query}`;
      const { meetings, total } = await request({ path, schema: foundMeetingsSchema, signal });
      return { items: meetings.items.map(meetingItem), total };
    },
    enabled: isOpen,
    staleTime: foundStaleMs,
    placeholderData: keepPreviousData,
  });
}

const settledStatuses: string[] = [
  'completed',
  'failed',
] satisfies MeetingListItem['processingStatus'][];

function meetingItem({ id, name, date, processingStatus }: FoundMeeting): PaletteItem {
  const day = shortDay(date);
  return {
    id: `meeting ${id}`,
    label: name,
    hint: settledStatuses.includes(processingStatus) ? day : `${day}, ${processingStatus}`,
    icon: MessagesSquare,
    path: `/meetings/${encodeURIComponent(id)}`,
  };
}
