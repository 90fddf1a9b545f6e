import {
  endpoints,
  type MeetingListItem,
  meetingListItemSchema,
  meetingListSchema,
} from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
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

export function useNewestMeetings(isEnabled: boolean) {
  return useQuery({
    queryKey: ['command-palette', 'meetings'],
    queryFn: async ({ signal }): Promise<PaletteResult> => {
      const { meetings, total } = await call(endpoints.meetings.list, {
        query: { limit: shownMeetings },
        as: foundMeetingsSchema,
        signal,
      });
      return { items: meetings.items.map(meetingItem), total };
    },
    enabled: isEnabled,
    staleTime: foundStaleMs,
  });
}

const settledStatuses: string[] = [
  'completed',
  'failed',
] satisfies MeetingListItem['processingStatus'][];

export function meetingItem({ id, name, date, processingStatus }: FoundMeeting): PaletteItem {
  const day = shortDay(date);
  return {
    id: `meeting ${id}`,
    label: name,
    hint: settledStatuses.includes(processingStatus) ? day : `${day}, ${processingStatus}`,
    icon: MessagesSquare,
    path: `/meetings/${encodeURIComponent(id)}`,
  };
}
