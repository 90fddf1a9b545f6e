import { type ChangeWords, useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';
import { offboardingKey } from './api/offboardings.ts';

/** A mutation that changes offboarding projects. */
export const useChange = <Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer>,
) =>
  useChangeWithNotice(call, { ...words, queryKey: offboardingKey, notice: 'change-offboarding' });

/** A change made by a form, which shows by itself why it was refused. */
export const useFormChange = <Answer, Input = void>(call: (input: Input) => Promise<Answer>) =>
  useQuietChange(offboardingKey, call);
