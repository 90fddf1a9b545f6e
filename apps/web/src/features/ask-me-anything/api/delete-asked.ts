import { type AskAnswer, pathFor, paths } from '@rapport/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { askKeys } from './ask-keys.ts';

const notice = 'delete-asked';

/** Deletes one question of the user's history, or all of them without an id. */
export function useDeleteAsked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      request({ path: id ? pathFor(paths.asked, id) : paths.ask, method: 'DELETE' }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (_, id) => {
      notify.success(id ? 'Question deleted.' : 'All your questions are deleted.');
      forgetAnswers(queryClient, id);
      return queryClient.invalidateQueries({ queryKey: askKeys.asked });
    },
    onError: (error, id) =>
      notify.error(
        refusalSentence(error, {
          else: `The ${id ? 'question' : 'questions'} could not be deleted. Please try again.`,
        }),
        notice,
        error,
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
