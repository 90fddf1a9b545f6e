import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { askKeys, askStaleMs } from './ask-keys.ts';

/** Questions that figures answer now. The server keeps them for an hour. */
export const askCountedQueryOptions = queryOptions({
  queryKey: askKeys.counted,
  queryFn: ({ signal }) => call(endpoints.ask.listCounted, { signal }),
  staleTime: askStaleMs,
});
