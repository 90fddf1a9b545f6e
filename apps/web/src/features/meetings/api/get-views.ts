import { meetingViewSchema, meetingViewsSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const schema = z.extend(meetingViewsSchema, { views: readableList(meetingViewSchema) });

/** The saved views of the list that the reader may see, and the number of all meetings. */
export const useViews = () =>
  useQuery({
    queryKey: meetingKeys.views,
    queryFn: ({ signal }) => request({ path: paths.meetingViews, schema, signal }),
    staleTime: meetingStaleMs,
  });
