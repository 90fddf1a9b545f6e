import type { ClaimedDelivery } from './due-delivery-repository.ts';

/**
 * Returns the same bytes at each attempt, because they are signed and receivers may compare them.
 */
export const bodyOf = ({
  event,
  createdAt,
  data,
}: Pick<ClaimedDelivery, 'event' | 'createdAt' | 'data'>): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
