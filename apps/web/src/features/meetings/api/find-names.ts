import { paths, searchAnswerSchema } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

/** Speakers and topics by the beginnings of their words. */
export function useFoundNames(search: string) {
  const settled = useDeferredValue(search);
  return useQuery({
    queryKey: meetingKeys.names(settled),
    queryFn: ({ signal }) => {
      const path = `${paths.search}?${new URLSearchParams({ q: settled })}`;
      return request({ path, schema: searchAnswerSchema, signal });
    },
    enabled: settled !== '',
    staleTime: meetingStaleMs,
    placeholderData: keepPreviousData,
  });
}
