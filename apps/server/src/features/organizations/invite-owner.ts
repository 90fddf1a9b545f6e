import { emailAddress, organizationNameLengthMax } from '@rapport/contract';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { insertOrganization, insertOwnerInvitation } from './create-organization.ts';

export const newOwnerSchema = z.object({
  organization: z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(organizationNameLengthMax, `is longer than ${organizationNameLengthMax} characters`),
  email: emailAddress('needs an e-mail address'),
});

/** Creates an organization and returns the link with which its owner joins. */
export async function inviteOwner(
  db: Database,
  publicUrl: string,
  owner: z.infer<typeof newOwnerSchema>,
): Promise<string> {
  const invitationId = await db.transaction().execute(async (tx) => {
    const organizationId = await insertOrganization(tx, owner.organization);
    return insertOwnerInvitation(tx, organizationId, owner.email);
  });
  return `${publicUrl}/accept-invite/${invitationId}`;
}
