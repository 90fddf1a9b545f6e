import type { EvidenceQuery } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { cacheUntilChanged } from '../../ground/cache-until-changed.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Member } from '../../platform/session.ts';
import { changesReader } from './changes/read-changes.ts';
import { groupMoodReader } from './group-moods.ts';
import { happenedReader } from './happened/read-happened.ts';
import { readEvidence } from './read-evidence.ts';
import { initiativesReader } from './read-initiatives.ts';
import { mapReader } from './read-map.ts';
import { moodsReader } from './read-moods.ts';
import { overviewReader } from './read-overview.ts';
import type { PeriodTotals } from './read-periods.ts';

/**
 * The figures of organizations for their members. Figures that do not depend on the reader are cached until they
 * change.
 */
export function organizationFigures({ db, bus }: { db: Database; bus: EventBus }) {
  const cache = cacheUntilChanged(bus);
  const services = { db, cache, totals: cache<PeriodTotals>() };
  const groupMoods = groupMoodReader(services);
  const map = mapReader(services);
  const changes = changesReader(services, groupMoods);
  return {
    overview: overviewReader(services, groupMoods),
    moods: moodsReader(services, groupMoods),
    map: map.read,
    changes: changes.read,
    happened: happenedReader(services),
    initiatives: initiativesReader(services, groupMoods),
    evidence: (member: Member, query: EvidenceQuery) =>
      readEvidence({ db, listChanges: changes.list }, member, query),
    async close() {
      await Promise.all([map.close(), changes.close()]);
    },
  };
}
