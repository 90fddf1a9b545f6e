import { type ChangeWords, useToldChange } from '@/components/ui/use-told-change.ts';
import { ownScenarioKeys } from '@/planning/own-scenario-keys.ts';

/** A mutation that changes scenarios. */
export const useChange = <Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  words: ChangeWords<Answer>,
) => useToldChange(call, { ...words, queryKey: ownScenarioKeys.all, notice: 'scenario' });
