import type { SpeakerChoice, SpeakerChosen, SpeakersConfirmed } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { tieActionOwners } from '../../ground/action/action-owner-repository.ts';
import { judgeMeetings } from '../../ground/meeting/mood-repository.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { processTranscriptJob } from '../../ground/meeting/process-transcript.job.ts';
import { lockMeetings, readMeetingsAgain } from '../../ground/meeting/read-again-repository.ts';
import { showMoods } from '../../ground/meeting/show-moods.ts';
import { AppError, badRequest, notFound } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import type { Actor } from '../../platform/session.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { correctMeeting } from '../corrections/correct-meeting.ts';
import { nameDirectoryPeople } from '../users/read-directory.ts';
import { lockOutResults, type NewAlias, upsertAliases } from './alias-repository.ts';
import { listVeryLikely } from './get-speakers.ts';
import { findReadableNames, listOneMeetingSpeakers } from './heard-repository.ts';
import { readSpeakerId } from './speaker-key.ts';
import { listMeetingsHearing, tieAsChosen } from './tie-repository.ts';

export type SpeakerServices = { db: Database; bus: EventBus; queue: JobQueue };

/** Applies to all past and future meetings; for a label such as 'Speaker 3', as a correction of its meeting. */
export async function chooseSpeaker(
  services: SpeakerServices,
  actor: Actor,
  { speakerId, is, userId }: SpeakerChoice,
): Promise<SpeakerChosen> {
  if ((is === 'person') !== (userId !== undefined))
    throw badRequest('PERSON_MISSING', 'Choose a person of the directory.');
  if (userId !== undefined) await requirePerson(services.db, actor, userId);
  const key = readSpeakerId(speakerId);
  if (!key) throw notFound('Speaker');
  const directoryUserId = userId ?? null;
  if ('participantId' in key)
    return chooseInMeeting(services, actor, key.participantId, { is, directoryUserId });
  const { heardAs } = key;
  const found = (await findReadableNames(services.db, actor, [heardAs])).get(heardAs);
  if (!found) throw notFound('Speaker');
  const { name, meetings } = found;
  const alias = { heardAs, name, meetingId: null, is, directoryUserId, correctionId: null };
  const [choiceId = ''] = await chooseNames(services, actor, [alias]);
  return { choiceId, meetings };
}

/** @throws AppError 409 if their number differs from what the caller was shown */
export async function confirmVeryLikely(
  services: SpeakerServices,
  actor: Actor,
  expected: number,
): Promise<SpeakersConfirmed> {
  const sure = await listVeryLikely(services.db, actor);
  if (sure.length !== expected)
    throw new AppError(
      409,
      'CHANGED_MEANWHILE',
      'The names that are very likely have changed meanwhile. Look at them again.',
    );
  const aliases = sure.map(({ heardAs, name, userId }) => ({
    heardAs,
    name,
    meetingId: null,
    correctionId: null,
    is: 'person' as const,
    directoryUserId: userId,
  }));
  return { choiceIds: await chooseNames(services, actor, aliases) };
}

/** Marks names as guests in all meetings; a label such as 'Speaker 3' only in its meeting. */
export async function markAsGuests(
  services: SpeakerServices,
  actor: Actor,
  speakerIds: readonly string[],
): Promise<SpeakersConfirmed> {
  const keys = [...new Set(speakerIds)].map(readSpeakerId);
  const heardAs = keys.flatMap((key) => (key && 'heardAs' in key ? key.heardAs : []));
  const ids = keys.flatMap((key) => (key && 'participantId' in key ? key.participantId : []));
  const names = await findReadableNames(services.db, actor, heardAs);
  const labels = await listOneMeetingSpeakers(services.db, actor, ids);
  // All or none, so that the answer holds a choice for each.
  if (names.size + labels.length < keys.length) throw notFound('Speaker');
  const guest = { is: 'guest' as const, directoryUserId: null, correctionId: null };
  const choiceIds = await chooseNames(services, actor, [
    ...[...names].map(([key, { name }]) => ({ heardAs: key, name, meetingId: null, ...guest })),
    ...labels.map(({ meetingId, label, name }) => ({ heardAs: label, name, meetingId, ...guest })),
  ]);
  return { choiceIds };
}

async function requirePerson(db: Queryable, { organizationId }: Actor, userId: string) {
  const people = await nameDirectoryPeople(db, organizationId, [userId]);
  if (!people.has(userId)) throw notFound('Person');
}

async function chooseNames(
  services: SpeakerServices,
  actor: Actor,
  aliases: readonly NewAlias[],
): Promise<string[]> {
  const { organizationId } = actor;
  // A separate transaction: results saved before are tied below, later ones see the choice.
  const ids = await services.db.transaction().execute(async (tx) => {
    await lockOutResults(tx, organizationId);
    const chosen = await upsertAliases(tx, actor, aliases);
    const [only] = aliases;
    const count = aliases.length;
    const together = only?.is === 'guest' ? 'marked as guests' : 'confirmed as very likely';
    const detail = count === 1 && only ? only.is : `${count} names ${together}`;
    const targetId = only?.directoryUserId && count === 1 ? only.directoryUserId : undefined;
    await recordAuditEvent(tx, actor, { action: 'speaker-matched', targetId, detail });
    return chosen;
  });
  await applyChoices(
    services,
    organizationId,
    aliases.flatMap(({ heardAs, meetingId }) => (meetingId === null ? heardAs : [])),
  );
  return ids;
}

/** Ties speakers at once where no transcript must be read; the meetings are analysed again in the background. */
export async function applyChoices(
  { db, bus, queue }: SpeakerServices,
  organizationId: string,
  heardAs: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMeetings(tx, organizationId, await listMeetingsHearing(tx, organizationId, heardAs));
    const changed = await tieAsChosen(tx, organizationId, heardAs);
    await judgeMeetings(tx, organizationId, changed);
    await showMoods(tx, organizationId, changed);
    await tieActionOwners(tx, organizationId, changed);
    await markWeeksOutOfDate(tx, organizationId, changed);
    await markSeriesOf(tx, organizationId, changed);
    await readMeetingsAgain(tx, queue, organizationId, changed);
  });
  queue.wake(processTranscriptJob);
  await bus.publish({ name: 'meetings-updated', payload: { organizationId } });
}

async function chooseInMeeting(
  services: SpeakerServices,
  actor: Actor,
  participantId: string,
  { is, directoryUserId }: Pick<NewAlias, 'is' | 'directoryUserId'>,
): Promise<SpeakerChosen> {
  const { db, bus } = services;
  const [speaker] = await listOneMeetingSpeakers(db, actor, [participantId]);
  if (!speaker) throw notFound('Speaker');
  const { meetingId, label: heardAs, name } = speaker;
  const correction =
    directoryUserId === null
      ? null
      : await correctMeeting(services, actor, meetingId, {
          kind: 'tie-speaker',
          participantId,
          userId: directoryUserId,
        });
  const correctionId = correction?.correctionId ?? null;
  const alias = { heardAs, name, meetingId, is, directoryUserId, correctionId };
  const [choiceId = ''] = await db.transaction().execute(async (tx) => {
    if (correctionId === null)
      await recordAuditEvent(tx, actor, {
        action: 'speaker-matched',
        targetId: meetingId,
        detail: is,
      });
    return upsertAliases(tx, actor, [alias]);
  });
  await bus.publish({
    name: 'meetings-updated',
    payload: { organizationId: actor.organizationId },
  });
  return { choiceId, meetings: 1 };
}
