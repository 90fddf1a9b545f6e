import type { Database, Queryable } from '../../database/types.ts';
import {
  findEverydayWords,
  listOrganizationsWithOldWords,
} from '../../ground/meeting/everyday-words-repository.ts';
import { lockWeeks } from '../../ground/meeting/out-of-date-week-repository.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import {
  deleteDepartments,
  deleteWeeks,
  listOrganizationsOutOfDate,
  recomputeNewMeetings,
  takeNewMeetings,
  takeOutOfDateWeeks,
} from './week-repository.ts';
import {
  addMeetings,
  insertDepartments,
  insertWeeks,
  recountTopics,
} from './week-sums-repository.ts';

/** Limits, so that no transaction takes long. */
const weeksAtOnce = 4;
const meetingsAtOnce = 200;

/**
 * Brings the sums of the organization up to date: changed weeks are recomputed from the facts of all their meetings,
 * and new meetings are added to the sums of their weeks.
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
  if (done > 0) {
    await findWordsAndTopics(db, organizationId);
    await bus.publish({ name: 'organization-figures-updated', payload: { organizationId } });
  }
}

/** A topic that is one since today is counted in earlier meetings too. */
const findWordsAndTopics = (db: Database, organizationId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockWeeks(tx, organizationId);
    const changed = await findEverydayWords(tx, organizationId);
    if (changed.length > 0) await recountTopics(tx, organizationId, changed);
  });

async function sumChangedWeeks(tx: Queryable, organizationId: string): Promise<number> {
  const taken = await takeOutOfDateWeeks(tx, organizationId, weeksAtOnce);
  if (taken.length === 0) return 0;
  const weeksOf = (isOfDepartments: boolean) =>
    taken.flatMap((one) => (one.isOfDepartments === isOfDepartments ? [one.week] : []));
  const [whole, ofDepartments] = [weeksOf(false), weeksOf(true)];
  if (whole.length > 0) {
    await deleteWeeks(tx, organizationId, whole);
    await insertWeeks(tx, organizationId, whole);
  }
  if (ofDepartments.length > 0) {
    await deleteDepartments(tx, organizationId, ofDepartments);
    await insertDepartments(tx, organizationId, ofDepartments);
  }
  await recomputeNewMeetings(tx, organizationId, [...whole, ...ofDepartments]);
  return taken.length;
}

async function sumNewMeetings(tx: Queryable, organizationId: string): Promise<number> {
  const meetings = await takeNewMeetings(tx, organizationId, meetingsAtOnce);
  if (meetings.length > 0) await addMeetings(tx, organizationId, meetings);
  return meetings.length;
}

/** For marks whose event reached no process, and for everyday words of a day ago. */
export async function sumAllWeeks(services: { db: Database; bus: EventBus }): Promise<void> {
  for (const organizationId of await listOrganizationsOutOfDate(services.db))
    await sumWeeks(services, organizationId);
  for (const organizationId of await listOrganizationsWithOldWords(services.db))
    await findWordsAndTopics(services.db, organizationId);
}
