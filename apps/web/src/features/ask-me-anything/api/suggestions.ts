import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { askKeys, askStaleMs } from './ask-keys.ts';

export const askSuggestionsQueryOptions = queryOptions({
  queryKey: askKeys.suggestions,
  queryFn: ({ signal }) => call(endpoints.ask.listSuggestions, { signal }),
  staleTime: askStaleMs,
});
