import { render } from '@react-email/render';
import type { Mail } from '../../platform/mailer.ts';
import { type MailContent, mailLayout } from './templates/mail-layout.ts';

export async function renderMail(to: string, subject: string, content: MailContent): Promise<Mail> {
  return { to, ...(await composeMail(subject, content)) };
}

/** A mail that can be sent to several people. */
export type ComposedMail = Omit<Mail, 'to'>;

/** Escapes text entered by users. */
export async function composeMail(subject: string, content: MailContent): Promise<ComposedMail> {
  const layout = mailLayout(content);
  const html = await render(layout);
  const text = [
    ...content.paragraphs,
    `${content.action.label}: ${content.action.link}`,
    content.footnote,
    ...(content.stop ? [`${content.stop.label}: ${content.stop.link}`] : []),
  ].join('\n\n');
  return { subject: subject.replace(/\s+/g, ' '), html, text, link: content.action.link };
}
