import type { BetterAuthOptions, GenericEndpointContext } from 'better-auth';
import type { Database } from '../../database/types.ts';
import type { Logger } from '../../platform/logger.ts';
import { recordAccountEvent, recordEventIn } from '../audit/record-audit-event.ts';
import { claimInvitation, listInviting } from '../organizations/admit-newcomer.ts';
import { requirePasswordAllowed } from '../single-sign-on/require-password-allowed.ts';
import { chooseActiveOrganization, recordUse } from './active-organization-repository.ts';
import { actorOfCall } from './actor-of-call.ts';
import { handedCall } from './handed-call.ts';
import { passkeyPath } from './passkey-session.ts';
import {
  invitationIdOf,
  organizationNameOf,
  requireAdmission,
  type SignUpRule,
} from './sign-up-rule.ts';
import { singleSignOnPath } from './single-sign-on-session.ts';
import { hasTwoFactor } from './two-factor-repository.ts';

type Call = GenericEndpointContext | null;
type Services = {
  db: Database;
  signUp: SignUpRule;
  log: Logger;
  tellAccessChange: (accountId: string) => Promise<void>;
};

/**
 * Rules for accounts and sessions. Every sign-in method writes both through these hooks. The library's admin plugin
 * refuses sessions of banned people in the same place.
 */
export function accountRules({ db, signUp, log, tellAccessChange }: Services) {
  return {
    user: {
      create: {
        before: (account, call) => requireAdmission(db, signUp, account, call),
        async after(account, call) {
          log.info({ accountId: account.id, call: call?.path }, 'account created');
          // The server creates accounts without a call.
          if (!call) return;
          const invitationId = invitationIdOf(call.body);
          if (invitationId)
            await claimInvitation(db, invitationId, {
              email: account.email,
              organizationName: organizationNameOf(call.body),
            });
          const actor = actorOfCall(account.id, call);
          // A new account has no organization yet, so the event is recorded in those that invited its address.
          const inviting = await listInviting(db, account.email);
          await recordEventIn(db, inviting, actor, { action: 'sign-in', detail: 'new account' });
        },
      },
    },
    session: {
      create: {
        async before(session, call) {
          const isOtherWay =
            call &&
            call.path !== singleSignOnPath &&
            !session.impersonatedBy &&
            !replacedSession(session, call);
          if (isOtherWay) await requirePasswordAllowed(db, session.userId);
          const former = replacedSession(session, call);
          const passkeyId = session.passkeyId ?? former?.passkeyId;
          const singleSignOnId = session.singleSignOnId ?? former?.singleSignOnId;
          const activeOrganizationId =
            former?.activeOrganizationId ||
            (await chooseActiveOrganization(db, session.userId, singleSignOnId));
          const opened = {
            ...(passkeyId && { passkeyId }),
            ...(singleSignOnId && { singleSignOnId }),
          };
          return { data: { ...session, activeOrganizationId, ...opened } };
        },
        async after(session, call) {
          const isSignIn = call && !session.impersonatedBy && !replacedSession(session, call);
          if (!isSignIn) return;
          // The library ends this session at once: the sign-in waits for its second step.
          if (call.path === '/sign-in/email' && (await hasTwoFactor(db, session.userId))) return;
          const actor = actorOfCall(session.userId, call);
          await recordAccountEvent(db, session.userId, actor, {
            action: 'sign-in',
            ...(call.path === singleSignOnPath && { detail: 'single sign-on' }),
            ...(call.path === passkeyPath && { detail: 'passkey' }),
          });
        },
      },
      update: {
        async after({ userId, activeOrganizationId }) {
          if (typeof activeOrganizationId === 'string')
            await recordUse(db, userId, activeOrganizationId);
        },
      },
      delete: {
        async after({ userId }, call) {
          const tell = () => tellAccessChange(userId);
          const handed = handedCall(call?.request);
          // Before the answer, the browser does not have its new session yet and would appear signed out.
          if (handed) handed.afterAnswer(tell);
          else await tell();
        },
      },
    },
  } satisfies BetterAuthOptions['databaseHooks'];
}

/** The caller's session, if the new one replaces it, as after a change of password. */
function replacedSession({ userId }: { userId: string }, call: Call) {
  const former = call?.context.session?.session;
  return former?.userId === userId ? former : undefined;
}
