import type { Finding } from '@rapport/network';
import type { Database } from '../../../database/types.ts';
import { readsEveryMeeting } from '../../../ground/meeting/readable-meetings-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { listSeries } from '../../series/read-series.ts';
import { listReadable } from '../evidence-repository.ts';

export type ReadableSeries = {
  nameOf(seriesId: string): string | undefined;
  areAllReadable(meetingIds: readonly string[]): boolean;
};

/**
 * What the reader may know of findings about series and actions. Both are content of their meetings, so a reader sees
 * only what is based on meetings that they may read.
 */
export async function readableSeries(
  db: Database,
  member: Member,
  findings: readonly Finding[],
): Promise<ReadableSeries> {
  const ofMeetings = findings.filter(
    ({ subject: { kind } }) => kind === 'seriesBalance' || kind === 'overdueActions',
  );
  const ids = ofMeetings.flatMap(({ evidence: { now, before } }) => [...now, ...before]);
  const hasSeries = ofMeetings.some(({ subject }) => subject.kind === 'seriesBalance');
  const [names, readable] = await Promise.all([
    hasSeries ? listSeries(db, member) : null,
    ids.length === 0 || readsEveryMeeting(member) ? null : listReadable(db, member, ids),
  ]);
  const nameById = new Map(names?.series.map(({ id, name }) => [id, name]));
  const readableIds = readable && new Set(readable.map(({ meetingId }) => meetingId));
  return {
    nameOf: (seriesId) => nameById.get(seriesId),
    areAllReadable: (meetingIds) =>
      readableIds === null || meetingIds.every((id) => readableIds.has(id)),
  };
}
