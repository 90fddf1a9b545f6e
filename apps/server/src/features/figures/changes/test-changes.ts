import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TestedChanges } from '@rapport/network';
import type { Piscina } from 'piscina';
import type { Database } from '../../../database/types.ts';
import { leastPeopleOfTalk } from '../../../ground/meeting/visible-figures.ts';
import type { Member } from '../../../platform/session.ts';
import { createThreadPool } from '../../../platform/thread-pool.ts';
import { listPeople } from '../map-repository.ts';
import type { ReadPeriods } from '../read-periods.ts';
import { listComparedMeetings } from './compared-meetings-repository.ts';
import type { Bytes, ChangesTask } from './test-changes-thread.ts';

/** An organization and its settings: the same tests hold for all of its members. */
export type Tested = Pick<Member, 'organizationId' | 'settings'>;

/** Reads the meetings of both periods and tests them in a thread. A minute and more for 100,000 meetings. */
export function changesTester(db: Database) {
  const threads: Piscina<ChangesTask, TestedChanges> = createThreadPool(
    new URL('./test-changes-thread.ts', import.meta.url),
    { threads: 1 },
  );
  return {
    async test(of: Tested, periods: ReadPeriods): Promise<TestedChanges> {
      const task = await readTask(db, of, periods);
      const transferList = [...task.now, ...task.before].map(({ buffer }) => buffer);
      return threads.run(task, { transferList });
    },
    close: () => threads.destroy(),
  };
}
export type ChangesTester = ReturnType<typeof changesTester>;

async function readTask(
  db: Database,
  of: Tested,
  { now, before, weeks }: ReadPeriods,
): Promise<ChangesTask> {
  const [meetings, meetingsBefore, people] = await Promise.all([
    listComparedMeetings(db, of, now),
    listComparedMeetings(db, of, before),
    listPeople(db, of.organizationId, weeks),
  ]);
  return {
    weeks: now.weeks,
    leastPeopleOfTalk: leastPeopleOfTalk(of),
    now: await toBytes(meetings),
    before: await toBytes(meetingsBefore),
    departments: people.flatMap(({ id, department }) =>
      department ? [[id, department] as const] : [],
    ),
    givesMoods: of.settings.activeFeatures.sentiment,
  };
}

/** A thread takes over bytes. Copying the texts of a year would hold up the event loop for a second. */
async function toBytes(texts: readonly string[]): Promise<Bytes[]> {
  const encoder = new TextEncoder();
  const bytes: Bytes[] = [];
  for (const text of texts) {
    bytes.push(encoder.encode(text));
    await nextTurn();
  }
  return bytes;
}
