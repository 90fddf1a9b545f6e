import type { Sentiment } from '@rapport/contract';

/** '+' positive, '=' neutral, '-' negative. */
export type Sign = '+' | '=' | '-';

/** Name, role, manager (null for the head of the company), team, start month, mood. */
export type PersonRow = readonly [
  name: string,
  role: string,
  manager: string | null,
  team: string,
  since: `${number}-${number}`,
  mood: Sign,
];

export const sentimentOf: Record<Sign, Sentiment> = {
  '+': 'positive',
  '=': 'neutral',
  '-': 'negative',
};
