import { askedQuestionsQueryOptions } from '@/features/ask-me-anything/api/asked-questions.ts';
import { askCountedQueryOptions } from '@/features/ask-me-anything/api/counted.ts';
import { askSuggestionsQueryOptions } from '@/features/ask-me-anything/api/suggestions.ts';
import { AskPage } from '@/features/ask-me-anything/ask-page.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';

/** Starts loading; the screen shows its skeleton until the data arrive. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(askSuggestionsQueryOptions);
  void queryClient.prefetchQuery(askCountedQueryOptions);
  void queryClient.prefetchInfiniteQuery(askedQuestionsQueryOptions(''));
};

export const Component = AskPage;
