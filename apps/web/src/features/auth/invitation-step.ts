export type InvitationStep =
  | 'loading'
  | 'error'
  | 'email-mismatch'
  | 'login'
  | 'signup'
  | 'accepting'
  | 'success';

export type InvitationSituation = {
  /** `email` is null if the invitation is open to any address. */
  invitation:
    | { status: 'pending' }
    | { status: 'error' }
    | { status: 'ready'; email: string | null; isRapportUser: boolean };
  /** Undefined while loading, null when signed out. */
  sessionEmail: string | null | undefined;
  acceptance: 'idle' | 'pending' | 'error' | 'success';
};

export function invitationStep({
  invitation,
  sessionEmail,
  acceptance,
}: InvitationSituation): InvitationStep {
  // Once accepting has begun, changes of the session are ignored.
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
