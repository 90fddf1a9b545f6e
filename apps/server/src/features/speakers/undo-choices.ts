import { matchAgainJob } from '../../ground/meeting/match-again.job.ts';
import { notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { undoCorrection } from '../corrections/undo-correction.ts';
import {
  type Alias,
  deleteAliases,
  listAliasesWithIds,
  lockOutResults,
} from './alias-repository.ts';
import { applyChoices, type SpeakerServices } from './choose-speakers.ts';

/** Undoes choices in all meetings. Names that fit a person without a choice are found again in the background. */
export async function undoChoices(
  services: SpeakerServices,
  actor: Actor,
  choiceIds: readonly string[],
): Promise<void> {
  const { db, queue } = services;
  const { organizationId } = actor;
  const aliases = await listAliasesWithIds(db, organizationId, choiceIds);
  if (aliases.length === 0) throw notFound('Choice');
  await undoCorrections(services, actor, aliases);
  await db.transaction().execute(async (tx) => {
    await lockOutResults(tx, organizationId);
    await deleteAliases(
      tx,
      organizationId,
      aliases.map(({ id }) => id),
    );
    const [only] = aliases;
    const detail = aliases.length === 1 && only ? only.is : `${aliases.length} choices`;
    await recordAuditEvent(tx, actor, { action: 'speaker-choice-undone', detail });
    await queue.enqueue(tx, matchAgainJob, { organizationId });
  });
  const names = aliases.flatMap(({ heardAs, meetingId }) => (meetingId === null ? [heardAs] : []));
  await applyChoices(services, organizationId, names);
  queue.wake(matchAgainJob);
}

/** Corrections that were already undone in the meeting itself count as done. */
async function undoCorrections(
  services: SpeakerServices,
  actor: Actor,
  aliases: readonly Alias[],
): Promise<void> {
  for (const { meetingId, correctionId } of aliases) {
    if (meetingId === null || correctionId === null) continue;
    await undoCorrection(services, actor, meetingId, correctionId).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ALREADY_UNDONE'))
        throw error;
    });
  }
}
