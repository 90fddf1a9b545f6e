import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/types.ts';
import { lockMeeting } from '../../ground/meeting/meeting-repository.ts';
import { indexMeeting } from '../../ground/search-index/index-meeting.ts';
import {
  insertMissingHeadings,
  isUncut,
  listUncutMeetings,
} from '../../ground/search-index/meeting-index-repository.ts';
import type { Logger } from '../../platform/logger.ts';

type MeetingKey = { organizationId: string; meetingId: string };

/** Number of headings per statement. */
const headingsAtOnce = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';
const meetingsAtOnce = 50;

/** The queue considers a job lost after an hour, so it ends earlier; the next job continues. */
const longestMs = 50 * 60 * 1000;

/**
 * Indexes the meetings of all organizations that are not indexed: their titles first, then their words meeting by
 * meeting. Pauses as long as each takes, so that it uses at most half of the database's time. A meeting that fails is
 * logged, and tried again by the next job.
 */
export async function indexMeetings({ db, log }: { db: Database; log: Logger }): Promise<void> {
  const endsAt = performance.now() + longestMs;
  for (let after: string | undefined = firstId; after; )
    after = await insertMissingHeadings(db, { after, limit: headingsAtOnce });
  let done = 0;
  for (let after = firstId; performance.now() < endsAt; ) {
    const keys = await listUncutMeetings(db, { after, limit: meetingsAtOnce });
    for (const key of keys) {
      const startedAt = performance.now();
      try {
        await cutIfUncut(db, key);
        done += 1;
      } catch (error) {
        log.error({ err: error, meetingId: key.meetingId }, 'a meeting could not be indexed');
      }
      await wait(performance.now() - startedAt);
    }
    const last = keys.at(-1);
    if (!last) break;
    after = last.meetingId;
  }
  if (done > 0) log.info({ meetings: done }, 'earlier meetings can be searched');
}

/** Another worker may have cut the passages meanwhile. */
const cutIfUncut = (db: Database, key: MeetingKey) =>
  db.transaction().execute(async (tx) => {
    const meeting = await lockMeeting(tx, key.organizationId, key.meetingId);
    if (meeting && (await isUncut(tx, key))) await indexMeeting(tx, key);
  });
