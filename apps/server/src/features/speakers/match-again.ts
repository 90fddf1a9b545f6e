import { setImmediate as letOthersWork } from 'node:timers/promises';
import { directoryMatcher } from '@rapport/transcript';
import type { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { tieActionOwners } from '../../ground/action/action-owner-repository.ts';
import type { matchAgainJob } from '../../ground/meeting/match-again.job.ts';
import { judgeMeetings } from '../../ground/meeting/mood-repository.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import { lockMeetings, readMeetingsAgain } from '../../ground/meeting/read-again-repository.ts';
import { showMoods } from '../../ground/meeting/show-moods.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { readDirectory } from '../users/read-directory.ts';
import { listChangedDirectories, recordMatched } from './directory-change-repository.ts';
import { type FoundTie, listMeetingsToTie, listUntiedNames, tieFound } from './tie-repository.ts';

export type MatchServices = { db: Database; bus: EventBus; queue: JobQueue };

/** Each name is compared with everybody in the directory. */
const comparisonsBetweenPauses = 5000;

export async function matchAgain(
  services: MatchServices,
  { organizationId }: z.infer<typeof matchAgainJob.schema>,
): Promise<void> {
  const changed = organizationId ? [organizationId] : await listChangedDirectories(services.db);
  for (const one of changed) await matchOrganization(services, one);
}

async function matchOrganization({ db, bus, queue }: MatchServices, organizationId: string) {
  await recordMatched(db, organizationId);
  const ties = await findTies(db, organizationId);
  if (ties.length === 0) return;
  const names = ties.map(({ heardAs }) => heardAs);
  const changed = await db.transaction().execute(async (tx) => {
    await lockMeetings(tx, organizationId, await listMeetingsToTie(tx, organizationId, names));
    const meetings = await tieFound(tx, organizationId, ties);
    await judgeMeetings(tx, organizationId, meetings);
    await showMoods(tx, organizationId, meetings);
    await tieActionOwners(tx, organizationId, meetings);
    await markWeeksOutOfDate(tx, organizationId, meetings);
    await markSeriesOf(tx, organizationId, meetings);
    await readMeetingsAgain(tx, queue, organizationId, meetings);
    return meetings.length;
  });
  if (changed === 0) return;
  queue.wake(processTranscriptJob);
  await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
}

async function findTies(db: Database, organizationId: string): Promise<FoundTie[]> {
  const directory = await readDirectory(db, organizationId);
  const names = await listUntiedNames(db, organizationId);
  const match = directoryMatcher(directory);
  const ties: FoundTie[] = [];
  const pause = Math.max(1, Math.floor(comparisonsBetweenPauses / Math.max(1, directory.length)));
  for (const [at, { heardAs, name }] of names.entries()) {
    if (at % pause === 0) await letOthersWork();
    const label = heardAs.includes('@') ? `${name} <${heardAs}>` : name;
    const tie = match([label])[0]?.tie;
    if (tie && (tie.how === 'email' || tie.how === 'name'))
      ties.push({ heardAs, directoryUserId: tie.id, how: tie.how, sure: tie.sure });
  }
  return ties;
}
