import { renderMail } from '../render-mail.ts';

export function resetPasswordMail({ to, link }: { to: string; link: string }) {
  return renderMail(to, 'Set a new password for Rapport', {
    preview: 'A new password was requested.',
    paragraphs: ['Somebody, hopefully you, requested a new password for your account on Rapport.'],
    action: { label: 'Set a new password', link },
    footnote:
      'The link works once, within one hour. If you did not request it, ignore this mail: your password stays unchanged.',
  });
}
