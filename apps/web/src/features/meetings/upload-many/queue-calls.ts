import {
  changedMeetingsMax,
  endpoints,
  type MeetingOutcome,
  type UploadCheckAnswer,
} from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

/** Maximum number of items per call. */
const atOnce = 500;

function* cut<T>(list: readonly T[], length = atOnce): Generator<T[]> {
  for (let start = 0; start < list.length; start += length) yield list.slice(start, start + length);
}

export const askSizeMaxMb = async (): Promise<number> => (await check([])).sizeMaxMb;

export const sizeMaxQueryOptions = queryOptions({
  queryKey: ['upload-size-max'],
  queryFn: askSizeMaxMb,
});

const check = (sha256: readonly string[]): Promise<UploadCheckAnswer> =>
  call(endpoints.transcripts.checkUpload, { body: { sha256 } });

/** Finds earlier uploads of these files, by hash. */
export async function findEarlierUploads(sha256: readonly string[]) {
  const here = new Map<string, UploadCheckAnswer['alreadyHere'][number]['upload']>();
  for (const some of cut(sha256))
    for (const found of (await check(some)).alreadyHere) here.set(found.sha256, found.upload);
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
