import { endpoints, meetingViewSchema, meetingViewsSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const as = z.extend(meetingViewsSchema, { views: readableList(meetingViewSchema) });

/** The saved views of the list that the reader may see, and the number of all meetings. */
export const useViews = () =>
  useQuery({
    queryKey: meetingKeys.views,
    queryFn: ({ signal }) => call(endpoints.meetingViews.list, { as, signal }),
    staleTime: meetingStaleMs,
  });

/** The views are loaded again, also after a refusal. */
export const useViewChange = <Input = void>(send: (input: Input) => Promise<unknown>) =>
  useQuietChange(meetingKeys.views, send);
