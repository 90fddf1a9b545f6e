import { askSuggestionsQueryOptions } from '@/features/ask-me-anything/api/get-ask-suggestions.ts';
import { askedQuestionsQueryOptions } from '@/features/ask-me-anything/api/get-asked-questions.ts';
import { OwnAsk } from '@/features/ask-me-anything/own/own-ask.tsx';
import type { ReadScreen } from '../../read-first.ts';

/** Only begins: the screen shows its shape until they are there. */
export const read: ReadScreen = async (queryClient) => {
  void queryClient.prefetchQuery(askSuggestionsQueryOptions);
  void queryClient.prefetchInfiniteQuery(askedQuestionsQueryOptions(''));
};

export const Screen = OwnAsk;
