import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeWords, useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { offboardingKey } from './api/offboardings.ts';

/** A mutation that changes offboarding projects. */
export const useChange = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer>,
) =>
  useChangeWithNotice(call, {
    ...words,
    queryKey: offboardingKey,
    notice: 'change-offboarding',
  });

/** A change made by a form, which shows by itself why it was refused. */
export function useFormChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => queryClient.invalidateQueries({ queryKey: offboardingKey }),
  });
}
