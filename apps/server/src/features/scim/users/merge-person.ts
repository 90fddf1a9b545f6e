import { isEmailAddress } from '@rapport/contract';
import { scimError } from '../scim-error.ts';
import type { StatedUser } from './stated-user.ts';

export type PersonValues = {
  userName: string;
  externalId: string | null;
  isActive: boolean;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string | null;
  title: string | null;
  department: string | null;
  manager: string | null;
};

/**
 * Applies a request to a person. Attributes that the request leaves out are kept.
 * @throws AppError 400 invalidValue
 */
export function mergePerson(before: PersonValues | undefined, stated: StatedUser): PersonValues {
  const userName = stated.userName ?? before?.userName;
  if (userName === undefined) throw scimError('invalidValue', 'The userName is missing.');
  const merged = {
    userName,
    externalId: either(stated.externalId, before?.externalId),
    isActive: stated.active ?? before?.isActive ?? true,
    email: addressOf(before, stated, userName),
    ...nameOf(before, stated),
    displayName: either(stated.displayName, before?.displayName),
    title: either(stated.title, before?.title),
    department: either(stated.department, before?.department),
    manager: either(stated.manager, before?.manager),
  };
  return merged;
}

/** For PUT: attributes that the request leaves out are cleared, except for name, state and external id. */
export const replacing = (stated: StatedUser): StatedUser => ({
  displayName: null,
  title: null,
  department: null,
  manager: null,
  ...stated,
});

const either = (stated: string | null | undefined, before: string | null | undefined) =>
  stated === undefined ? (before ?? null) : stated;

/**
 * The work address of the request, otherwise a userName that is an address. If the userName was the address before, the
 * address changes with it.
 */
function addressOf(before: PersonValues | undefined, { email }: StatedUser, userName: string) {
  const followed = before && before.email.toLowerCase() !== before.userName.toLowerCase();
  const found = email ?? (email === undefined && followed ? before.email : userName);
  if (isEmailAddress(found)) return found;
  throw scimError(
    'invalidValue',
    email
      ? `${email.slice(0, 100)} is not an e-mail address.`
      : 'The person needs an e-mail address: as a work e-mail, or as the userName.',
  );
}

function nameOf(before: PersonValues | undefined, stated: StatedUser) {
  const { givenName, familyName, formattedName, displayName } = stated;
  if (givenName !== undefined || familyName !== undefined)
    return {
      firstName: either(givenName, before?.firstName) ?? '',
      lastName: either(familyName, before?.lastName) ?? '',
    };
  const hasName = before && `${before.firstName}${before.lastName}` !== '';
  const whole = hasName ? null : (formattedName ?? displayName);
  if (!whole) return { firstName: before?.firstName ?? '', lastName: before?.lastName ?? '' };
  const [firstName = '', ...rest] = whole.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
