import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefusalTexts } from '@/lib/refusal-sentence.ts';
import { notify } from './notify.ts';
import { notifyRefusal } from './notify-refusal.ts';

export type ChangeWords<Answer> = {
  /** Shown after a success; nothing is shown without it. */
  done?: string | ((answer: Answer) => string);
  /** Runs also if the caller has left the page, other than a callback of `mutate`. */
  onDone?: (answer: Answer) => void;
  /** Shown after a failure. */
  failed: RefusalTexts;
  /** Whether a form shows the failure at the field that it is about, so that no notice repeats it. */
  isAtField?: (error: Error) => boolean;
};

/**
 * A change made at once by a press, with a notice of success or failure. The queries under
 * `queryKey` are refetched, also after a refusal.
 */
export function useChangeWithNotice<Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer> & { queryKey: QueryKey; notice: string },
) {
  const queryClient = useQueryClient();
  const { done, onDone, failed, isAtField, queryKey, notice } = words;
  return useMutation({
    mutationFn: call,
    onMutate: () => notify.withdraw(notice),
    onSuccess: (answer) => {
      if (done) notify.success(typeof done === 'string' ? done : done(answer));
      onDone?.(answer);
    },
    onError: (error) => {
      if (!isAtField?.(error)) notifyRefusal(error, failed, notice);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
