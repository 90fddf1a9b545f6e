import { z } from 'zod';
import { auditPageSize, searchLengthMax } from './limits.ts';

/** Everything that the audit log tells of, with the words for people. */
export const auditActionWords = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'sessions-ended': 'Ended other sessions',
  'password-changed': 'Changed the password',
  'account-deleted': 'Deleted the account',
  'platform-administration': 'Administered the platform',
  refused: 'Was refused',
  'invitation-sent': 'Invited',
  'invitation-cancelled': 'Cancelled an invitation',
  'invitation-accepted': 'Joined by invitation',
  'people-imported': 'Imported people',
  'role-changed': 'Changed a role',
  'ownership-handed-over': 'Handed over ownership',
  'member-removed': 'Removed a member',
  'member-left': 'Left',
  'teams-changed': 'Changed the teams',
  'settings-changed': 'Changed the settings',
  'organization-created': 'Created the organization',
  'organization-changed': 'Changed the organization',
  'organization-switched': 'Switched to the organization',
  'transcript-uploaded': 'Uploaded a transcript',
  'processing-cancelled': 'Cancelled processing',
  'processing-retried': 'Retried processing',
  'meeting-read-again': 'Had a meeting read again',
  'meeting-corrected': 'Corrected a meeting',
  'correction-undone': 'Took a correction back',
  'meeting-deleted': 'Deleted a meeting',
  'files-deleted': 'Deleted original files',
  'retention-changed': 'Changed the retention',
  'own-data-downloaded': 'Downloaded their own data',
  'person-erased': 'Erased a person',
  'audit-log-downloaded': 'Downloaded the audit log',
} as const;

export type AuditAction = keyof typeof auditActionWords;
export const auditActions = Object.keys(auditActionWords) as AuditAction[];
export const auditActionSchema = z.enum(auditActions);

/** One thing that was done: who, what, to what, when and from where; never what anything says. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: auditActionSchema,
  person: z
    .object({
      accountId: z.string(),
      name: z.string().nullable().describe('As it was then; null once the person was erased'),
      email: z.string().nullable(),
    })
    .nullable()
    .describe('Null where the server did it'),
  target: z
    .object({ id: z.string().nullable(), email: z.string().nullable() })
    .describe('What it was done to; the address where that is a person'),
  detail: z.string().nullable().describe('The new role, the settings by name, the refused call'),
  address: z.string().nullable().describe('The network address that it came from'),
  device: z.string().nullable().describe('What the browser or program calls itself'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Which entries are wanted; all of it is optional. */
export const auditFilterSchema = z.object({
  action: auditActionSchema.optional(),
  person: z.string().trim().max(searchLengthMax).optional().describe('Part of a name or address'),
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional().describe('This moment not included'),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

export const auditQuerySchema = auditFilterSchema.extend({
  before: z.uuid().optional().describe('The entry that the page before ended with'),
  limit: z.coerce.number().int().min(1).max(auditPageSize).default(auditPageSize),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  hasMore: z.boolean().describe('Whether there are older ones'),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
