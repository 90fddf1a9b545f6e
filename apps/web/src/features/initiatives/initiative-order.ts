import type { Initiative } from '@rapport/contract';
import * as z from 'zod/mini';
import {
  type InitiativeColumn,
  initiativeColumns,
} from '@/components/initiatives/initiative-columns.ts';

const direction = ['descending', 'ascending'] as const;

export type InitiativeOrder = {
  column: InitiativeColumn;
  direction: (typeof direction)[number];
};

const schema = z.object({
  column: z.catch(z.enum(initiativeColumns), 'meetings'),
  direction: z.catch(z.enum(direction), 'descending'),
});

export const readInitiativeOrder = (parameters: URLSearchParams): InitiativeOrder =>
  schema.parse({ column: parameters.get('sort'), direction: parameters.get('direction') });

/** Defaults are left out of the address. */
export function withInitiativeOrder(
  parameters: URLSearchParams,
  order: InitiativeOrder,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('sort');
  next.delete('direction');
  if (order.column !== 'meetings') next.set('sort', order.column);
  if (order.direction !== 'descending') next.set('direction', order.direction);
  return next;
}

/** Hidden moods go last in both directions, so that their place reveals nothing. */
export function sortInitiatives(
  initiatives: readonly Initiative[],
  { column, direction }: InitiativeOrder,
): Initiative[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const rankOf = ({ mentions, meetings, people, mood }: Initiative): number | null => {
    const change = mentions.now - mentions.before;
    const shownMood = mood?.isShown ? mood.mood : null;
    return { mentions: mentions.now, change, meetings, people, mood: shownMood }[column];
  };
  return [...initiatives].sort((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)];
    if (a === null || b === null) {
      if (a === b) return one.topic.localeCompare(other.topic, 'en');
      return a === null ? 1 : -1;
    }
    return sign * (a - b) || one.topic.localeCompare(other.topic, 'en');
  });
}
