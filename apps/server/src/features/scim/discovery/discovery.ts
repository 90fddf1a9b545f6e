import { paths } from '@rapport/contract';
import { coreGroup, coreUser, enterpriseUser } from '../scim-names.ts';

const names = 'urn:ietf:params:scim:schemas:core:2.0';

export const describeProvider = (publicUrl: string) => ({
  schemas: [`${names}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that an administrator creates in the settings of Rapport.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: publicUrl + paths.scimProvider },
});

export const describeResourceTypes = (publicUrl: string) => [
  {
    schemas: [`${names}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: coreUser,
    description: 'A person of the organization',
    schemaExtensions: [{ schema: enterpriseUser, required: false }],
    meta: { resourceType: 'ResourceType', location: `${publicUrl}${paths.scimResourceTypes}/User` },
  },
  {
    schemas: [`${names}:ResourceType`],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: coreGroup,
    description: 'A group of people, which becomes a team or a department',
    meta: {
      resourceType: 'ResourceType',
      location: `${publicUrl}${paths.scimResourceTypes}/Group`,
    },
  },
];

type Attribute = { name: string; type: string; [key: string]: unknown };

const attribute = (name: string, given: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
});
const complex = (name: string, subAttributes: Attribute[], given: Partial<Attribute> = {}) =>
  attribute(name, { type: 'complex', subAttributes, ...given });

const reference = [
  attribute('value', { mutability: 'immutable' }),
  attribute('display', { mutability: 'readOnly' }),
];

/** The attributes that Rapport keeps. Others are accepted and dropped. */
const described = [
  {
    id: coreUser,
    name: 'User',
    description: 'A person',
    attributes: [
      attribute('userName', { required: true, uniqueness: 'server' }),
      complex('name', [attribute('formatted'), attribute('givenName'), attribute('familyName')]),
      attribute('displayName'),
      attribute('title'),
      attribute('active', { type: 'boolean' }),
      complex(
        'emails',
        [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
        { multiValued: true },
      ),
      complex('groups', reference, { multiValued: true, mutability: 'readOnly' }),
    ],
  },
  {
    id: enterpriseUser,
    name: 'EnterpriseUser',
    description: 'A person of a company',
    attributes: [attribute('department'), complex('manager', [attribute('value')])],
  },
  {
    id: coreGroup,
    name: 'Group',
    description: 'A group',
    attributes: [
      attribute('displayName', { required: true, uniqueness: 'server' }),
      complex('members', reference, { multiValued: true }),
    ],
  },
];

export const describeSchemas = (publicUrl: string) =>
  described.map((schema) => ({
    schemas: [`${names}:Schema`],
    ...schema,
    meta: { resourceType: 'Schema', location: `${publicUrl}${paths.scimSchemas}/${schema.id}` },
  }));
