import { renderMail } from '../render-mail.ts';

export function resetPasswordMail({ to, link }: { to: string; link: string }) {
  return renderMail(to, 'Set a new password for Rapport', {
    preview: 'A new password was asked for.',
    paragraphs: ['Somebody, hopefully you, asked for a new password for your account on Rapport.'],
    action: { label: 'Set a new password', link },
    footnote:
      'The link works once and ends after one hour. If it was not you who asked, your password stays as it is.',
  });
}
