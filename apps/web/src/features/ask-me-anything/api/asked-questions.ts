import {
  type AskAnswer,
  askedQuestionSchema,
  askHistorySchema,
  endpoints,
} from '@rapport/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import { notify } from '@/components/ui/notify.ts';
import { notifyRefusal } from '@/components/ui/notify-refusal.ts';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { askKeys, askStaleMs } from './ask-keys.ts';

const notice = 'delete-asked';

const as = z.extend(askHistorySchema, { questions: readableList(askedQuestionSchema) });

/** The user's own questions, newest first, page by page. */
export const askedQuestionsQueryOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...askKeys.asked, search],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.ask.listQuestions, { query: { search, cursor: pageParam }, as, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Questions and deletions invalidate it.
    staleTime: askStaleMs,
  });

/** Deletes one question of the user's history, or all of them without an id. */
export function useDeleteAsked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      id ? call(endpoints.ask.removeQuestion, { id }) : call(endpoints.ask.removeQuestions),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (_, id) => {
      notify.success(id ? 'Question deleted.' : 'All your questions are deleted.');
      forgetAnswers(queryClient, id);
      return queryClient.invalidateQueries({ queryKey: askKeys.asked });
    },
    onError: (error, id) =>
      notifyRefusal(
        error,
        `The ${id ? 'question' : 'questions'} could not be deleted. Please try again.`,
        notice,
      ),
  });
}

/**
 * Removes the cached answers to a deleted question, or all of them. A question on screen is asked
 * again when it is next opened.
 */
function forgetAnswers(queryClient: QueryClient, id: string | undefined) {
  const answers = queryClient.getQueriesData<AskAnswer>({ queryKey: askKeys.answers });
  for (const [queryKey, answer] of answers) {
    if (id !== undefined && answer?.id !== id) continue;
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
