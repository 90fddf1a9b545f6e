import type { Database, Queryable } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import {
  deleteWeeks,
  listOrganizationsOutOfDate,
  lockWeeks,
  recomputeNewMeetings,
  takeNewMeetings,
  takeOutOfDateWeeks,
} from './week-repository.ts';
import { addMeetings, insertWeeks } from './week-sums-repository.ts';

/** So that no transaction takes long. */
const weeksAtOnce = 4;
const meetingsAtOnce = 200;

/**
 * Brings the sums of the organization up to date: weeks in which something changed are computed anew from the facts of
 * all their meetings, and new meetings are added to theirs.
 */
export async function sumWeeks(
  { db, bus }: { db: Database; bus: EventBus },
  organizationId: string,
): Promise<void> {
  let done = 0;
  for (let isMore = true; isMore; ) {
    await db.transaction().execute(async (tx) => {
      await lockWeeks(tx, organizationId);
      const weeks = await sumChangedWeeks(tx, organizationId);
      const meetings = weeks === 0 ? await sumNewMeetings(tx, organizationId) : 0;
      done += weeks + meetings;
      isMore = weeks > 0 || meetings === meetingsAtOnce;
    });
  }
  if (done > 0)
    await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
}

async function sumChangedWeeks(tx: Queryable, organizationId: string): Promise<number> {
  const weeks = await takeOutOfDateWeeks(tx, organizationId, weeksAtOnce);
  if (weeks.length === 0) return 0;
  await deleteWeeks(tx, organizationId, weeks);
  await insertWeeks(tx, organizationId, weeks);
  await recomputeNewMeetings(tx, organizationId, weeks);
  return weeks.length;
}

async function sumNewMeetings(tx: Queryable, organizationId: string): Promise<number> {
  const meetings = await takeNewMeetings(tx, organizationId, meetingsAtOnce);
  if (meetings.length > 0) await addMeetings(tx, organizationId, meetings);
  return meetings.length;
}

/** For marks whose event no process heard. */
export async function sumAllWeeks(services: { db: Database; bus: EventBus }): Promise<void> {
  for (const organizationId of await listOrganizationsOutOfDate(services.db))
    await sumWeeks(services, organizationId);
}
