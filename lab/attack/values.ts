import type { Schema } from './operations.ts';
import type { Organization } from './world.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

/** The value for a parameter or field by its name, if known. */
export type Names = (name: string, path: string) => unknown;

/** Ids and e-mail addresses of an organization, by parameter name. */
export function namesOf(organization: Organization): Names {
  const { organizationId, meetingId, invitationId, memberId, apiKeyId, scimUserId, people } =
    organization;
  const { accountId, email } = people.member;
  const known: Record<string, unknown> = {
    organizationId,
    invitationId,
    memberId,
    memberIdOrEmail: memberId,
    userId: accountId,
    email,
    organizationSlug: organizationId,
  };
  return (name, path) => {
    if (name !== 'id') return known[name];
    if (path.includes('/user/')) return accountId;
    if (path.includes('/api-key/')) return apiKeyId;
    if (path.includes('/webhook/')) return organization.webhookId;
    if (path.includes('/webhook-delivery/')) return organization.deliveryId;
    if (path.includes('/single-sign-on/domain/')) return organization.domainId;
    if (path.includes('/passkey/')) return organization.passkeyId;
    if (path.includes('/scim/v2/Users/')) return scimUserId;
    if (path.includes('/scim/v2/Groups/')) return organization.scimGroupId;
    return path.includes('invitation') ? invitationId : meetingId;
  };
}

export const unknownNames: Names = (name) =>
  /id$/i.test(name) ? unknownId : /email/i.test(name) ? 'nobody@example.com' : undefined;

/** A value that fits the schema; known names get their known values. */
export function validValue(schema: Schema, names: Names, path: string, name = ''): unknown {
  const known = names(name, path);
  if (known !== undefined) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return validValue(choice, names, path, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [
        key,
        validValue(inner, names, path, key),
      ]),
    );
  if (type === 'array') return schema.items ? [validValue(schema.items, names, path, name)] : [];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'text';
}

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
};

/** Wrong values for JSON fields. */
export const wrongValues: readonly [what: string, value: unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a negative number', -1],
  ['a number beyond all integers', 1e300],
  ['the largest integer', Number.MAX_SAFE_INTEGER],
  ['a fraction', 0.5],
  ['an empty text', ''],
  ['blanks', '   '],
  ['a huge text', 'x'.repeat(100_000)],
  ['NUL', 'a\0b'],
  ['half of a character', '\ud83d'],
  ['signs of every kind', '\u202e\u0000\u2028\ufeff💥́̂'],
  ['a quote', "' OR 1=1;--"],
  ['a path', '../../../etc/passwd'],
  ['a pattern', '%_%'],
  ['true', true],
  ['an empty list', []],
  ['a list', ['a', 'b']],
  ['a list of everything', [null, 1, {}, [[]]]],
  ['a long list', Array(5000).fill('a')],
  ['an object', { a: 1 }],
  ['an object like a number', { valueOf: 1, toString: 1 }],
  ['a nest', nested(200)],
  ['a date beyond time', '+999999-12-31T00:00:00Z'],
];

/** Wrong texts for path and query parameters. */
export const wrongTexts: readonly [what: string, text: string][] = [
  ['nothing', ''],
  ['a negative number', '-1'],
  ['a number beyond all integers', '1e999'],
  ['the largest integer', `${Number.MAX_SAFE_INTEGER}`],
  ['no number', 'NaN'],
  ['NUL', '%00'],
  ['half of a character', '%ed%a0%bd'],
  ['no character', '%ff'],
  ['a quote', "'%20OR%201=1;--"],
  ['a path', '..%2f..%2fetc%2fpasswd'],
  ['a long text', 'x'.repeat(5000)],
  ['braces', '%5B%5D%7B%7D'],
  ['a word of every object', '__proto__'],
];

export const wrongBodies: readonly [what: string, body: string][] = [
  ['nothing', ''],
  ['half an object', '{'],
  ['a list', '[]'],
  ['a text', '"a"'],
  ['a number', '1'],
  ['null', 'null'],
  ['20,000 lists inside each other', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['20,000 objects inside each other', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['a megabyte', `{"a":"${'x'.repeat(900_000)}"}`],
  ['100,000 fields', `{${Array.from({ length: 80_000 }, (_, at) => `"${at}":1`).join()}}`],
  ['a key that would change every object', '{"__proto__":{"a":1},"constructor":{"prototype":{}}}'],
];
export const wrongTypes: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'nonsense',
];
