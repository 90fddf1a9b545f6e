import { type Notification, notificationPath, notificationWords } from '@rapport/contract';
import { type ComposedMail, composeMail } from '../render-mail.ts';
import { unsubscribeLinks } from './unsubscribe-links.ts';

/**
 * The subject reveals nothing about a meeting, because admins see it if the mail is not delivered.
 */
export async function notificationsMail(told: {
  organization: string;
  notifications: readonly Notification[];
  publicUrl: string;
  token: string;
}): Promise<ComposedMail> {
  const { organization, notifications, publicUrl, token } = told;
  const [first] = notifications;
  const isOne = notifications.length === 1;
  const path = isOne && first ? notificationPath(first) : '/';
  const links = unsubscribeLinks(publicUrl, token);
  const subject = isOne
    ? `A notification from ${organization} on Rapport`
    : `${notifications.length} notifications from ${organization} on Rapport`;
  const mail = await composeMail(subject, {
    preview: isOne && first ? sentence(first) : subject,
    paragraphs: notifications.map((one) => {
      // Mails name nobody whom a plan is about.
      const detail = one.plan ? null : notificationWords(one).detail;
      return detail ? `${sentence(one)} ${detail}` : sentence(one);
    }),
    action: { label: isOne ? 'Open it' : 'Open Rapport', link: `${publicUrl}${path}` },
    footnote: `You get this mail because of your notification settings in ${organization}.`,
    stop: { label: 'Stop these mails', link: links.page },
  });
  return { ...mail, unsubscribe: links.post };
}

function sentence(notification: Notification): string {
  const { subject, event } = notificationWords(notification);
  return `${subject} ${event}.`;
}
