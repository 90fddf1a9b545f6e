import { paths, personNameLengthMax } from '@rapport/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAuditEvent } from '../features/audit/record-audit-event.ts';
import { createRefusalLog } from '../features/audit/refusal-log.ts';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: SignedIn;
const origin = { address: '203.0.113.7', device: 'Firefox' };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

async function entriesOf({ accountId }: SignedIn): Promise<(string | null)[]> {
  const rows = await app.db
    .selectFrom('auditEntry')
    .select('detail')
    .where('accountId', '=', accountId)
    .where('action', '=', 'refused')
    .orderBy('at')
    .execute();
  return rows.map(({ detail }) => detail);
}

test('an audit log entry is small, regardless of names and user agents', async () => {
  const long = 'x'.repeat(900_000);
  await sql`alter table "user" drop constraint "userNameLength"`.execute(app.db);
  const account = app.db.updateTable('user').where('id', '=', owner.accountId);
  await account.set({ name: long }).execute();
  const actor = { ...owner, origin: { address: long, device: 'Firefox' } };
  const event = { targetId: long, targetEmail: `${long}@example.com`, detail: long };
  await recordAuditEvent(app.db, actor, { action: 'refused', ...event });
  const { rows } = await sql<{ bytes: number; name: number }>`
    select length(to_jsonb("auditEntry")::text) as "bytes", length("personName") as "name"
    from "auditEntry" where "accountId" = ${owner.accountId}`.execute(app.db);
  expect(rows).toEqual([{ bytes: expect.any(Number), name: personNameLengthMax }]);
  expect(rows[0]?.bytes).toBeLessThan(2000);
});

test('the first ten refusals of a member are recorded one by one, later ones once a minute', async () => {
  const [loud, quiet] = [
    await app.accounts.buildMember(owner.organizationId),
    await app.accounts.buildMember(owner.organizationId),
  ];
  const log = createRefusalLog(app.db, pino({ level: 'silent' }));
  const refuse = (by: SignedIn) => log.record({ ...by, origin }, { detail: 'GET /' });
  const times = async (count: number, by: SignedIn) => {
    for (let n = 0; n < count; n += 1) await refuse(by);
  };
  const singly = Array(10).fill('GET /');
  await times(25, loud);
  await times(10, quiet);
  expect([await entriesOf(loud), await entriesOf(quiet)]).toEqual([singly, singly]);
  await log.sumUp();
  await times(1, loud);
  await log.sumUp();
  const summed = [...singly, '15 more calls within a minute', '1 more call within a minute'];
  expect([await entriesOf(loud), await entriesOf(quiet)]).toEqual([summed, singly]);
  // A minute without refusals.
  await log.sumUp();
  await times(1, loud);
  expect(await entriesOf(loud)).toEqual([...summed, 'GET /']);
  await log.close();
});

test('counted refusals are kept if they could not be recorded', async () => {
  const person = await app.accounts.buildMember(owner.organizationId);
  const log = createRefusalLog(app.db, pino({ level: 'silent' }));
  for (let n = 0; n < 12; n += 1) await log.record({ ...person, origin }, { detail: 'GET /' });
  await sql`alter table "auditEntry" rename to "away"`.execute(app.db);
  await log.sumUp();
  await sql`alter table "away" rename to "auditEntry"`.execute(app.db);
  await log.close();
  expect((await entriesOf(person)).at(-1)).toBe('2 more calls within a minute');
});

test('400 refusals of a member leave eleven entries, all recorded by the time the server stops', async () => {
  const stopping = await startTestApp();
  const boss = await stopping.accounts.buildOwner();
  const member = await stopping.accounts.buildMember(boss.organizationId);
  for (let n = 0; n < 400; n += 1) await member.call('GET', paths.auditLog);
  await stopping.http.close();
  const details = await stopping.db
    .selectFrom('auditEntry')
    .select('detail')
    .where('accountId', '=', member.accountId)
    .orderBy('at')
    .execute();
  expect(details.map(({ detail }) => detail)).toEqual([
    ...Array(10).fill(`GET ${paths.auditLog}`),
    '390 more calls within a minute',
  ]);
  await stopping.close();
});
