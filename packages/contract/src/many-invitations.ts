import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { accountTextLengthMax, invitedAtOnceMax, searchLengthMax } from './limits.ts';
import { invitedRoleSchema } from './permissions.ts';

/** Either the given addresses, valid or not, or people of the directory with the status 'Synced'. */
export const manyInvitationsSchema = z.object({
  role: invitedRoleSchema,
  to: z.union([
    z.object({
      addresses: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(accountTextLengthMax)))
        .check(z.minLength(1), z.maxLength(invitedAtOnceMax)),
    }),
    z.object({
      synced: z.object({
        q: z.optional(z.string().check(z.trim(), z.maxLength(searchLengthMax))),
      }),
    }),
  ]),
});
export type ManyInvitations = z.infer<typeof manyInvitationsSchema>;

const invitationOutcomeSchema = z.enum([
  'sent',
  'already-member',
  'already-invited',
  'invalid',
  'deactivated',
]);
export type InvitationOutcome = z.infer<typeof invitationOutcomeSchema>;

export const manyInvitationsResultSchema = z.object({
  results: z.array(
    z.object({
      ...given({ address: z.string() }),
      ...state({ outcome: invitationOutcomeSchema }),
      ...given({
        invitationId: z
          .nullable(z.string())
          .check(z.describe('Of the open invitation, for its link; null if there is none')),
      }),
    }),
  ),
  ...state({
    remaining: z
      .int()
      .check(
        z.describe('Synced people who match and are not invited yet, because a call has a limit'),
      ),
    sendsMail: z
      .boolean()
      .check(
        z.describe('False if no mail server is set up: mail is written to files on the server'),
      ),
  }),
});
export type ManyInvitationsResult = z.infer<typeof manyInvitationsResultSchema>;
