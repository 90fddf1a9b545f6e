import type { Correction, CorrectionAccepted, MeetingCheckKind } from '@rapport/contract';
import type { Database, Meeting, MeetingChange, Queryable } from '../../database/types.ts';
import { tieActionOwners } from '../../ground/action/action-owner-repository.ts';
import { findAudience } from '../../ground/meeting/audience-repository.ts';
import { storeClock } from '../../ground/meeting/day-only-repository.ts';
import { enqueueProcessing } from '../../ground/meeting/enqueue-processing.ts';
import { lockMeetingToChange } from '../../ground/meeting/lock-meeting.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { presentProcessingStatus } from '../../ground/meeting/present-processing-status.ts';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import {
  type AudienceChange,
  publishAudienceChange,
} from '../../ground/meeting/publish-to-accounts.ts';
import { requireFile } from '../../ground/meeting/require-file.ts';
import { indexMeeting } from '../../ground/search-index/index-meeting.ts';
import { badRequest } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { publishActions } from '../actions/publish-actions.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { changeAction, isOfActions } from './change-action.ts';
import { changeFindings, isOfFindings } from './change-findings.ts';
import { changeSpeakers, type DescribedChange } from './change-speakers.ts';
import { changeValues, isOfValues } from './change-values.ts';
import { changeWords, isOfWords } from './change-words.ts';
import {
  insertCorrection,
  markStale,
  setLength,
  setStart,
  setTie,
  setTitle,
} from './correction-repository.ts';
import { namePassages } from './name-passages.ts';
import { storeConfirmations } from './store-confirmations.ts';

export type CorrectionServices = { db: Database; bus: EventBus; queue: JobQueue };

/**
 * Title, start, length, findings and actions apply at once. For speakers and words the results are recomputed; the old
 * ones stay readable until then.
 */
export async function correctMeeting(
  services: CorrectionServices,
  actor: Actor,
  id: string,
  correction: Correction,
): Promise<CorrectionAccepted> {
  const { correctionId, ...changed } = await services.db.transaction().execute(async (tx) => {
    // A day without a time is kept as a midnight of the organization's clock.
    if (correction.kind === 'set-start') await storeClock(tx, actor.organizationId);
    const current = await lockReadMeeting(tx, actor, id);
    const before = await findAudience(tx, keyOf(current));
    const described = await describeChange(tx, actor, current, correction);
    const { id: correctionId } = await insertCorrection(tx, keyOf(current), {
      ...described,
      createdBy: actor.accountId,
    });
    const isOfConfirmed = 'confirmation' in described.change;
    const detail = `${correction.kind}${isOfConfirmed ? '-confirmed' : ''}`;
    await recordAuditEvent(tx, actor, { action: 'meeting-corrected', targetId: id, detail });
    const meeting = await apply(tx, services.queue, current, described.change);
    const after = await findAudience(tx, keyOf(current));
    const ofActions = isOfActions(correction);
    return { correctionId, ...changedOf(current, meeting), ofActions, audience: { before, after } };
  });
  await announce(services, changed);
  return { ...presentProcessingStatus(changed.meeting), correctionId };
}

export const keyOf = ({ organizationId, id }: Meeting) => ({ organizationId, meetingId: id });

export async function lockReadMeeting(tx: Queryable, member: Member, id: string): Promise<Meeting> {
  const meeting = await lockMeetingToChange(tx, member, id);
  if (meeting.status !== 'completed')
    throw badRequest('NOT_COMPLETED', 'The transcript has to be read before it can be corrected.');
  return meeting;
}

const describeChange = (
  tx: Queryable,
  actor: Actor,
  meeting: Meeting,
  correction: Correction,
): Promise<DescribedChange> => {
  if (isOfValues(correction)) return changeValues(tx, meeting, correction);
  if (isOfActions(correction)) return changeAction(tx, actor, meeting.id, correction);
  if (isOfWords(correction)) return changeWords(tx, actor, meeting.id, correction);
  if (correction.kind === 'set-speaker') return namePassages(tx, keyOf(meeting), correction);
  return isOfFindings(correction)
    ? changeFindings(tx, actor, meeting.id, correction)
    : changeSpeakers(tx, keyOf(meeting), correction);
};

async function apply(
  tx: Queryable,
  queue: JobQueue,
  meeting: Meeting,
  change: MeetingChange,
): Promise<Meeting> {
  if (change.kind === 'set-title')
    return moveMeeting(tx, meeting, () => setTitle(tx, meeting, change.title));
  if (change.kind === 'set-start') {
    const { timezone } = await findOrganizationSettings(tx, meeting.organizationId);
    return moveMeeting(tx, meeting, () => setStart(tx, meeting, { ...change, zone: timezone }));
  }
  if (change.kind === 'set-length')
    return changeSums(tx, meeting, () => setLength(tx, meeting, change.minutes, false));
  if (change.kind === 'keep-as-read') return keepAsRead(tx, meeting, change.check);
  if (isOfFindings(change) || isOfActions(change)) return storeCounts(tx, meeting);
  // A tie grants or removes the right to read, so it does not wait for the new results.
  if (change.kind === 'tie-speaker') await tieSpeaker(tx, meeting, change);
  if (change.kind === 'untie-speaker') await tieSpeaker(tx, meeting, { ...change, userId: null });
  return recomputeResults(tx, queue, meeting);
}

/** The sums of the meeting's week are computed again after the change. */
export async function changeSums(
  tx: Queryable,
  meeting: Meeting,
  change: () => Promise<Meeting>,
): Promise<Meeting> {
  const changed = await change();
  await markWeeksOutOfDate(tx, meeting.organizationId, [meeting.id]);
  return changed;
}

/** Findings and actions are shown as corrected at once; only their numbers are stored. */
export async function storeCounts(tx: Queryable, meeting: Meeting): Promise<Meeting> {
  await storeConfirmations(tx, keyOf(meeting));
  return meeting;
}

/** Only a kept length or day changes sums. */
export const keepAsRead = async (
  tx: Queryable,
  meeting: Meeting,
  check: MeetingCheckKind,
): Promise<Meeting> =>
  check === 'length' || check === 'date' ? changeSums(tx, meeting, async () => meeting) : meeting;

/** Ties the speaker with the label, and their actions, to a person. Null removes the tie. */
export async function tieSpeaker(
  tx: Queryable,
  meeting: Meeting,
  tie: { label: string; userId: string | null },
): Promise<void> {
  await setTie(tx, keyOf(meeting), tie);
  await tieActionOwners(tx, meeting.organizationId, [meeting.id]);
  await markSeriesOf(tx, meeting.organizationId, [meeting.id]);
}

/**
 * Changes the title or start, by which a meeting is told from others. The sums of the weeks before and after the
 * change are recomputed.
 */
export async function moveMeeting(
  tx: Queryable,
  meeting: Meeting,
  change: () => Promise<Meeting>,
): Promise<Meeting> {
  await markWeeksOutOfDate(tx, meeting.organizationId, [meeting.id]);
  const moved = await change();
  await indexMeeting(tx, keyOf(meeting));
  await markSeriesOf(tx, meeting.organizationId, [meeting.id]);
  await markWeeksOutOfDate(tx, meeting.organizationId, [meeting.id]);
  return moved;
}

/** @throws AppError 404 if the file was deleted */
export async function recomputeResults(
  tx: Queryable,
  queue: JobQueue,
  meeting: Meeting,
): Promise<Meeting> {
  await requireFile(tx, meeting);
  await markWeeksOutOfDate(tx, meeting.organizationId, [meeting.id]);
  await enqueueProcessing(tx, queue, meeting);
  return markStale(tx, meeting);
}

type Changed = {
  meeting: Meeting;
  isRecomputed: boolean;
  ofActions: boolean;
  audience: AudienceChange;
};

/** Describes the change after which a new run recomputes the results. */
export const changedOf = (before: Meeting, meeting: Meeting) => ({
  meeting,
  isRecomputed: meeting.runId !== before.runId,
});

/** Publishes changes at once, except recomputed results, which are published when they are saved. */
export async function announce(
  { db, bus, queue }: CorrectionServices,
  { meeting, isRecomputed, ofActions, audience }: Changed,
) {
  const { id: eventId, organizationId } = meeting;
  const payload = { eventId, organizationId };
  await publishAudienceChange(bus, payload, audience);
  if (isRecomputed) return queue.wake(processTranscriptJob);
  if (ofActions) {
    const places = { meetingIds: [eventId], counted: [], accounts: [] };
    await publishActions({ db, bus }, organizationId, places);
  }
  await bus.publish({ name: 'meeting-updated', payload });
}
