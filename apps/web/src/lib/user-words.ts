import type { OrganizationRole, OrganizationUser } from '@rapport/contract';

type PersonName = Pick<OrganizationUser, 'firstName' | 'lastName'>;

/** 'Priya Raman', or the only name that is known. */
export const personName = ({ firstName, lastName }: PersonName): string =>
  `${firstName} ${lastName}`.trim();

/** The full name, else the first name, else the e-mail. */
export const userName = (user: PersonName & { email: string }): string =>
  user.firstName ? personName(user) : user.email;

export const roleWords = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
} as const satisfies Record<OrganizationRole, string>;
