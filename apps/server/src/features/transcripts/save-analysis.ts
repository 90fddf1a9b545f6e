import type { Analysis } from '@rapport/transcript';
import type { RawBuilder } from 'kysely';
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
import { keepTranscript, replaceResults } from './replace-results.ts';
import { startOfMeeting } from './start-repository.ts';

/**
 * Replaces a meeting's results in one transaction and completes it, so that running twice ends the
 * same. Undefined, and nothing is written, when the run is over.
 */
export async function saveAnalysis(
  db: Database,
  run: Run,
  analysis: WrittenAnalysis,
  { directory, secret }: { directory: DirectoryPeople; secret: string },
): Promise<Meeting | undefined> {
  const transcript = await keepTranscript(db, run, analysis);
  return db.transaction().execute(async (tx) => {
    const meeting = await lockMeetingOfRun(tx, run);
    if (!meeting || !isWaitedFor(meeting)) return undefined;
    await replaceResults(tx, run, analysis, transcript);
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
        judgedReason: analysis.judgedReason,
        moods: jsonb(analysis.sentimentBreakdown),
        language: analysis.language,
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

/** What the transcript says, in its zone or the organization's. */
async function startOf(
  tx: Queryable,
  analysis: Analysis,
  { organizationId, createdAt: uploadedAt }: Meeting,
): Promise<Date | RawBuilder<Date>> {
  const zone = analysis.zone ?? (await findOrganizationSettings(tx, organizationId)).timezone;
  return startOfMeeting(analysis, zone, uploadedAt);
}
