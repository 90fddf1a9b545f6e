import type { Profile } from '@node-saml/node-saml';
import { z } from 'zod';
import type { Asserted } from '../asserted.ts';
import { SamlError } from './saml-error.ts';

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const persistentFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';

/** Attribute names of Microsoft, Okta, Google, Keycloak and Shibboleth. */
const attributesOf = {
  email: [
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
    'email',
    'mail',
    'emailAddress',
  ],
  name: [
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'displayName',
    'name',
  ],
  given: [
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
    'urn:oid:2.5.4.42',
    'givenName',
    'firstName',
  ],
  family: [
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
    'urn:oid:2.5.4.4',
    'surname',
    'lastName',
    'sn',
  ],
};

const attributesSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * A persistent id stays when the address changes. If the id is the address, a changed address is another person.
 * @throws SamlError for an id that may change from one sign-in to the next
 */
export function personOf({ nameID, nameIDFormat, attributes: given }: Profile): Asserted {
  const attributes = attributesSchema.parse(given);
  // An attribute with several values is ignored.
  const find = (names: readonly string[]) =>
    names.map((name) => attributes[name]).find((value) => typeof value === 'string');
  const isAddress = nameIDFormat === emailFormat;
  if (!nameID?.trim() || !(isAddress || nameIDFormat === persistentFormat))
    throw new SamlError(
      `The format of the Name ID must be persistent or emailAddress; it is ${nameIDFormat ?? 'not said'}.`,
    );
  const subject = isAddress ? nameID.trim().toLowerCase() : nameID;
  const email = isAddress ? subject : find(attributesOf.email)?.trim().toLowerCase();
  const parts = [find(attributesOf.given), find(attributesOf.family)].filter(Boolean).join(' ');
  return {
    subject,
    email: email || undefined,
    isEmailVerified: undefined,
    name: find(attributesOf.name) ?? (parts || undefined),
  };
}
