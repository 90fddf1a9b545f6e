import { renderMail } from '../render-mail.ts';

export function signInLinkedMail(linked: { to: string; organization: string; link: string }) {
  const { to, organization, link } = linked;
  return renderMail(to, 'Single sign-on now opens your account', {
    preview: `You were signed in by the provider of ${organization}.`,
    paragraphs: [
      `Your account of Rapport was signed in to with the single sign-on of ${organization} for the first time. From now on, this sign-in opens it.`,
    ],
    action: { label: 'Open Rapport', link },
    footnote: `If you did not sign in, tell an owner of ${organization} at once.`,
  });
}
