import { invitedRoleSchema, resetPasswordSchema } from '@rapport/contract';
import type { GenericEndpointContext } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { tryWriting } from '../../database/check-database.ts';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { endConnectionsOfAccount } from '../assistants/connections/end-connection.ts';
import { dropMailsOfMember } from '../mail/drop-mails.ts';
import { changeInvitationRole } from '../organizations/change-invitation-role.ts';
import { recordInvitation, renameDirectoryUser } from '../users/update-directory.ts';
import { parseAccountBody } from './account-body.ts';
import { addDirectoryDetails } from './add-directory-details.ts';
import { addMemberships } from './add-memberships.ts';
import { answerWithStatus } from './answer-status.ts';
import { type HandedCall, handedCall } from './handed-call.ts';
import { hideInvitations } from './hide-invitations.ts';
import { rememberBrowser } from './known-browser.ts';
import { limitAccountAttempts } from './limit-account-attempts.ts';
import { publishAuthEvent } from './publish-auth-event.ts';
import {
  type AnsweredCall,
  isRecorded,
  recordAuthCall,
  recordRefusedSecondStep,
  recordRefusedSignIn,
} from './record-auth-call.ts';
import { requireOwn } from './require-own.ts';
import { checkSecondStep, findChallenged, isSecondStep, recordSwitchedOn } from './second-step.ts';
import { invitationIdOf, requireInvitation, type SignUpRule } from './sign-up-rule.ts';
import { hasTwoFactor } from './two-factor-repository.ts';
import { withoutTokens } from './without-tokens.ts';

type AccountCall = { path: string; body: Record<string, unknown> };
type HookServices = {
  db: Database;
  bus: EventBus;
  signUp: SignUpRule;
  tellAccessChange: (accountId: string) => Promise<void>;
};

/** Calls that end with a session of the person who made them, by password and second step. */
const signInPaths = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/change-password',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

const bodySchema = z.record(z.string(), z.unknown()).catch({});
const emailSchema = z.string().catch('');
const resentSchema = z.object({ resend: z.literal(true), role: invitedRoleSchema });
const formerMemberSchema = z.object({ organizationId: z.string(), userId: z.string() });
const invitationSchema = z.object({ email: z.string(), organizationId: z.string() });

function requireStrongPassword({ path, body }: AccountCall) {
  if (path !== '/reset-password' || resetPasswordSchema.safeParse(body.newPassword).success) return;
  throw new APIError('UNPROCESSABLE_ENTITY', {
    code: 'WEAK_PASSWORD',
    message: 'Password requirements not met. Please check the requirements and try again.',
  });
}

/** Within a day of the sign-in, the library does not require it. */
function requirePasswordToDelete({ path, body }: AccountCall) {
  if (path !== '/delete-user' || body.password) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_REQUIRED',
    message: 'Please enter your password to delete your account.',
  });
}

/** The product's rules for single calls. Calls by the server itself have no request and are exempt. */
export function callHooks({ db, bus, signUp, tellAccessChange }: HookServices) {
  async function complete({ path, body }: AccountCall, answer: unknown) {
    // The library has no hook for members who leave.
    if (path === '/organization/leave') {
      const { organizationId, userId } = formerMemberSchema.parse(answer);
      await dropMailsOfMember(db, organizationId, userId);
      await tellAccessChange(userId);
    }
    const resent = resentSchema.safeParse(body).data;
    if (path !== '/organization/invite-member' || !resent) return;
    const { organizationId, email } = invitationSchema.parse(answer);
    // The library resends an invitation with its old role.
    await changeInvitationRole(db, organizationId, email, resent.role);
    await recordInvitation(db, organizationId, email);
  }

  async function answerError(error: APIError, call: AnsweredCall) {
    if (error.statusCode >= 500) {
      // The library hides the cause. If it is the database, this throws the database's error.
      await tryWriting(db);
      throw new Error(`the account library failed: ${error.message}`, { cause: error });
    }
    // The library also answers 401 if the database failed while it read the session.
    if (error.body?.code === 'UNAUTHORIZED' && (await call.handed?.callerNow()))
      throw new Error('the account library did not find an existing session');
    await recordRefusedSignIn(db, call, error);
    return answerWithStatus(error);
  }

  /** The account that has just proved who it is to this browser. */
  async function signedInAccount(context: GenericEndpointContext, handed?: HandedCall) {
    const accountId = context.context.newSession?.user.id;
    if (!accountId || !signInPaths.has(context.path)) return handed?.resetAccountId;
    // Its second step is still to come.
    if (context.path === '/sign-in/email' && (await hasTwoFactor(db, accountId))) return undefined;
    return accountId;
  }

  return {
    before: createAuthMiddleware(async (context) => {
      const { path, body: given, request } = context;
      if (!request) return;
      const handed = handedCall(request);
      const parsed = parseAccountBody(path, given);
      const body = await checkSecondStep(db, { path, body: parsed, call: context }, handed);
      await limitAccountAttempts(db, { path, body, call: context }, handed);
      await requireOwn(db, { path, body, url: new URL(request.url) }, handed);
      if (isRecorded(path)) await handed?.callerBefore();
      const call = { path, body: bodySchema.parse(body) };
      requireStrongPassword(call);
      requirePasswordToDelete(call);
      // Before the library looks up the address, so that strangers cannot probe for accounts.
      if (path === '/sign-up/email' && signUp === 'invited')
        await requireInvitation(
          db,
          { email: emailSchema.parse(call.body.email) },
          invitationIdOf(body),
        );
      // A new password ends every session, stolen ones included.
      const revoke = path === '/change-password' && { revokeOtherSessions: true };
      return { context: { body: revoke ? { ...call.body, ...revoke } : body } };
    }),

    after: createAuthMiddleware(async (context) => {
      const { path, body, request, headers } = context;
      const { returned } = context.context;
      if (!request) return;
      const call = { path, body, headers, handed: handedCall(request) };
      if (isSecondStep(path) && isAPIError(returned))
        await recordRefusedSecondStep(db, call, returned, await findChallenged(context));
      if (isAPIError(returned)) return answerError(returned, call);
      await call.handed?.takeBackGuess?.();
      const signedIn = await signedInAccount(context, call.handed);
      if (signedIn) await rememberBrowser(context, signedIn);
      if (signedIn && path === '/change-password') await endConnectionsOfAccount(db, signedIn);
      const shown = await hideInvitations(db, context, returned);
      if (shown) return shown;
      if (path === '/get-session') {
        const answer = withoutTokens(returned);
        return (await addDirectoryDetails(db, answer)) ?? answer;
      }
      if (path === '/list-sessions') return withoutTokens(returned);
      if (path === '/organization/list') {
        const session = await getSessionFromCtx(context);
        return session && addMemberships(db, session.user.id, returned);
      }
      const name = bodySchema.parse(body).name;
      if (path === '/update-user' && typeof name === 'string') {
        const session = await getSessionFromCtx(context);
        if (session) await renameDirectoryUser({ db, bus }, session.user.id, name);
      }
      await recordSwitchedOn(db, path, call.handed);
      await complete({ path, body: bodySchema.parse(body) }, returned);
      const event = await recordAuthCall(db, call, returned);
      if (event) await publishAuthEvent(bus, event);
      // Programs need the token of the session that replaces theirs; browsers have its cookie.
      if (path === '/change-password' && !request.headers.has('authorization'))
        return withoutTokens(returned);
      return undefined;
    }),
  };
}
