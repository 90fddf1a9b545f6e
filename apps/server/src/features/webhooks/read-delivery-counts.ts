import type { Queryable } from '../../database/types.ts';
import { countDeliveries } from './delivery-repository.ts';

/** Counts in all organizations, for the operator. */
export const readDeliveryCounts = (db: Queryable): Promise<{ waiting: number; failed: number }> =>
  countDeliveries(db);
