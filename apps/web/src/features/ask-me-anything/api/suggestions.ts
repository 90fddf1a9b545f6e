import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { askKeys } from './ask-keys.ts';

const staleMs = 60_000;

export const askSuggestionsQueryOptions = queryOptions({
  queryKey: askKeys.suggestions,
  queryFn: ({ signal }) => call(endpoints.ask.listSuggestions, { signal }),
  staleTime: staleMs,
});
