import { askSuggestionsSchema, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { askKeys } from './ask-keys.ts';

const staleMs = 60_000;

export const askSuggestionsQueryOptions = queryOptions({
  queryKey: askKeys.suggestions,
  queryFn: ({ signal }) =>
    request({ path: paths.askSuggestions, schema: askSuggestionsSchema, signal }),
  staleTime: staleMs,
});

export const useAskSuggestions = () => useQuery(askSuggestionsQueryOptions);
