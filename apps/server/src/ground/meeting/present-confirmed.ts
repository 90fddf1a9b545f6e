import type { Confirmed } from '@rapport/contract';
import type { LastAnswer } from './to-confirm-repository.ts';

/** Who answered last, once nothing is left to ask. */
export const presentConfirmed = ({
  status,
  toConfirm,
  lastAnswer,
}: {
  status: string;
  toConfirm: number;
  lastAnswer: LastAnswer | null;
}): { confirmed?: Confirmed } =>
  status === 'completed' && toConfirm === 0 && lastAnswer
    ? { confirmed: { by: lastAnswer.by ?? 'A former member', on: lastAnswer.on } }
    : {};
