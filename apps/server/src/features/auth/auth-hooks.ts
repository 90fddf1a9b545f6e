import { invitedRoleSchema, resetPasswordSchema } from '@rapport/contract';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { changeInvitationRole } from '../organizations/change-invitation-role.ts';
import { renameDirectoryUser } from '../users/activate-directory-user.ts';
import { noteInvitation } from '../users/note-invitation.ts';
import { addDirectoryDetails } from './add-directory-details.ts';
import { addMemberships } from './add-memberships.ts';
import { hideInvitations } from './hide-invitations.ts';
import { claimSetUpInvitation, requireInvitation } from './sign-up-rule.ts';

export const changePasswordPath = '/change-password';

/** A call of Better Auth's, before it has looked at it. */
export type AuthRequest = { path: string; body: Record<string, unknown> };

const bodySchema = z.record(z.string(), z.unknown()).catch({});
const resentSchema = z.object({ resend: z.literal(true), role: invitedRoleSchema });
const formerMemberSchema = z.object({ userId: z.string() });
const invitationSchema = z.object({ email: z.string(), organizationId: z.string() });

function requireStrongPassword({ path, body }: AuthRequest) {
  if (path !== '/reset-password' || resetPasswordSchema.safeParse(body.newPassword).success) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'WEAK_PASSWORD',
    message: 'Password requirements not met. Please check the requirements and try again.',
  });
}

/** The library deletes without one where somebody has signed in within a day. */
function requirePasswordToDelete({ path, body }: AuthRequest) {
  if (path !== '/delete-user' || body.password) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_REQUIRED',
    message: 'Please enter your password to delete your account.',
  });
}

/** The product's own rules around the library's calls. */
export function authHooks(
  db: Database,
  signUp: 'invited' | 'open',
  tellAccessChange: (accountId: string) => Promise<void>,
) {
  return {
    before: createAuthMiddleware(async (call) => {
      const request = { path: call.path, body: bodySchema.parse(call.body) };
      requireStrongPassword(request);
      requirePasswordToDelete(request);
      await requireInvitation(db, signUp, request);
      // Whoever has copied a cookie, this session's too, is out with a new password.
      if (request.path === changePasswordPath)
        return { context: { body: { ...request.body, revokeOtherSessions: true } } };
    }),
    after: createAuthMiddleware(async (call) => {
      const { path, body, context } = call;
      // A refusal of the library, or what it threw.
      if (context.returned instanceof Error) return;
      const shown = await hideInvitations(db, call, context.returned);
      if (shown) return shown;
      // The server's own look-ups of the session come without a request and need no details.
      if (call.request && path === '/get-session') return addDirectoryDetails(db, context.returned);
      if (path === '/organization/list') {
        const session = await getSessionFromCtx(call);
        return session && addMemberships(db, session.user.id, context.returned);
      }
      const request = { path, body: bodySchema.parse(body) };
      if (path === '/update-user' && typeof request.body.name === 'string') {
        const session = await getSessionFromCtx(call);
        if (session) await renameDirectoryUser(db, session.user.id, request.body.name);
      }
      await claimSetUpInvitation(db, request, context.newSession?.user.email);
      // The library has hooks for who is removed, but none for who leaves.
      if (path === '/organization/leave')
        await tellAccessChange(formerMemberSchema.parse(context.returned).userId);
      const resent = resentSchema.safeParse(request.body).data;
      if (path !== '/organization/invite-member' || !resent) return;
      const { organizationId, email } = invitationSchema.parse(context.returned);
      // The library sends an invitation again as it was; the role may have been chosen anew.
      await changeInvitationRole(db, organizationId, email, resent.role);
      await noteInvitation(db, organizationId, email);
    }),
  };
}
