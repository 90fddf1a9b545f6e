import { z } from 'zod';
import type { Database } from '../../database/types.ts';

const sessionSchema = z.looseObject({
  user: z.looseObject({ id: z.string(), name: z.string(), email: z.string() }),
  session: z.looseObject({ activeOrganizationId: z.string().nullish() }),
});

/**
 * The session as the web app reads it: with the department that the directory knows of the person, and
 * with its name for who has given none and is called after their e-mail.
 */
export async function addDirectoryDetails(
  db: Database,
  answer: unknown,
): Promise<object | undefined> {
  const found = sessionSchema.safeParse(answer).data;
  const organizationId = found?.session.activeOrganizationId;
  if (!found || !organizationId) return;
  const person = await db
    .selectFrom('directoryUser')
    .select(['department', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', found.user.id)
    .executeTakeFirst();
  const { name, email } = found.user;
  const knownName = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
  return {
    ...found,
    user: {
      ...found.user,
      name: name === email && knownName ? knownName : name,
      department: person?.department ?? null,
    },
  };
}
