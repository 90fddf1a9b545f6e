import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultOrganizationSettings, pathFor, paths } from '@rapport/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildKey } from '../testing/factories/api-keys.ts';
import { formWith, smallTranscript } from '../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
let port: number;
let logged: string[] = [];

beforeAll(async () => {
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  app = await startTestApp({}, undefined, log);
  owner = await app.accounts.buildOwner();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const people =
  'email,firstName,lastName,username,title,department,teams,externalId\nada@example.com,Ada,Moss,,,,,\n';
const settings = JSON.stringify({ ...defaultOrganizationSettings, timezone: 'Europe/Paris' });

type Call = { method: string; path: string; bytes: Buffer; type: string };
async function formCall(path: string, file: { name: string; content: string }): Promise<Call> {
  const made = new Request('http://localhost', { method: 'POST', body: formWith(file) });
  const type = made.headers.get('content-type') ?? '';
  return { method: 'POST', path, bytes: Buffer.from(await made.arrayBuffer()), type };
}
const calls: [what: string, make: () => Promise<Call>][] = [
  [
    'an upload',
    () => formCall(paths.uploadTranscript, { name: 'a.txt', content: smallTranscript }),
  ],
  ['an import', () => formCall(paths.importUsers, { name: 'a.csv', content: people })],
  [
    'a change of settings',
    async () => ({
      method: 'PATCH',
      path: paths.organizationSettings,
      bytes: Buffer.from(settings),
      type: 'application/json',
    }),
  ],
];

/** Sends half of a body, makes a change once the caller was checked, and sends the rest. */
async function sendHeldBack(
  person: SignedIn,
  { method, path, bytes, type }: Call,
  meanwhile: () => Promise<void>,
) {
  logged = [];
  const answered = Promise.withResolvers<IncomingMessage>();
  const call = request(
    {
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': type,
        'content-length': bytes.length,
      },
    },
    answered.resolve,
  );
  call.on('error', answered.reject);
  call.write(bytes.subarray(0, bytes.length / 2));
  // Forms are checked before their body, JSON after it.
  const arrived = type === 'application/json' ? 'incoming request' : 'write request';
  await expect.poll(() => logged.join('')).toContain(`"${arrived}"`);
  await meanwhile();
  call.end(bytes.subarray(bytes.length / 2));
  const response = await answered.promise;
  response.resume();
  return response.statusCode;
}

async function written(organizationId: string) {
  const counts = (['meeting', 'directoryUser', 'organizationSettings'] as const).map((table) =>
    app.db.selectFrom(table).selectAll().where('organizationId', '=', organizationId).execute(),
  );
  return Promise.all(counts);
}

const remove = (person: SignedIn) => async () => {
  await app.db.deleteFrom('member').where('userId', '=', person.accountId).execute();
};
const switchTo = (person: SignedIn, organizationId: string) => async () => {
  await app.db
    .updateTable('session')
    .set({ activeOrganizationId: organizationId })
    .where('token', '=', person.token)
    .execute();
};

test.each(calls)(
  '%s by a member who is removed before it arrives writes nothing',
  async (_what, make) => {
    const person = await app.accounts.buildMember(owner.organizationId, 'admin');
    const before = await written(owner.organizationId);
    expect(await sendHeldBack(person, await make(), remove(person))).toBe(422);
    expect(await written(owner.organizationId)).toEqual(before);
  },
);

test.each(calls)(
  '%s by a member whose session ends before it arrives writes nothing',
  async (_what, make) => {
    const person = await app.accounts.buildMember(owner.organizationId, 'admin');
    const before = await written(owner.organizationId);
    const end = async () => {
      await app.db.deleteFrom('session').where('token', '=', person.token).execute();
    };
    expect(await sendHeldBack(person, await make(), end)).toBe(401);
    expect(await written(owner.organizationId)).toEqual(before);
  },
);

test.each(calls.slice(0, 2))(
  '%s with an API key that is revoked before it arrives writes nothing',
  async (_what, make) => {
    const program = await buildKey(app, owner);
    const before = await written(owner.organizationId);
    const revoke = async () => {
      await owner.call('DELETE', pathFor(paths.apiKey, program.keyId));
    };
    expect(await sendHeldBack(program, await make(), revoke)).toBe(401);
    expect(await written(owner.organizationId)).toEqual(before);
  },
);

test.each(calls.slice(1))(
  '%s by an admin who becomes a member before it arrives writes nothing',
  async (_what, make) => {
    const person = await app.accounts.buildMember(owner.organizationId, 'admin');
    const before = await written(owner.organizationId);
    const demote = async () => {
      await app.db
        .updateTable('member')
        .set({ role: 'member' })
        .where('userId', '=', person.accountId)
        .execute();
    };
    expect(await sendHeldBack(person, await make(), demote)).toBe(403);
    expect(await written(owner.organizationId)).toEqual(before);
  },
);

test.each(calls.slice(0, 2))(
  '%s by a member who switches organizations before it arrives is saved in neither',
  async (_what, make) => {
    const person = await app.accounts.buildOwner();
    await app.db
      .insertInto('member')
      .values({
        id: `second ${person.accountId}`,
        organizationId: owner.organizationId,
        userId: person.accountId,
        role: 'admin',
        createdAt: new Date(),
      })
      .execute();
    const before = [await written(owner.organizationId), await written(person.organizationId)];
    expect(await sendHeldBack(person, await make(), switchTo(person, owner.organizationId))).toBe(
      409,
    );
    expect([await written(owner.organizationId), await written(person.organizationId)]).toEqual(
      before,
    );
  },
);
