import * as z from 'zod/mini';
import { emailAddress } from './email-address.ts';
import { given } from './figures/origin.ts';
import { organizationRoleSchema } from './permissions.ts';

/** Shown on the invitation page without a session. */
export const invitationDetailsSchema = z.object(
  given({
    id: z.string(),
    email: z
      .nullable(emailAddress())
      .check(
        z.describe(
          'Null for the set-up link of a new installation: the first owner enters an e-mail address',
        ),
      ),
    isRapportUser: z
      .boolean()
      .check(z.describe('Whether the invited address already has an account')),
    organizationName: z.string(),
    role: organizationRoleSchema,
  }),
);
export type InvitationDetails = z.infer<typeof invitationDetailsSchema>;
