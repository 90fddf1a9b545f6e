import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { auditPageSize, searchLengthMax } from './limits.ts';

export const auditActionWords = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'sessions-ended': 'Ended other sessions',
  'password-changed': 'Changed the password',
  'two-factor-on': 'Switched on two-factor sign-in',
  'two-factor-off': 'Switched off two-factor sign-in',
  'two-factor-reset': 'Reset two-factor sign-in',
  'two-factor-rule-changed': 'Changed whether two-factor sign-in is required',
  'recovery-code-used': 'Signed in by a recovery code',
  'recovery-codes-made': 'Made new recovery codes',
  'passkey-added': 'Added a passkey',
  'passkey-renamed': 'Renamed a passkey',
  'passkey-removed': 'Removed a passkey',
  'account-deleted': 'Deleted the account',
  'platform-administration': 'Administered the platform',
  refused: 'Was refused an action',
  'invitation-sent': 'Invited',
  'invitation-cancelled': 'Cancelled an invitation',
  'invitation-accepted': 'Joined by invitation',
  'joined-by-single-sign-on': 'Joined by single sign-on',
  'people-imported': 'Imported people',
  'speaker-matched': 'Chose who a speaker is',
  'speaker-choice-undone': 'Undid the choice of a speaker',
  'series-renamed': 'Renamed a series of meetings',
  'series-changed': 'Changed which meetings are in a series',
  'succession-plan-changed': 'Changed a succession plan',
  'role-changed': 'Changed a role',
  'ownership-handed-over': 'Handed over ownership',
  'member-removed': 'Removed a member',
  'member-left': 'Left',
  'teams-changed': 'Changed the teams',
  'settings-changed': 'Changed the settings',
  'trust-changed': 'Changed who may see what',
  'sign-in-settings-changed': 'Changed how people sign in',
  'api-key-changed': 'Changed an API key',
  'directory-connection-changed': 'Changed the connection of the directory',
  'directory-person-changed': 'Had a person changed by the directory',
  'directory-group-changed': 'Had a group changed by the directory',
  'own-model-changed': 'Changed the organization’s own language model',
  'webhook-changed': 'Changed a webhook',
  'webhook-sent': 'Had a webhook sent',
  'organization-created': 'Created the organization',
  'organization-changed': 'Changed the organization',
  'organization-switched': 'Switched to the organization',
  'transcript-uploaded': 'Uploaded a transcript',
  'transcript-imported': 'Had a transcript imported',
  'processing-cancelled': 'Cancelled processing',
  'processing-retried': 'Retried processing',
  'meeting-read-again': 'Had a meeting analysed again',
  'meeting-corrected': 'Corrected a meeting',
  'meeting-counting-changed': 'Changed whether figures count a meeting',
  'correction-undone': 'Undid a correction',
  'action-added': 'Added an action',
  'action-changed': 'Changed actions',
  'actions-downloaded': 'Downloaded actions',
  'meeting-shared': 'Shared a meeting',
  'shared-view-changed': 'Changed a shared view of the meetings',
  'scenario-changed': 'Changed a scenario',
  'scenario-exported': 'Exported a scenario',
  'meeting-exported': 'Exported a meeting',
  'meeting-deleted': 'Deleted a meeting',
  'files-deleted': 'Deleted original files',
  'glossary-term-deleted': 'Deleted a term of recordings',
  'retention-changed': 'Changed the retention',
  'notification-settings-changed': 'Changed their notifications',
  'offboarding-created': 'Began an offboarding',
  'offboarding-changed': 'Changed an offboarding',
  'offboarding-shared': 'Shared an offboarding',
  'scenario-shared': 'Shared a scenario',
  'succession-plan-shared': 'Shared a succession plan',
  'plan-subject-included': 'Showed a plan to a person it is about',
  'offboarding-deleted': 'Deleted an offboarding',
  'offboarding-exported': 'Exported an offboarding',
  'sensitive-quotes-shown': 'Read quotes on the health or family of a person',
  'own-data-downloaded': 'Downloaded their own data',
  'mood-choice-changed': 'Changed whether moods count their turns',
  'person-erased': 'Erased a person',
  'assistant-called': 'Had an assistant read',
  'assistant-connected': 'Connected an assistant',
  'assistant-ended': 'Ended the connection of an assistant',
  'audit-log-downloaded': 'Downloaded the audit log',
} as const;

export type AuditAction = keyof typeof auditActionWords;
export const auditActions = Object.keys(auditActionWords) as AuditAction[];
export const auditActionSchema = z.enum(auditActions);

/** One recorded action. Never contains titles, file names or words of a transcript. */
export const auditEntrySchema = z.object({
  ...given({ id: z.string(), at: z.iso.datetime(), action: auditActionSchema }),
  person: z
    .nullable(
      z.object(
        given({
          accountId: z.string(),
          name: z
            .nullable(z.string())
            .check(z.describe('Name at the time of the action; null after the person was erased')),
          email: z.nullable(z.string()),
        }),
      ),
    )
    .check(z.describe('Null if the server acted')),
  ...given({
    apiKey: z
      .nullable(z.string())
      .check(
        z.describe(
          "Name of the person's API key or assistant that made the call; null for the person",
        ),
      ),
  }),
  target: z
    .object(given({ id: z.nullable(z.string()), email: z.nullable(z.string()) }))
    .check(z.describe('Object of the action; an e-mail address if it is a person')),
  ...given({
    detail: z
      .nullable(z.string())
      .check(
        z.describe('Details, such as the new role, the changed settings, or the refused call'),
      ),
    address: z.nullable(z.string()).check(z.describe('Network address of the caller')),
    device: z.nullable(z.string()).check(z.describe('User agent of the browser or program')),
  }),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditFilterSchema = z.object({
  action: z.optional(auditActionSchema),
  person: z
    .optional(z.string().check(z.trim(), z.maxLength(searchLengthMax)))
    .check(z.describe('Part of a name or e-mail address')),
  since: z.optional(z.iso.datetime({ offset: true })),
  until: z
    .optional(z.iso.datetime({ offset: true }))
    .check(z.describe('End of the range, exclusive')),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditQuerySchema = z.extend(auditFilterSchema, {
  before: z
    .optional(z.uuid())
    .check(z.describe('Cursor of the page: `next` of an earlier response')),
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(auditPageSize)),
    auditPageSize,
  ),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  ...state({
    next: z.nullable(z.uuid()).check(z.describe('Cursor of the next page; null on the last page')),
  }),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
