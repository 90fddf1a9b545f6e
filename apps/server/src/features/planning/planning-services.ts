import type { Database } from '../../database/types.ts';
import { cacheUntilChanged } from '../../ground/cache-until-changed.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { FigureServices, PeriodTotals } from '../figures/read-periods.ts';
import { networkReader, type ReadNetwork } from './network/read-network.ts';
import { createPlanningThreads, type PlanningThreads } from './planning-threads.ts';

/** The least period that a planning screen opens with: a few days say little of what a person carries. */
export const planningWeeksMin = 13;

export type PlanningServices = FigureServices & {
  bus: EventBus;
  readNetwork: ReadNetwork;
  threads: PlanningThreads;
};

/** Services of all plans. Networks are cached in memory until the figures change. */
export function planningServices({ db, bus }: { db: Database; bus: EventBus }): PlanningServices {
  const cache = cacheUntilChanged(bus);
  const threads = createPlanningThreads();
  const readNetwork = networkReader({ db, cache, threads });
  return { db, bus, cache, totals: cache<PeriodTotals>(), threads, readNetwork };
}
