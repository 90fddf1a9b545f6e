import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeWords, useToldChange } from '@/components/ui/use-told-change.ts';
import { offboardingKeys } from './api/offboarding-keys.ts';

/** A call that changes offboardings. */
export const useChange = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer>,
) => useToldChange(call, { ...words, queryKey: offboardingKeys.all, notice: 'change-offboarding' });

/** A change of a form, which shows itself why it was refused. */
export function useFormChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: offboardingKeys.all }),
  });
}
