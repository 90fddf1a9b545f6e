import { askSuggestionsQueryOptions } from '@/features/ask-me-anything/api/get-ask-suggestions.ts';
import { askedQuestionsQueryOptions } from '@/features/ask-me-anything/api/get-asked-questions.ts';
import { OwnAsk } from '@/features/ask-me-anything/own/own-ask.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(askSuggestionsQueryOptions);
  void queryClient.prefetchInfiniteQuery(askedQuestionsQueryOptions(''));
};

export const Component = OwnAsk;
