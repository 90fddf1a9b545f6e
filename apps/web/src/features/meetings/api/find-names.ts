import { paths, searchAnswerSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

/**
 * Speakers and topics found by the beginnings of words. Results of an earlier search are never
 * shown.
 */
export function useFoundNames(search: string) {
  const settled = useDeferredValue(search);
  const found = useQuery({
    queryKey: meetingKeys.names(settled),
    queryFn: ({ signal }) => {
      const path = `${paths.search}?${new URLSearchParams({ q: settled })}`;
      return request({ path, schema: searchAnswerSchema, signal });
    },
    enabled: settled !== '',
    staleTime: meetingStaleMs,
  });
  if (settled !== search) return { data: undefined, isFetching: search !== '', error: null };
  return found;
}
