import { organizationRoleSchema } from '@rapport/contract';
import { roleWords } from '@/lib/user-words.ts';

type Account = {
  name?: string | null | undefined;
  email?: string | null | undefined;
};

/** The name, else the part of the e-mail before the @, else 'User'. An e-mail as name is ignored. */
export function displayName({ name, email }: Account): string {
  const given = name === email ? '' : name?.trim();
  return given || email?.split('@')[0] || 'User';
}

/** 'Owner, Human Resources', or one of them. */
export function roleLine(role: string | undefined, department: string | null | undefined): string {
  // The account library types the role as any string.
  const known = organizationRoleSchema.safeParse(role).data;
  return [known && roleWords[known], department].filter(Boolean).join(', ');
}
