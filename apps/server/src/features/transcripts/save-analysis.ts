import type { Analysis } from '@rapport/transcript';
import { type RawBuilder, sql } from 'kysely';
import { jsonb } from '../../database/jsonb.ts';
import type { Database, Meeting, Queryable } from '../../database/types.ts';
import { hasCorrectedStart } from '../corrections/read-corrections.ts';
import { lockMeetingOfRun } from '../meetings/lock-meeting.ts';
import type { WrittenAnalysis } from '../model-texts/written-analysis.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { forgetErasedNames } from '../rights/erased-names.ts';
import type { DirectoryPeople } from '../users/list-directory-people.ts';
import { findTeam } from './find-team.ts';
import type { Run } from './processing-repository.ts';
import { replaceResults } from './replace-results.ts';

/**
 * Replaces a meeting's results in one transaction and completes it, so that running twice ends the
 * same. Undefined, and nothing is written, when the run is over.
 */
export function saveAnalysis(
  db: Database,
  run: Run,
  analysis: WrittenAnalysis,
  { directory, secret }: { directory: DirectoryPeople; secret: string },
): Promise<Meeting | undefined> {
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingOfRun(tx, run);
    if (!meeting || !isWaitedFor(meeting)) return undefined;
    await replaceResults(tx, run, analysis);
    // Only what was read once can have been set right.
    const keepsStart =
      meeting.status === 'completed' && (await hasCorrectedStart(tx, run.organizationId, run.id));
    const tied = new Set(analysis.participants.map((person) => person.directoryUserId));
    const completed = await tx
      .updateTable('meeting')
      .set({
        ...(!keepsStart && {
          startsAt: await startOf(tx, analysis, meeting),
          isDateStated: analysis.date !== null,
          isTimeStated: analysis.startTime !== null,
        }),
        durationMinutes: Math.max(1, Math.round(analysis.durationSeconds / 60)),
        team: findTeam(directory.filter(({ id }) => tied.has(id))),
        participantCount: analysis.participants.length,
        actionCount: analysis.actionItems.length,
        sentiment: analysis.sentiment,
        sentimentLabel: analysis.sentimentLabel,
        summary: analysis.summary || null,
        summarySource: jsonb(analysis.summarySource),
        initiatives: analysis.initiatives,
        status: 'completed',
        isStale: false,
        error: null,
        percentage: 100,
        secondsRemaining: 0,
        completedAt: new Date(),
      })
      .where('organizationId', '=', run.organizationId)
      .where('id', '=', run.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const hasForgotten = await forgetErasedNames(tx, completed, secret);
    return hasForgotten ? lockMeetingOfRun(tx, run) : completed;
  });
}

/** It is being read for the first time, or was corrected since it was read. */
const isWaitedFor = ({ status, isStale }: Meeting) =>
  status === 'processing' || (status === 'completed' && isStale);

/** The meeting's start: what the transcript says in its zone, and the upload for what it doesn't. */
async function startOf(
  tx: Queryable,
  { date, startTime, zone }: Analysis,
  { organizationId, createdAt: uploadedAt }: Meeting,
): Promise<Date | RawBuilder<Date>> {
  if (!date && !startTime) return uploadedAt;
  const spokenZone = zone ?? (await findOrganizationSettings(tx, organizationId)).timezone;
  const day = date
    ? sql`${date}`
    : sql`to_char(${uploadedAt}::timestamptz at time zone ${spokenZone}, 'YYYY-MM-DD')`;
  // A day without a time is midnight: the upload's time of day would belong to another day.
  const time = startTime ?? '00:00';
  return sql<Date>`((${day} || ' ' || ${time})::timestamp at time zone ${spokenZone})`;
}
