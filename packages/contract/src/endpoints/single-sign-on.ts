import { paths } from '../paths.ts';
import {
  newSingleSignOnDomainSchema,
  singleSignOnAddressSchema,
  singleSignOnProviderSchema,
  singleSignOnSchema,
  singleSignOnUpdateSchema,
} from '../single-sign-on.ts';
import type { Endpoint } from './endpoint.ts';

export const get = {
  method: 'GET',
  path: paths.singleSignOn,
  summary: 'How people of the organization sign in',
  callers: 'manager',
  answer: singleSignOnSchema,
} as const satisfies Endpoint;

export const saveProvider = {
  method: 'PUT',
  path: paths.singleSignOn,
  summary: 'Save the sign-in provider; changing the issuer turns single sign-on off',
  callers: 'manager',
  body: singleSignOnProviderSchema,
  answer: singleSignOnSchema,
  refusals: [404, 409],
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.singleSignOn,
  summary: 'Turn single sign-on or passwords on or off, or choose who is admitted',
  callers: 'manager',
  body: singleSignOnUpdateSchema,
  answer: singleSignOnSchema,
  refusals: [404, 409],
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.singleSignOn,
  summary: 'Delete the sign-in provider, which turns passwords on again',
  callers: 'manager',
  answer: singleSignOnSchema,
  refusals: [400, 404, 409],
} as const satisfies Endpoint;

export const beginTest = {
  method: 'POST',
  path: paths.singleSignOnTest,
  summary: 'Begin a test of the sign-in, which signs nobody in; its result is kept',
  callers: 'manager',
  answer: singleSignOnAddressSchema,
  refusals: [400, 404, 409, 502],
} as const satisfies Endpoint;

export const createDomain = {
  method: 'POST',
  path: paths.singleSignOnDomains,
  summary: 'Add a domain of the organization, to be verified by a TXT record',
  callers: 'manager',
  body: newSingleSignOnDomainSchema,
  answer: singleSignOnSchema,
  refusals: [404, 409],
} as const satisfies Endpoint;

export const checkDomain = {
  method: 'POST',
  path: paths.singleSignOnDomainCheck,
  summary: 'Verify a domain by its TXT record',
  callers: 'manager',
  answer: singleSignOnSchema,
  refusals: [409, 429],
} as const satisfies Endpoint;

export const removeDomain = {
  method: 'DELETE',
  path: paths.singleSignOnDomain,
  summary: 'Remove a domain; people with its addresses can no longer use single sign-on',
  callers: 'manager',
  answer: singleSignOnSchema,
  refusals: [409],
} as const satisfies Endpoint;
