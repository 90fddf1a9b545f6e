import { randomUUID } from 'node:crypto';
import type { Database } from '@rapport/server/database/types';

const lastsMs = 24 * 60 * 60 * 1000;

/** An open invitation as member. Returns its id. */
export async function buildInvitation(
  db: Database,
  { organizationId, inviterId }: { organizationId: string; inviterId: string },
  email = `${randomUUID()}@example.com`,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + lastsMs);
  await db
    .insertInto('invitation')
    .values({ id, organizationId, email, role: 'member', status: 'pending', expiresAt, inviterId })
    .execute();
  return id;
}
