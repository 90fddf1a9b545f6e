import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import {
  deleteWeeks,
  insertWeeks,
  listOrganizationsOutOfDate,
  lockWeeks,
  takeOutOfDateWeeks,
} from './week-repository.ts';

/** So that no transaction takes long. */
const weeksAtOnce = 4;

/** Computes the sums of all weeks of the organization that are out of date. */
export async function sumWeeks(
  { db, bus }: { db: Database; bus: EventBus },
  organizationId: string,
): Promise<void> {
  let done = 0;
  for (;;) {
    const weeks = await db.transaction().execute(async (tx) => {
      await lockWeeks(tx, organizationId);
      const taken = await takeOutOfDateWeeks(tx, organizationId, weeksAtOnce);
      if (taken.length === 0) return taken;
      await deleteWeeks(tx, organizationId, taken);
      await insertWeeks(tx, organizationId, taken);
      return taken;
    });
    if (weeks.length === 0) break;
    done += weeks.length;
  }
  if (done > 0)
    await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
}

/** For marks whose event no process heard. */
export async function sumAllWeeks(services: { db: Database; bus: EventBus }): Promise<void> {
  for (const organizationId of await listOrganizationsOutOfDate(services.db))
    await sumWeeks(services, organizationId);
}
