import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

type UserChange = {
  change: () => Promise<unknown>;
  success: string;
  /** Messages by status; others show the server's message. */
  refusals: { [status: number]: string; else: string };
};

/** Changes a membership, shows the result and refetches the people. */
export function useUserChange({ change, success, refusals }: UserChange) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // The success message also identifies the notice of a failure.
    onMutate: () => notify.withdraw(success),
    onSuccess: () => notify.success(success),
    onError: (error) => notify.error(refusalSentence(error, refusals), success, error),
    // After a refusal too, because it means that the shown data is outdated.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
