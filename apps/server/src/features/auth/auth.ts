import { invitationDays, passwordLengthMax, passwordLengthMin } from '@rapport/contract';
import { betterAuth } from 'better-auth';
import { admin, bearer, openAPI, organization } from 'better-auth/plugins';
import type { Database } from '../../database/types.ts';
import { attemptsPerMinute } from '../../platform/limit-attempts.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mail } from '../../platform/mailer.ts';
import { originOf } from '../../platform/session.ts';
import { type Doer, recordForAccount } from '../audit/record-act.ts';
import { invitationMail } from '../mail/templates/invitation-mail.ts';
import { resetPasswordMail } from '../mail/templates/reset-password-mail.ts';
import {
  organizationAccess,
  organizationRoles,
  platformAccess,
  platformRoles,
} from './access-control.ts';
import { chooseActiveOrganization, noteUse } from './active-organization-repository.ts';
import { authHooks, changePasswordPath } from './auth-hooks.ts';
import { refuseSoleOwner } from './delete-account-rule.ts';
import { keptIdentifier } from './kept-identifier.ts';
import { memberRules } from './member-rules.ts';
import { deleteOlderResetLinks } from './reset-link-repository.ts';

export type AuthOptions = {
  db: Database;
  secret: string;
  publicUrl: string;
  signUp: 'invited' | 'open';
  /** Enqueues a mail; it is sent in the background. */
  sendMail: (mail: Mail, organizationId: string | null) => Promise<void>;
  /** Called when a session of the account has ended or it has left an organization. */
  tellAccessChange: (accountId: string) => Promise<void>;
  log: Logger;
};

export type Auth = ReturnType<typeof createAuth>;

const invitationSeconds = invitationDays * 24 * 60 * 60;
const resetLinkSeconds = 60 * 60;
/** Every page asks them: they are limited by session, as every other call is. */
const callsOfPages = [
  '/get-session',
  '/organization/list',
  '/organization/get-active-member',
  '/organization/get-full-organization',
  '/organization/has-permission',
];
const attempts = { window: 60, max: attemptsPerMinute };

/** The header in which this server, and nobody else, states where a request came from. */
export const clientAddressHeader = 'x-rapport-client-address';

/** People type either name of their own machine; both are the same server. */
export function trustedOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return [url.origin];
  return [url.origin, url.origin.replace('localhost', '127.0.0.1')];
}

/** Who does something in a call that this server has handed on to the library. */
function doerOf(account: { id: string }, request: Request | undefined): Doer {
  const address = request?.headers.get(clientAddressHeader);
  const device = request?.headers.get('user-agent') ?? undefined;
  return {
    accountId: account.id,
    ...(address && { origin: originOf({ ip: address, headers: { 'user-agent': device } }) }),
  };
}

export function createAuth(options: AuthOptions) {
  const { db, secret, publicUrl, signUp, sendMail, tellAccessChange, log } = options;
  return betterAuth({
    appName: 'Rapport',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: trustedOrigins(publicUrl),
    database: { db, type: 'postgres' },
    logger: {
      level: 'warn',
      log: (level, message, ...details) =>
        log[level === 'error' ? 'error' : 'warn']({ details }, message),
    },
    // Refusals are answers, not errors; they are logged as everything else is.
    onAPIError: { onError: (error) => log.info({ err: error }, 'refused') },
    // An address is not proof of whose it is: an invitation is found through its link, not by signing up with
    // the address it was sent to.
    disabledPaths: ['/organization/list-user-invitations'],
    telemetry: { enabled: false },
    verification: { storeIdentifier: { hash: async (identifier) => keptIdentifier(identifier) } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      onPasswordReset: ({ user }, request) =>
        recordForAccount(db, user.id, doerOf(user, request), { action: 'password-changed' }),
      sendResetPassword: async ({ user, token }) => {
        await deleteOlderResetLinks(db, user.id, token);
        const link = `${publicUrl}/reset-password/${token}`;
        await sendMail(await resetPasswordMail({ to: user.email, link }), null);
      },
    },
    advanced: {
      // Said outright because the library would leave it out under test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: 'rapport',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 600,
      customRules: {
        ...Object.fromEntries(callsOfPages.map((path) => [path, false])),
        '/sign-in/email': attempts,
        '/sign-up/email': attempts,
        '/request-password-reset': attempts,
        '/reset-password': attempts,
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, call) => {
            // A new session in the place of one goes on where that one was.
            const former =
              call?.path === changePasswordPath &&
              call.context.session?.session.activeOrganizationId;
            const activeOrganizationId =
              former || (await chooseActiveOrganization(db, session.userId));
            return { data: { ...session, activeOrganizationId } };
          },
        },
        update: {
          after: async ({ userId, activeOrganizationId }) => {
            if (typeof activeOrganizationId === 'string')
              await noteUse(db, userId, activeOrganizationId);
          },
        },
        delete: {
          after: async ({ userId }, call) => {
            // Told once the answer has brought the new session, or this browser would seem to be signed out.
            if (call?.path !== changePasswordPath) await tellAccessChange(userId);
          },
        },
      },
    },
    hooks: authHooks(db, signUp, tellAccessChange),
    user: {
      deleteUser: {
        enabled: true,
        beforeDelete: async (account, request) => {
          await refuseSoleOwner(db, account.id);
          const act = { action: 'account-deleted' } as const;
          await recordForAccount(db, account.id, doerOf(account, request), act);
        },
      },
    },
    plugins: [
      organization({
        ac: organizationAccess,
        roles: organizationRoles,
        teams: { enabled: true, defaultTeam: { enabled: false } },
        creatorRole: 'owner',
        membershipLimit: 100_000,
        invitationLimit: 100_000,
        invitationExpiresIn: invitationSeconds,
        organizationHooks: memberRules(db, tellAccessChange),
        sendInvitationEmail: async ({
          id,
          email,
          organization: { id: organizationId, name },
          inviter,
        }) =>
          sendMail(
            await invitationMail({
              to: email,
              organization: name,
              inviter: inviter.user.name,
              link: `${publicUrl}/accept-invite/${id}`,
            }),
            organizationId,
          ),
      }),
      admin({ ac: platformAccess, roles: platformRoles, defaultRole: 'user' }),
      bearer(),
      openAPI({ disableDefaultReference: true }),
    ],
  });
}
