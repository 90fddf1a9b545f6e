import { createHash } from 'node:crypto';
import { pathFor, paths } from '@rapport/contract';
import type { Begun } from './attack-sign-in.ts';
import type { Sent } from './caller.ts';
import type { Organization } from './world.ts';

const names =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';

/** A whole response, as the provider would send it, without a signature. */
const unsigned = ({ requestId, recipient }: Begun, inside = '') =>
  `<samlp:Response ${names} ID="_r" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${recipient}" InResponseTo="${requestId}"><saml:Issuer>https://id.example/metadata</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a" Version="2.0"><saml:Issuer>https://id.example/metadata</saml:Issuer>${inside}</saml:Assertion></samlp:Response>`;

const many = (text: string, times: number) => text.repeat(times);

/** Answers of a provider to a request that was made. */
export const hostileAnswers: readonly [
  readonly [what: string, xml: (begun: Begun) => string],
  ...(readonly [what: string, xml: (begun: Begun) => string])[],
] = [
  ['an answer without a signature', (begun) => unsigned(begun)],
  ['nothing', () => ''],
  ['no XML', () => '\0\u0001{}'],
  ['20,000 elements inside each other', (begun) => unsigned(begun, many('<a>', 20_000))],
  ['20,000 elements beside each other', (begun) => unsigned(begun, many('<a/>', 20_000))],
  ['20,000 signatures', (begun) => unsigned(begun, many('<ds:Signature/>', 6000))],
  [
    '8,000 attributes',
    (begun) =>
      unsigned(begun, `<a${Array.from({ length: 8000 }, (_, at) => ` a${at}=""`).join('')}/>`),
  ],
  ['a text of 90,000 letters', (begun) => unsigned(begun, many('x', 90_000))],
  ['90,000 brackets', (begun) => unsigned(begun, many('<', 90_000))],
  ['90,000 ampersands', (begun) => unsigned(begun, many('&', 90_000))],
  [
    'entities inside each other',
    (begun) =>
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${unsigned(begun, '&c;')}`,
  ],
  [
    'an entity from a file',
    (begun) => `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${unsigned(begun, '&a;')}`,
  ],
  ['a signature with a transform of its own', (begun) => unsigned(begun, transformed)],
];

const transformed =
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><ds:Reference URI="#_a"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xslt-19991116"><x/></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>AA==</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature>';

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const bytes = (...some: number[]) => Uint8Array.from(some);

/** In CBOR, which authenticators speak. */
const hostileBytes: readonly (readonly [what: string, Uint8Array])[] = [
  ['14,000 lists inside each other', new Uint8Array(14_000).fill(0x81)],
  ['14,000 open lists inside each other', new Uint8Array(14_000).fill(0x9f)],
  ['a list of 2^32 entries', bytes(0x9a, 0xff, 0xff, 0xff, 0xff)],
  ['a map of 2^32 entries', bytes(0xba, 0xff, 0xff, 0xff, 0xff)],
  ['a text of 2^64 bytes', bytes(0x5b, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)],
  ['14,000 tags', new Uint8Array(14_000).fill(0xc1)],
  ['half of a number', bytes(0xfb, 0x7f)],
  ['text that is no text', bytes(0x62, 0xff, 0xfe)],
];

/** Present, verified, with a credential and extensions, which are the bytes. */
const authenticatorData = (origin: string, extra: Uint8Array) =>
  Buffer.concat([
    createHash('sha256').update(new URL(origin).hostname).digest(),
    bytes(0xc5, 0, 0, 0, 1),
    new Uint8Array(16),
    bytes(0, 1, 7),
    extra,
  ]);

/** Answers to a challenge: for a sign-in, and for a new passkey. */
export const hostileCredentials = hostileBytes.map(
  ([what, extra]) =>
    [
      what,
      (challenge: string, origin: string) => {
        const clientData = (type: string) =>
          base64(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
        const head = { id: 'Bw', rawId: 'Bw', type: 'public-key' };
        return {
          got: {
            ...head,
            response: {
              clientDataJSON: clientData('webauthn.get'),
              authenticatorData: base64(authenticatorData(origin, extra)),
              signature: 'AA',
              userHandle: 'AA',
            },
          },
          created: {
            ...head,
            response: {
              clientDataJSON: clientData('webauthn.create'),
              attestationObject: base64(extra),
            },
          },
        };
      },
    ] as const,
);

const scim = (method: string, path: string, body?: object): Sent => ({
  method,
  path,
  ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/scim+json' } }),
});
const patch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});

/** Requests of a directory that are larger than any genuine one. */
export function directoryFloods({ scimUserId, scimGroupId }: Organization): [string, Sent][] {
  const user = pathFor(paths.scimUser, scimUserId);
  const group = pathFor(paths.scimGroup, scimGroupId);
  const query = (filter: string) =>
    scim('GET', `${paths.scimUsers}?filter=${encodeURIComponent(filter)}`);
  const members = Array.from({ length: 15_000 }, (_, at) => ({ value: `${at}` }));
  const add = { op: 'add', path: 'members', value: [{ value: scimUserId }] };
  return [
    ['a filter of 150 conditions', query(Array(150).fill('userName eq "a"').join(' and '))],
    ['a filter of brackets', query(many('(', 5000))],
    ['a filter of quotation marks', query(`userName eq "${many('\\"', 2500)}`)],
    [
      'a path of brackets',
      scim('PATCH', user, patch({ op: 'replace', path: many('a[', 20_000), value: 'x' })),
    ],
    [
      '15,000 unknown members',
      scim('PATCH', group, patch({ op: 'add', path: 'members', value: members })),
    ],
    ['5,000 operations', scim('PATCH', group, patch(...Array(5000).fill(add)))],
    [
      'a thousand addresses',
      scim(
        'PATCH',
        user,
        patch({
          op: 'replace',
          path: 'emails',
          value: Array.from({ length: 1000 }, (_, at) => ({
            value: `a${at}@example.com`,
            type: 'work',
          })),
        }),
      ),
    ],
  ];
}
