import type { NotificationSettings } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { addDays, mondayOf } from '../../../ground/calendar-days.ts';
import { dayIn } from '../../../ground/day-in.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import { limitAttempts, taskMailsPerMinute } from '../../../platform/limit-attempts.ts';
import type { Member } from '../../../platform/session.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { ComposedMail } from '../../mail/render-mail.ts';
import { sendDigestJob } from '../notifications.job.ts';
import { findRecipient, type Recipient } from '../recipient-repository.ts';
import { findSettings } from '../settings-repository.ts';
import { unsubscribeToken } from '../unsubscribe-token.ts';
import { type DueDigest, listDueDigests, recordDigest } from './digest-repository.ts';
import { digestMail } from './mail/digest-mail.ts';
import { type DigestSources, readDigest } from './read-digest.ts';

export type DigestServices = DigestSources & {
  db: Database;
  queue: JobQueue;
  publicUrl: string;
  secret: string;
};

export async function enqueueDueDigests({ db, queue }: DigestServices): Promise<void> {
  const due = await listDueDigests(db);
  if (due.length === 0) return;
  await queue.enqueueAll(
    db,
    sendDigestJob,
    due.map((data) => ({ data, group: data.organizationId })),
  );
  queue.wake(sendDigestJob);
}

/**
 * Records the week and queues the mail in one transaction, so that each digest is sent once, even
 * with two processes or after a crash. The member's rights are checked at this moment.
 */
export async function sendDigest(services: DigestServices, due: DueDigest): Promise<void> {
  const { db, queue } = services;
  const recipient = await findRecipient(db, due);
  const settings = await findSettings(db, due);
  if (!recipient || !settings.isDigestOn) return;
  const mail = await compose(services, recipient, due.week, { settings, isAskedFor: false });
  await db.transaction().execute(async (tx) => {
    if (!(await recordDigest(tx, due)) || !mail) return;
    await queueMail({ db: tx, queue }, { ...mail, to: recipient.email }, due.organizationId);
  });
}

/**
 * Sends the digest of the last week to the member who asks for it.
 * @throws TooManyRequests.
 */
export async function sendDigestNow(
  services: DigestServices,
  member: Member,
): Promise<{ isSent: boolean }> {
  const { db, queue } = services;
  await limitAttempts(db, [`digest ${member.accountId}`], taskMailsPerMinute);
  const recipient = await findRecipient(db, member);
  const today = dayIn(member.settings.timezone, new Date());
  const asked = { settings: await findSettings(db, member), isAskedFor: true };
  const mail =
    recipient && (await compose(services, recipient, addDays(mondayOf(today), -7), asked));
  if (!recipient || !mail) return { isSent: false };
  await queueMail({ db, queue }, { ...mail, to: recipient.email }, member.organizationId);
  return { isSent: true };
}

async function compose(
  services: DigestServices,
  { member, organization }: Recipient,
  week: string,
  how: { settings: NotificationSettings; isAskedFor: boolean },
): Promise<ComposedMail | null> {
  const digest = await readDigest(services, member, week);
  if (!digest) return null;
  return digestMail({
    digest,
    organization,
    ...how,
    publicUrl: services.publicUrl,
    token: unsubscribeToken(services.secret, member, 'digest'),
  });
}
