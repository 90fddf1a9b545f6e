import {
  changedMeetingsMax,
  type EarlierUpload,
  endpoints,
  type MeetingOutcome,
} from '@rapport/contract';
import { call } from '@/lib/call.ts';
import { checkUpload } from '../api/upload-rules.ts';

/** Maximum number of items per call. */
const atOnce = 500;

function* cut<T>(list: readonly T[], length = atOnce): Generator<T[]> {
  for (let start = 0; start < list.length; start += length) yield list.slice(start, start + length);
}

/** Finds earlier uploads of these files, by hash. */
export async function findEarlierUploads(sha256: readonly string[]) {
  const here = new Map<string, EarlierUpload>();
  for (const some of cut(sha256))
    for (const found of (await checkUpload(some)).alreadyHere) here.set(found.sha256, found.upload);
  return here;
}

/** Deleted meetings are missing in the result. */
export async function readOutcomes(eventIds: readonly string[]): Promise<MeetingOutcome[]> {
  const outcomes: MeetingOutcome[] = [];
  for (const some of cut(eventIds)) {
    const body = { eventIds: some };
    outcomes.push(...(await call(endpoints.transcripts.listStatuses, { body })).statuses);
  }
  return outcomes;
}

/** Meetings that cannot be retried are left as they are. */
export async function retryMeetings(eventIds: readonly string[]): Promise<void> {
  for (const ids of cut(eventIds, changedMeetingsMax))
    await call(endpoints.transcripts.retryMany, { body: { ids } });
}
