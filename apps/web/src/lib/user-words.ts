import type { OrganizationRole, OrganizationUser } from '@rapport/contract';

/** First and last name, else the first name, else the e-mail. */
export function userName({
  firstName,
  lastName,
  email,
}: Pick<OrganizationUser, 'firstName' | 'lastName' | 'email'>): string {
  if (!firstName) return email;
  return lastName ? `${firstName} ${lastName}` : firstName;
}

export const roleWords = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
} as const satisfies Record<OrganizationRole, string>;
