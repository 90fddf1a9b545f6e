import { renderMail } from '../render-mail.ts';

/** For the former and for the new address of an account that a company's directory has moved. */
export function addressChangedMail(changed: {
  to: string;
  organization: string;
  formerEmail: string;
  newEmail: string;
  link: string;
}) {
  const { to, organization, formerEmail, newEmail, link } = changed;
  return renderMail(to, 'The e-mail address of your account has changed', {
    preview: `The directory of ${organization} changed it.`,
    paragraphs: [
      `The directory of ${organization} changed the e-mail address of your account of Rapport from ${formerEmail} to ${newEmail}.`,
      'You sign in with the new address. A new password can be asked for there only.',
    ],
    action: { label: 'Open Rapport', link },
    footnote: `If you did not expect this, tell an owner of ${organization} at once.`,
  });
}
