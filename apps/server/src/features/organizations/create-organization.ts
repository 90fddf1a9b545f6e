import { randomBytes, randomUUID } from 'node:crypto';
import { invitationDays, organizationSlugLengthMax } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';

const tailLengthMax = 8;

/** 'Müller & Söhne' becomes 'muller-sohne'. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, organizationSlugLengthMax - tailLengthMax)
    .replace(/^-+|-+$/g, '');
  return slug || 'organization';
}

/** A new organization without members; the slug gets a tail where the plain one is taken. */
export async function insertOrganization(db: Queryable, name: string): Promise<string> {
  const id = randomUUID();
  const slug = slugOf(name);
  const taken = await db
    .selectFrom('organization')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  await db
    .insertInto('organization')
    .values({
      id,
      name,
      slug: taken ? `${slug}-${randomBytes(3).toString('hex')}` : slug,
      createdAt: new Date(),
    })
    .execute();
  return id;
}

/** An invitation to own an organization, from nobody; without an address it is open to its holder. */
export async function insertOwnerInvitation(
  db: Queryable,
  organizationId: string,
  email: string,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await db
    .insertInto('invitation')
    .values({
      id,
      organizationId,
      email: email.toLowerCase(),
      role: 'owner',
      status: 'pending',
      expiresAt: new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000),
      inviterId: null,
    })
    .execute();
  return id;
}
