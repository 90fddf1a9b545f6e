import { allowAssistantPath, passwordLengthMax, passwordLengthMin } from '@rapport/contract';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { admin, bearer, openAPI, twoFactor } from 'better-auth/plugins';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import { isWithinLimit } from '../../platform/limit-attempts.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mailer.ts';
import { endConnectionsOfAccount } from '../assistants/connections/end-connection.ts';
import { assistantOAuthServer } from '../assistants/connections/oauth-server.ts';
import { shortCodes } from '../assistants/connections/short-codes.ts';
import { recordAccountEvent } from '../audit/record-audit-event.ts';
import { dropMailsOfAccount } from '../mail/drop-mails.ts';
import { resetPasswordMail } from '../mail/templates/reset-password-mail.ts';
import { platformAccess, platformRoles } from './access-control.ts';
import { accountRules } from './account-rules.ts';
import { actorOfCall, clientAddressHeader } from './actor-of-call.ts';
import { callHooks } from './call-hooks.ts';
import { handedCall } from './handed-call.ts';
import { refuseSoleOwner } from './member-rules.ts';
import { organizationPlugin } from './organization-plugin.ts';
import { passkeySession } from './passkey-session.ts';
import { deleteOlderResetLinks, deleteOpenVerifications } from './reset-link-repository.ts';
import { sessionToken } from './session-token.ts';
import type { SignUpRule } from './sign-up-rule.ts';
import { singleSignOnSession } from './single-sign-on-session.ts';
import { storedIdentifier } from './stored-identifier.ts';

export type AuthOptions = {
  db: Database;
  bus: EventBus;
  secret: string;
  publicUrl: string;
  signUp: SignUpRule;
  /** Enqueues a mail; it is sent in the background. */
  sendMail: (mail: Mail, organizationId: string | null) => Promise<void>;
  log: Logger;
};

export type Auth = ReturnType<typeof createAuth>;

const resetLinkSeconds = 60 * 60;
const resetMails = { max: 5, seconds: resetLinkSeconds };
/** `localhost` and `127.0.0.1` are the same server. */
export function trustedOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return [url.origin];
  return [url.origin, url.origin.replace('localhost', '127.0.0.1')];
}

export function createAuth(options: AuthOptions) {
  return betterAuth(authOptions(options));
}

export function authOptions(options: AuthOptions) {
  const { db, bus, secret, publicUrl, signUp, sendMail, log } = options;
  const tellAccessChange = (accountId: string) =>
    bus.publish({ name: 'access-changed', payload: { accountId } });
  return {
    appName: 'Rapport',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: trustedOrigins(publicUrl),
    database: { db, type: 'postgres' },
    logger: {
      level: 'warn',
      // Strangers cause its errors. Those of the server are thrown, and logged by the error handler.
      log: (_level, message, ...details) => log.warn({ details }, message),
    },
    // Other errors than the library's own reach this server's error handler.
    // A request of an assistant that cannot be answered is told on its page.
    onAPIError: { throw: true, errorURL: `${publicUrl}${allowAssistantPath}` },
    // A sign-up does not verify the address, so an invitation is found through its link only. Codes by mail are not offered, and a secret is shown once.
    disabledPaths: [
      '/organization/list-user-invitations',
      '/two-factor/send-otp',
      '/two-factor/verify-otp',
      '/two-factor/get-totp-uri',
    ],
    telemetry: { enabled: false },
    verification: { storeIdentifier: { hash: async (identifier) => storedIdentifier(identifier) } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      onPasswordReset: async ({ user }, request) => {
        const handed = handedCall(request);
        if (handed) handed.resetAccountId = user.id;
        await deleteOpenVerifications(db, user.id);
        await endConnectionsOfAccount(db, user.id);
        await recordAccountEvent(db, user.id, actorOfCall(user.id, request), {
          action: 'password-changed',
        });
      },
      sendResetPassword: async ({ user, token }) => {
        // Repeated requests neither fill the mailbox nor end the links in it.
        if (!(await isWithinLimit(db, `reset mail ${user.id}`, resetMails))) return;
        await deleteOlderResetLinks(db, user.id, token);
        const link = `${publicUrl}/reset-password/${token}`;
        await sendMail(await resetPasswordMail({ to: user.email, link }), null);
      },
    },
    advanced: {
      // Would read the whole catalog at each start; library-tables.test.ts compares the tables instead.
      database: { validateSchema: false },
      // Explicit, because the library skips these checks if NODE_ENV is 'test'.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: 'rapport',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    // Attempts are limited by this server's own hooks, which know browsers (limit-account-attempts.ts).
    rateLimit: { enabled: false },
    databaseHooks: {
      ...accountRules({ db, signUp, log, tellAccessChange }),
      verification: shortCodes,
    },
    hooks: callHooks({ db, bus, signUp, tellAccessChange }),
    session: {
      additionalFields: {
        // The passkey that has opened the session.
        passkeyId: { type: 'string', required: false, input: false },
        // The provider whose organization it opens although passwords are off there.
        singleSignOnId: { type: 'string', required: false, input: false },
      },
    },
    user: {
      deleteUser: {
        enabled: true,
        beforeDelete: async (account, request) => {
          await refuseSoleOwner(db, account.id);
          const event = { action: 'account-deleted' } as const;
          await recordAccountEvent(db, account.id, actorOfCall(account.id, request), event);
        },
        afterDelete: ({ email }) => dropMailsOfAccount(db, email),
      },
    },
    plugins: [
      // Before `bearer`, which hands out the token of a session that this one ends.
      // Its lock would let strangers keep the person out by wrong codes; limit-guesses.ts counts codes instead.
      twoFactor({ accountLockout: { enabled: false } }),
      organizationPlugin({ db, publicUrl, sendMail, tellAccessChange }),
      admin({ ac: platformAccess, roles: platformRoles, defaultRole: 'user' }),
      bearer(),
      openAPI({ disableDefaultReference: true }),
      sessionToken(),
      singleSignOnSession(),
      passkeySession(),
      assistantOAuthServer({ db, publicUrl }),
    ],
  } satisfies BetterAuthOptions;
}
