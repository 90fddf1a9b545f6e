import {
  directoryPeopleSchema,
  directoryPersonSchema,
  nameSearchLengthMin,
  pathFor,
  paths,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const schema = z.extend(directoryPeopleSchema, { people: readableList(directoryPersonSchema) });

/** The first people of the directory whose names match. Requires permission to correct the meeting. */
export function usePeopleNamed(meetingId: string, name: string) {
  return useQuery({
    queryKey: meetingKeys.directory(meetingId, name),
    queryFn: ({ signal }) => {
      const path = `${pathFor(paths.directory, meetingId)}?${new URLSearchParams({ q: name })}`;
      return request({ path, schema, signal });
    },
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
    staleTime: meetingStaleMs,
  });
}
