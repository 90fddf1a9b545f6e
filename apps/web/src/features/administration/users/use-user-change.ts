import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '@/components/ui/notify.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';

type UserChange = {
  change: () => Promise<unknown>;
  success: string;
  /** What failed, by status, where the server's own words would not do. */
  refusals: { [status: number]: string; else: string };
};

/** Changes how a person belongs to the organization, says how it went and fetches the people anew. */
export function useUserChange({ change, success, refusals }: UserChange) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    // That sentence names the person and the change: it is also what a failure is about.
    onMutate: () => notify.withdraw(success),
    onSuccess: () => notify.success(success),
    onError: (error) => notify.error(refusalSentence(error, refusals), success, error),
    // A refusal, too, means that something is no longer as it was shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
