import { askSuggestionsQueryOptions } from '@/features/ask-me-anything/api/get-ask-suggestions.ts';
import { askedQuestionsQueryOptions } from '@/features/ask-me-anything/api/get-asked-questions.ts';
import { AskPage } from '@/features/ask-me-anything/ask-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(askSuggestionsQueryOptions);
  void queryClient.prefetchInfiniteQuery(askedQuestionsQueryOptions(''));
};

export const Component = AskPage;
