import type { PeriodQuery } from '@rapport/contract';
import type { Piscina } from 'piscina';
import type { Database } from '../../database/types.ts';
import { listPairs } from '../../ground/network/pair-sum-repository.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { createThreadPool } from '../../platform/thread-pool.ts';
import { listDepartmentPairs, listPeople } from './map-repository.ts';
import type { MapTask } from './map-thread.ts';
import {
  type FigureServices,
  type ReadPeriods,
  readCoverage,
  readPeriods,
} from './read-periods.ts';
import { requireFigures } from './require-figures.ts';

/** Maps kept in one process. That of thousands of people takes megabytes. */
const cachedMax = 24;

/**
 * Returns the text of an `OrganizationMap`, compressed: with thousands of people it has megabytes, and writing it
 * would block the event loop.
 */
export function mapReader(services: FigureServices) {
  const { db, cache } = services;
  const cached = cache<Uint8Array>({ cachedMax });
  const threads: Piscina<MapTask, Uint8Array> = createThreadPool(
    new URL('./map-thread.ts', import.meta.url),
    { threads: 1 },
  );
  return {
    /** @throws AppError 403 if connection maps are switched off, and for members who may not see figures */
    async read(member: Member, query: PeriodQuery): Promise<Uint8Array> {
      await requireFigures(db, member);
      if (!member.settings.activeFeatures.interactionGraphs) throw forbidden();
      const periods = await readPeriods(db, member, query);
      const { coverage } = await readCoverage(services, member, periods);
      const { now: period, before } = periods;
      const draw = async () =>
        threads.run({
          head: { period, before, coverage },
          ...(await readTask(db, member, periods)),
        });
      // The map must not be drawn again for each upload.
      const { beingAnalysed, ...counts } = coverage;
      const apart = JSON.stringify([counts, beingAnalysed > 0]);
      return cached.get(member, periods, draw, apart);
    },
    close: () => threads.destroy(),
  };
}

async function readTask(
  db: Database,
  { organizationId }: Member,
  { weeks, weeksBefore }: ReadPeriods,
): Promise<Omit<MapTask, 'head'>> {
  const [people, pairs, pairsBefore, talk, talkBefore] = await Promise.all([
    listPeople(db, organizationId, weeks),
    listPairs(db, organizationId, weeks),
    listPairs(db, organizationId, weeksBefore),
    listDepartmentPairs(db, organizationId, weeks),
    listDepartmentPairs(db, organizationId, weeksBefore),
  ]);
  return { people, pairs, pairsBefore, talk, talkBefore };
}
