export type InvitationStep =
  | 'loading'
  | 'error'
  | 'email-mismatch'
  | 'login'
  | 'signup'
  | 'accepting'
  | 'success';

export type InvitationSituation = {
  /** What is known of the invitation. Its `email` is null where the invited person types their own. */
  invitation:
    | { status: 'pending' }
    | { status: 'error' }
    | { status: 'ready'; email: string | null; isRapportUser: boolean };
  /** Who is signed in: undefined while that is not known, null when nobody is. */
  sessionEmail: string | null | undefined;
  acceptance: 'idle' | 'pending' | 'error' | 'success';
};

/** What the accept-invitation page shows. */
export function invitationStep({
  invitation,
  sessionEmail,
  acceptance,
}: InvitationSituation): InvitationStep {
  // Once accepting has begun, what the session does meanwhile no longer matters.
  if (acceptance === 'success') return 'success';
  if (acceptance === 'error') return 'error';
  if (acceptance === 'pending') return 'accepting';
  if (invitation.status === 'error') return 'error';
  if (invitation.status !== 'ready' || sessionEmail === undefined) return 'loading';
  if (sessionEmail === null) return invitation.isRapportUser ? 'login' : 'signup';
  return isFor(invitation.email, sessionEmail) ? 'accepting' : 'email-mismatch';
}

function isFor(invitedEmail: string | null, sessionEmail: string): boolean {
  return invitedEmail === null || invitedEmail.toLowerCase() === sessionEmail.toLowerCase();
}
