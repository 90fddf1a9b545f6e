import { APIError } from 'better-auth/api';
import type { Database } from '../../database/types.ts';
import { findOpenInvitation, setInvitationEmail } from '../organizations/open-invitation.ts';
import type { AuthRequest } from './auth-hooks.ts';

const signUpPath = '/sign-up/email';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Refuses a sign-up without an open invitation for that address, unless anyone may sign up. */
export async function requireInvitation(
  db: Database,
  rule: 'invited' | 'open',
  { path, body }: AuthRequest,
) {
  if (path !== signUpPath || rule === 'open') return;
  const id = text(body.invitationId);
  const invitation = id && (await findOpenInvitation(db, id));
  const email = text(body.email).toLowerCase();
  // The set-up link's invitation is open to whoever holds it: it has no address yet.
  if (invitation && (invitation.email === '' || invitation.email.toLowerCase() === email)) return;
  throw new APIError('FORBIDDEN', {
    code: 'INVITATION_REQUIRED',
    message: 'An account needs a valid invitation for this e-mail address.',
  });
}

/** Binds the set-up link's invitation to the first owner who has signed up with it. */
export async function claimSetUpInvitation(
  db: Database,
  { path, body }: AuthRequest,
  newAccountEmail: string | undefined,
) {
  const id = text(body.invitationId);
  if (path === signUpPath && newAccountEmail && id)
    await setInvitationEmail(db, id, newAccountEmail);
}
