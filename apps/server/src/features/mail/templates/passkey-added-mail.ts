import { renderMail } from '../render-mail.ts';

export function passkeyAddedMail({ to, link }: { to: string; link: string }) {
  return renderMail(to, 'A passkey was added to your account', {
    preview: 'It signs you in to Rapport.',
    paragraphs: [
      'A passkey was added to your account of Rapport. Whoever has its device and can unlock it can sign in as you.',
    ],
    action: { label: 'See your passkeys', link },
    footnote:
      'If you did not add it, remove it there, change your password, and tell an administrator.',
  });
}
