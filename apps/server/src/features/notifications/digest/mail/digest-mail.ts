import { counted } from '@rapport/contract';
import { render } from '@react-email/render';
import type { ComposedMail } from '../../../mail/render-mail.ts';
import { unsubscribeLinks } from '../../../mail/templates/unsubscribe-links.ts';
import { type DigestMail, digestLayout } from './digest-layout.ts';
import { digestText } from './digest-text.ts';

/**
 * The subject reveals nothing about the week, because admins see it if the mail is not delivered.
 */
export async function digestMail({
  token,
  ...given
}: Omit<DigestMail, 'stopLink'> & { token: string }): Promise<ComposedMail> {
  const { digest, organization, publicUrl } = given;
  const links = unsubscribeLinks(publicUrl, token);
  const mail = { ...given, stopLink: links.page };
  const preview = [
    ...(digest.actions ? [`${counted(digest.actions.own, 'action')} of yours`] : []),
    counted(digest.meetings.total, 'new meeting'),
  ].join(', ');
  return {
    subject: `Your week at ${organization}`.replace(/\s+/g, ' '),
    html: await render(digestLayout(mail, preview)),
    text: digestText(mail),
    link: publicUrl,
    unsubscribe: links.post,
  };
}
