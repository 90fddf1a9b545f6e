import type { CorrectionAccepted } from '@rapport/contract';
import type { Meeting, MeetingChange, Queryable } from '../../database/types.ts';
import { findAudience } from '../../ground/meeting/audience-repository.ts';
import { presentProcessingStatus } from '../../ground/meeting/present-processing-status.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { undoAnswer } from '../actions/undo-answer.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { isOfActions } from './change-action.ts';
import { isOfFindings } from './change-findings.ts';
import {
  announce,
  type CorrectionServices,
  changedOf,
  changeSums,
  keepAsRead,
  keyOf,
  lockReadMeeting,
  moveMeeting,
  recomputeResults,
  storeCounts,
  tieSpeaker,
} from './correct-meeting.ts';
import {
  listCorrections,
  markInForce,
  markUndone,
  setLength,
  setStart,
  setTitle,
} from './correction-repository.ts';
import { inForce, speakerCorrections } from './read-corrections.ts';

export async function undoCorrection(
  services: CorrectionServices,
  actor: Actor,
  id: string,
  correctionId: string,
): Promise<CorrectionAccepted> {
  const changed = await services.db.transaction().execute(async (tx) => {
    const current = await lockReadMeeting(tx, actor, id);
    const before = await findAudience(tx, keyOf(current));
    const rows = await listCorrections(tx, keyOf(current));
    const undone = rows.find((row) => row.id === correctionId);
    if (!undone) throw notFound('Correction');
    if (undone.undoneAt)
      throw badRequest(
        'ALREADY_UNDONE',
        `${undone.undoer ?? 'Someone'} has already undone this correction.`,
      );
    await markUndone(tx, correctionId, actor.accountId);
    const detail = undone.change.kind;
    await recordAuditEvent(tx, actor, { action: 'correction-undone', targetId: id, detail });
    const rest = inForce(rows.filter((row) => row.id !== correctionId));
    const meeting = await restore(
      tx,
      services.queue,
      current,
      undone.change,
      rows.map(({ change }) => change),
      rest,
    );
    const after = await findAudience(tx, keyOf(current));
    const ofActions = isOfActions(undone.change);
    return { ...changedOf(current, meeting), ofActions, audience: { before, after } };
  });
  await announce(services, changed);
  return { ...presentProcessingStatus(changed.meeting), correctionId };
}

/** Restores the last remaining correction of its kind, or else the original value. */
async function restore(
  tx: Queryable,
  queue: JobQueue,
  meeting: Meeting,
  undone: MeetingChange,
  all: readonly MeetingChange[],
  rest: readonly MeetingChange[],
): Promise<Meeting> {
  if (undone.kind === 'set-title') {
    const before = all.find((change) => change.kind === 'set-title') ?? undone;
    const other = rest.findLast((change) => change.kind === 'set-title');
    return moveMeeting(tx, meeting, () => setTitle(tx, meeting, other?.title ?? before.previous));
  }
  if (undone.kind === 'set-start') {
    const before = all.find((change) => change.kind === 'set-start') ?? undone;
    const other = rest.findLast((change) => change.kind === 'set-start');
    const { timezone } = await findOrganizationSettings(tx, meeting.organizationId);
    return moveMeeting(tx, meeting, () => {
      // A day without a time begins by the clock of today.
      if (other)
        return setStart(tx, meeting, {
          ...other,
          zone: other.time === null ? timezone : (other.zone ?? timezone),
        });
      const { previous, previousDay, previousStated } = before;
      const start = previousDay
        ? { date: previousDay, time: '00:00', zone: timezone }
        : new Date(previous);
      return setStart(tx, meeting, start, previousStated);
    });
  }
  if (undone.kind === 'set-length') {
    const before = all.find((change) => change.kind === 'set-length') ?? undone;
    const other = rest.findLast((change) => change.kind === 'set-length');
    return changeSums(tx, meeting, () =>
      other
        ? setLength(tx, meeting, other.minutes, false)
        : setLength(tx, meeting, before.previous, before.previousEstimated),
    );
  }
  if (undone.kind === 'keep-as-read') return keepAsRead(tx, meeting, undone.check);
  if ('confirmation' in undone && undone.confirmation) await markInForce(tx, undone.confirmation);
  if (isOfActions(undone)) await undoAnswer(tx, keyOf(meeting), undone);
  if (isOfFindings(undone) || isOfActions(undone)) return storeCounts(tx, meeting);
  if (undone.kind === 'tie-speaker' || undone.kind === 'untie-speaker') {
    const { label } = undone;
    // Without another correction, the new results may tie the speaker by name.
    const userId = speakerCorrections(rest).ties.get(label) ?? null;
    await tieSpeaker(tx, meeting, { label, userId });
  }
  return recomputeResults(tx, queue, meeting);
}
