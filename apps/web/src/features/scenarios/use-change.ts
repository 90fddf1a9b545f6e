import { type ChangeWords, useChangeWithNotice } from '@/components/ui/use-change-with-notice.ts';
import { scenarioKeys } from '@/lib/scenario-keys.ts';

/** A mutation that changes scenarios. */
export const useChange = <Answer, Input = void>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer>,
) => useChangeWithNotice(call, { ...words, queryKey: scenarioKeys.all, notice: 'scenario' });
