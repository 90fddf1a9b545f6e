import { counted, type TrustSettings } from '@rapport/contract';
import type { Meeting, Queryable } from '../../../database/types.ts';
import { findOrganizationName } from '../../../ground/organization-name-repository.ts';
import { listenableUntil } from '../../../ground/recording/listenable-until.ts';
import { findRecording } from '../../../ground/recording/recording-repository.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import { queueMailToEach } from '../../mail/queue-mail.ts';
import { participantNoticeMail } from '../../mail/templates/participant-notice-mail.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { listParticipantAddresses } from './notice-repository.ts';

export type ParticipantMailServices = { queue: JobQueue; publicUrl: string };

/**
 * Mails the organization's notice, if it is switched on, to the people matched to speakers of a
 * meeting.
 */
export async function mailNotice(
  tx: Queryable,
  { queue, publicUrl }: ParticipantMailServices,
  { organizationId, id, title, startsAt }: Meeting,
): Promise<void> {
  const { trust, timezone } = await findOrganizationSettings(tx, organizationId);
  if (!trust.isNoticeMailed || trust.participantNotice === '') return;
  const addresses = await listParticipantAddresses(tx, organizationId, id);
  if (addresses.length === 0) return;
  const mail = await participantNoticeMail({
    organization: await findOrganizationName(tx, organizationId),
    title,
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: timezone }).format(
      startsAt,
    ),
    notice: trust.participantNotice,
    sound: await soundWords(tx, { organizationId, meetingId: id }, trust),
    link: `${publicUrl}/meetings/${id}`,
  });
  await queueMailToEach(tx, queue, mail, addresses, organizationId);
}

async function soundWords(
  tx: Queryable,
  { organizationId, meetingId }: { organizationId: string; meetingId: string },
  trust: TrustSettings,
): Promise<string | null> {
  const recording = await findRecording(tx, organizationId, meetingId);
  if (!recording) return null;
  return `It was written down from a recording. ${
    listenableUntil(recording, trust)
      ? `The sound is kept for ${counted(trust.soundDays ?? 0, 'day')}; who may read the meeting can listen to it.`
      : 'The sound is not kept for listening.'
  }`;
}
