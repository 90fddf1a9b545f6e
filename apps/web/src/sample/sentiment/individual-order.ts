import { wordMatcher } from '@/lib/word-matcher.ts';
import type { Individual } from './domain/sentiment-overview.ts';

export const feelingKeys = ['engaged', 'stressed', 'recognised', 'belongs'] as const;
export const sortKeys = ['name', ...feelingKeys] as const;

export type FeelingKey = (typeof feelingKeys)[number];
export type SortKey = (typeof sortKeys)[number];
export type Order = { key: SortKey; direction: 'ascending' | 'descending' };

type Wanted = { department: string | null; search: string; order: Order | null };

/** Without an order, individuals stay in the given order. */
export function arrangeIndividuals(
  individuals: readonly Individual[],
  { department, search, order }: Wanted,
): Individual[] {
  const matches = wordMatcher(search);
  const found = individuals.filter(
    (person) =>
      (department === null || person.department === department) &&
      matches(`${person.name} ${person.role}`),
  );
  if (!order) return found;
  const compared = (one: Individual, other: Individual) =>
    order.key === 'name'
      ? one.name.localeCompare(other.name, 'en')
      : one.feelings[order.key] - other.feelings[order.key];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return found.sort((one, other) => sign * compared(one, other));
}

/** Clicks on a column head: first its natural direction, then the opposite, then no order. */
export function nextOrder(order: Order | null, key: SortKey): Order | null {
  const first = key === 'name' ? 'ascending' : 'descending';
  const second = key === 'name' ? 'descending' : 'ascending';
  if (order?.key !== key) return { key, direction: first };
  return order.direction === first ? { key, direction: second } : null;
}
