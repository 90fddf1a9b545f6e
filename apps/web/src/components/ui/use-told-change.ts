import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { notify } from './notify.ts';

export type ChangeWords<Answer> = {
  /** Said once it is done; nothing is said without. */
  done?: string | ((answer: Answer) => string);
  /** Said where the server gives no reason. */
  failed: string;
};

/** A change that a press makes at once. What is shown is read again, also after a refusal. */
export function useToldChange<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  { done, failed, queryKey, notice }: ChangeWords<Answer> & { queryKey: QueryKey; notice: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onMutate: () => notify.withdraw(notice),
    onSuccess: (answer) => {
      if (done) notify.success(typeof done === 'string' ? done : done(answer));
    },
    onError: (error) => notify.error(refusalSentence(error, { else: failed }), notice, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
