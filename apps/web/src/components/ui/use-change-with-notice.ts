import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { notify } from './notify.ts';

export type ChangeWords<Answer> = {
  /** Shown after a success; nothing is shown without it. */
  done?: string | ((answer: Answer) => string);
  /** Shown after a failure for which the server gives no reason. */
  failed: string;
  /** Whether a form shows the failure at the field that it is about, so that no notice repeats it. */
  isAtField?: (error: Error) => boolean;
};

/**
 * A change made at once by a press, with a notice of success or failure. The queries under
 * `queryKey` are refetched, also after a refusal.
 */
export function useChangeWithNotice<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  {
    done,
    failed,
    isAtField,
    queryKey,
    notice,
  }: ChangeWords<Answer> & { queryKey: QueryKey; notice: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onMutate: () => notify.withdraw(notice),
    onSuccess: (answer) => {
      if (done) notify.success(typeof done === 'string' ? done : done(answer));
    },
    onError: (error) => {
      if (!isAtField?.(error))
        notify.error(refusalSentence(error, { else: failed }), notice, error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
