import { directoryPeopleSchema, nameSearchLengthMin, pathFor, paths } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

/** The first people of the directory with a name like this, for those who may correct the meeting. */
export function usePeopleNamed(meetingId: string, name: string) {
  return useQuery({
    queryKey: meetingKeys.directory(meetingId, name),
    queryFn: ({ signal }) => {
      const path = `${pathFor(paths.directory, meetingId)}?${new URLSearchParams({ q: name })}`;
      return request({ path, schema: directoryPeopleSchema, signal });
    },
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
    staleTime: meetingStaleMs,
  });
}
