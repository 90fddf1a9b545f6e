import { randomUUID } from 'node:crypto';
import { insertRows } from '@rapport/server/database/insert-rows';
import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import type { Random } from '../../../scripts/random.ts';

export type Reader = { accountId: string; token: string };
/** `idOf` maps the generator's names of people to ids of the directory. */
export type Directory = { organizationId: string; idOf: Map<string, string>; readers: Reader[] };

const organizationId = 'organization';
const peopleOfTeam = 12;
const rowsAtOnce = 1000;

/**
 * Creates one organization with its people. The first `readers` people are signed in; the first of them is the owner.
 */
export async function fillDirectory(
  db: Database,
  random: Random,
  departmentOf: ReadonlyMap<string, string>,
  readers: number,
): Promise<Directory> {
  await sql`
    insert into "organization" ("id", "name", "slug", "createdAt")
    values (${organizationId}, 'Larkfield', 'larkfield', now())`.execute(db);
  const accounts = await fillAccounts(db, readers);
  const idOf = new Map<string, string>();
  const people = Array.from(departmentOf, ([name, department], at) => {
    const id = randomUUID();
    idOf.set(name, id);
    const team = `${department} ${Math.floor(at / (peopleOfTeam * departmentOf.size ** 0.5))}`;
    return {
      id,
      organizationId,
      accountId: accounts[at]?.accountId ?? null,
      email: `${name}@example.com`,
      firstName: random.pick(firstNames),
      lastName: `${random.pick(lastNames)} ${at}`,
      title: random.pick(['Engineer', 'Product manager', 'Account executive', 'Analyst', null]),
      department: `Department ${department.slice(1)}`,
      teams: [`Team ${team}`],
      syncSource: 'USER_UPLOAD',
      matchedAt: new Date(),
    };
  });
  for (let from = 0; from < people.length; from += rowsAtOnce)
    await insertRows(db, { directoryUser: people.slice(from, from + rowsAtOnce) });
  return { organizationId, idOf, readers: accounts };
}

async function fillAccounts(db: Database, count: number): Promise<Reader[]> {
  await sql`
    with "account" as (select generate_series(0, ${count - 1}::int) as n),
    "named" as (
      insert into "user" ("id", "name", "email", "emailVerified")
      select 'account-' || n, 'Reader ' || n, 'reader-' || n || '@example.com', true from "account"),
    "joined" as (
      insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
      select 'member-' || n, ${organizationId}, 'account-' || n,
        case n when 0 then 'owner' else 'member' end, now() from "account")
    insert into "session" ("id", "token", "userId", "activeOrganizationId", "expiresAt", "updatedAt")
    select 'session-' || n, 'token-' || n, 'account-' || n, ${organizationId},
      now() + interval '7 days', now()
    from "account"`.execute(db);
  return Array.from({ length: count }, (_, n) => ({
    accountId: `account-${n}`,
    token: `token-${n}`,
  }));
}

const firstNames = [
  'Ada',
  'Ben',
  'Chloe',
  'Daniel',
  'Emma',
  'Farid',
  'Grace',
  'Hiro',
  'Ines',
  'Jon',
];
const lastNames = ['Moss', 'Ito', 'Castellanos', 'Berg', 'Lund', 'Diaz', 'Kern', 'Holt', 'Rossi'];
