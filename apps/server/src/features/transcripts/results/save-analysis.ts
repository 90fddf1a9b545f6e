import type { Analysis } from '@rapport/transcript';
import type { RawBuilder } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import type { Database, Meeting, Queryable } from '../../../database/types.ts';
import { countActionsOf } from '../../../ground/action/action-count-repository.ts';
import { tieActionOwners } from '../../../ground/action/action-owner-repository.ts';
import { storeClock } from '../../../ground/meeting/day-only-repository.ts';
import { lockMeetingOfRun } from '../../../ground/meeting/lock-meeting.ts';
import { leaveOutOfMood } from '../../../ground/meeting/mood-repository.ts';
import { markSeriesOf } from '../../../ground/meeting/out-of-date-series-repository.ts';
import {
  markNewMeeting,
  markWeeksOf,
} from '../../../ground/meeting/out-of-date-week-repository.ts';
import { showMoods } from '../../../ground/meeting/show-moods.ts';
import { notifyAnalysed } from '../../../ground/notification/new-notification-repository.ts';
import { saveMeetingIndex } from '../../../ground/search-index/meeting-index-repository.ts';
import { recordMeetingEvents } from '../../../ground/webhook/webhook-event-repository.ts';
import { placeConfirmed } from '../../corrections/place-confirmed.ts';
import { findCorrectedValues, nothingCorrected } from '../../corrections/read-corrections.ts';
import { storeConfirmations } from '../../corrections/store-confirmations.ts';
import type { WrittenAnalysis } from '../../model-texts/written-analysis.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { redactErasedNames } from '../../rights/erased-names.ts';
import { applyAliases } from '../../speakers/read-aliases.ts';
import type { Directory } from '../../users/read-directory.ts';
import type { Hashes } from '../analysis/analysis-slices.ts';
import { mailNotice, type ParticipantMailServices } from '../notice/mail-notice.ts';
import type { Run } from '../processing/processing-repository.ts';
import { startOfMeeting } from '../processing/start-repository.ts';
import { findTeam } from '../upload/find-team.ts';
import { minutesOf, replaceResults, storeTranscript } from './replace-results.ts';
import { completeMeeting } from './replaced-result-repository.ts';
import { wordsDigest } from './words-digest.ts';

export type SaveAnalysisServices = ParticipantMailServices & {
  db: Database;
  /** Key of the digests of erased names and of words. */
  secret: string;
};

/**
 * Saves in one transaction, so that a repeated run has the same outcome. Returns undefined, with
 * nothing written, if the run has ended.
 */
export async function saveAnalysis(
  { db, secret, ...services }: SaveAnalysisServices,
  run: Run,
  analysis: WrittenAnalysis & Hashes,
  directory: Directory,
): Promise<Meeting | undefined> {
  const transcript = await storeTranscript(db, run, analysis);
  return db.transaction().execute(async (tx) => {
    await storeClock(tx, run.organizationId);
    const meeting = await lockMeetingOfRun(tx, run);
    if (!meeting || !isWaitedFor(meeting)) return undefined;
    // The new results may give the meeting another day, so the weeks before and after are marked.
    if (meeting.status === 'completed') await markWeeksOf(tx, run.organizationId, [run.id]);
    // Must precede the events about the meeting's actions.
    await recordMeetingEvents(tx, run.organizationId, 'meeting.analysed', [run.id]);
    const digest = (hash: string) => wordsDigest(secret, run.organizationId, hash);
    await replaceResults(tx, run, { ...analysis, digest }, transcript);
    // A meeting analysed for the first time has no corrections.
    const { start: keepsStart, length: keepsLength } =
      meeting.status === 'completed'
        ? await findCorrectedValues(tx, run.organizationId, run.id)
        : nothingCorrected;
    const tied = new Set(analysis.participants.map((person) => person.directoryUserId));
    await countActionsOf(tx, run.organizationId, [run.id]);
    const completed = await completeMeeting(tx, run, {
      ...(!keepsStart && {
        startsAt: await startOf(tx, analysis, meeting),
        isDateStated: analysis.date !== null,
        isTimeStated: analysis.startTime !== null,
      }),
      ...(!keepsLength && {
        durationMinutes: minutesOf(analysis),
        isDurationEstimated: analysis.durationIsEstimated,
      }),
      doubts: jsonb(analysis.doubts),
      team: findTeam(directory.filter(({ id }) => tied.has(id))),
      participantCount: analysis.participants.length,
      sentiment: analysis.sentiment,
      sentimentLabel: analysis.sentimentLabel,
      judgedReason: analysis.judgedReason,
      moods: jsonb(analysis.sentimentBreakdown),
      peopleByFeeling: jsonb(analysis.peopleByFeeling),
      language: analysis.language,
      summary: analysis.summary || null,
      summarySource: jsonb(analysis.summarySource),
      initiatives: analysis.initiatives,
      wordsDigest: analysis.wordsHash && digest(analysis.wordsHash),
    });
    const key = { organizationId: run.organizationId, meetingId: run.id };
    if (meeting.status === 'completed') await placeConfirmed(tx, key, analysis.turns);
    const hasRedacted = await redactErasedNames(tx, completed, secret);
    await storeConfirmations(tx, key);
    await saveMeetingIndex(tx, key);
    // Must follow the row lock taken above: a simultaneous choice of a name waits for it.
    await applyAliases(tx, run.organizationId, run.id);
    await tieActionOwners(tx, run.organizationId, [run.id]);
    await markSeriesOf(tx, run.organizationId, [run.id]);
    const isLeftOut = await leaveOutOfMood(tx, run);
    await showMoods(tx, run.organizationId, [run.id]);
    const saved = isLeftOut || hasRedacted ? await lockMeetingOfRun(tx, run) : completed;
    // A completed meeting never leaves that status, so this happens only once per meeting.
    if (saved && meeting.status === 'processing') {
      await mailNotice(tx, services, saved);
      await notifyAnalysed(tx, run.organizationId, run.id);
    }
    if (meeting.status === 'completed') await markWeeksOf(tx, run.organizationId, [run.id]);
    else await markNewMeeting(tx, completed);
    return saved;
  });
}

const isWaitedFor = ({ status, isStale }: Meeting) =>
  status === 'processing' || (status === 'completed' && isStale);

/** In the transcript's own time zone if stated, otherwise the organization's. */
async function startOf(
  tx: Queryable,
  analysis: Analysis,
  { organizationId, createdAt: uploadedAt }: Meeting,
): Promise<Date | RawBuilder<Date>> {
  const zone = analysis.zone ?? (await findOrganizationSettings(tx, organizationId)).timezone;
  return startOfMeeting(analysis, zone, uploadedAt);
}
