import { renderMail } from '../render-mail.ts';

export function testMail({ to, link }: { to: string; link: string }) {
  return renderMail(to, 'A test mail from Rapport', {
    preview: 'Mail from Rapport works.',
    paragraphs: ['You asked Rapport for a test mail. It has arrived, so invitations will too.'],
    action: { label: 'Back to the system page', link },
    footnote:
      'If you did not ask for it, somebody else may be using your account: change your password.',
  });
}
