import { organizationRoleSchema } from '@rapport/contract';
import { roleWords } from '@/lib/user-words.ts';

type Account = {
  name?: string | null | undefined;
  email?: string | null | undefined;
};

/**
 * The name, else the part of the e-mail before the @, else 'User'. A name that equals the e-mail is
 * ignored.
 */
export function displayName({ name, email }: Account): string {
  const given = name === email ? '' : name?.trim();
  return given || email?.split('@')[0] || 'User';
}

/** 'Owner, Human Resources', or only one of the two. */
export function roleLine(role: string | undefined, department: string | null | undefined): string {
  // The account library types the role as any string.
  const known = organizationRoleSchema.safeParse(role).data;
  return [known && roleWords[known], department].filter(Boolean).join(', ');
}
