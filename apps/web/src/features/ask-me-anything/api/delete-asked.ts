import { pathFor, paths } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { request } from '@/lib/api-client.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { askKeys } from './ask-keys.ts';

const notice = 'delete-asked';

/** Deletes one question of one's history, or all without an id. */
export function useDeleteAsked() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id?: string) =>
      request({ path: id ? pathFor(paths.asked, id) : paths.ask, method: 'DELETE' }),
    onMutate: () => notify.withdraw(notice),
    onSuccess: (_, id) => {
      notify.success(id ? 'Question deleted.' : 'All your questions are deleted.');
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
