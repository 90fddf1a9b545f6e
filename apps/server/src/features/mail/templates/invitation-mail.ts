import { invitationDays } from '@rapport/contract';
import { renderMail } from '../render-mail.ts';

export function invitationMail(invitation: {
  to: string;
  organization: string;
  inviter: string;
  link: string;
}) {
  const { to, organization, inviter, link } = invitation;
  return renderMail(to, `You are invited to ${organization} on Rapport`, {
    preview: `${inviter} invites you to join ${organization}.`,
    paragraphs: [
      `${inviter} invites you to join ${organization} on Rapport, which shows what happens in the meetings of an organization.`,
    ],
    action: { label: 'Accept the invitation', link },
    footnote: `The invitation is for ${to} and expires after ${invitationDays} days. If you did not expect it, you can ignore it.`,
  });
}
