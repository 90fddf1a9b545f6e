import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { presentSettings, settingsColumns } from '../organizations/present-settings.ts';
import type { Told } from './delivery-repository.ts';

export type Recipient = { member: Member; email: string; organization: string };

/** The recipient with their current rights. Undefined for a former member. */
export async function findRecipient(
  db: Queryable,
  { organizationId, accountId }: Told,
): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.userId')
    .innerJoin('organization', 'organization.id', 'member.organizationId')
    .leftJoin(
      'organizationSettings',
      'organizationSettings.organizationId',
      'member.organizationId',
    )
    .select(['member.role', 'user.email', 'organization.name'])
    .select(settingsColumns)
    .where('member.organizationId', '=', organizationId)
    .where('member.userId', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, email, name: organization } = row;
  return {
    member: { organizationId, accountId, role, settings: presentSettings(row) },
    email,
    organization,
  };
}
