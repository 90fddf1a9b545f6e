import { type AuditAction, type AuditFilter, personNameLengthMax } from '@rapport/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { conditionsOf } from '../../database/conditions-of.ts';
import { containing } from '../../database/containing.ts';
import type { Queryable, Tables } from '../../database/types.ts';
import { fullName } from '../../ground/shown-name-repository.ts';

export type AuditRow = Omit<Selectable<Tables['auditEntry']>, 'organizationId'>;

/** `accountId` is null for actions of the server. */
export type NewEntry = Omit<AuditRow, 'id' | 'at' | 'personName' | 'personEmail'>;

/** One organization, or all organizations of an account given by id or e-mail. */
export type AuditReaders = { organizationIds: readonly string[] } | { organizationsOf: string };

/** Stores the current names of actor and targets. */
export async function insertEntries(
  db: Queryable,
  readers: AuditReaders,
  entries: readonly NewEntry[],
): Promise<void> {
  const entry = sql<NewEntry>`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)`;
  await db
    .insertInto('auditEntry')
    .columns([
      'organizationId',
      'action',
      'accountId',
      'personName',
      'personEmail',
      'targetId',
      'targetEmail',
      'detail',
      'address',
      'device',
      'apiKey',
    ])
    .expression((from) =>
      from
        .selectFrom('organization')
        .crossJoin(
          entry.as<'entry'>(
            sql`entry("action" text, "accountId" text, "targetId" text, "targetEmail" text, "detail" text, "address" text, "device" text, "apiKey" text)`,
          ),
        )
        // The limits make PostgreSQL look up each account by index. It expects 100 entries, and
        // would otherwise read all accounts for the join.
        .leftJoinLateral(
          (row) =>
            row
              .selectFrom('user')
              .select(['name', 'email'])
              .whereRef('user.id', '=', 'entry.accountId')
              .limit(1)
              .as('actor'),
          (join) => join.onTrue(),
        )
        .leftJoin('directoryUser', (join) =>
          join
            .onRef('directoryUser.organizationId', '=', 'organization.id')
            .on(sql`lower("directoryUser"."email")`, '=', sql`lower("actor"."email")`),
        )
        .leftJoinLateral(
          (row) =>
            row
              .selectFrom('user')
              .select('email')
              .whereRef('user.id', '=', 'entry.targetId')
              .limit(1)
              .as('target'),
          (join) => join.onTrue(),
        )
        .select((row) => [
          'organization.id',
          'entry.action',
          'entry.accountId',
          // A new account has its address as name until the account or the directory gets a name.
          sql<string>`left(coalesce(
            case when "actor"."name" <> "actor"."email" then "actor"."name" end,
            ${fullName()}, "actor"."name"), ${personNameLengthMax})`.as('personName'),
          'actor.email',
          'entry.targetId',
          row.fn.coalesce('entry.targetEmail', 'target.email').as('targetEmail'),
          'entry.detail',
          'entry.address',
          'entry.device',
          'entry.apiKey',
        ])
        .where((row) =>
          'organizationIds' in readers
            ? row('organization.id', 'in', readers.organizationIds)
            : row(
                'organization.id',
                'in',
                row
                  .selectFrom('member')
                  .innerJoin('user as subject', 'subject.id', 'member.userId')
                  .select('member.organizationId')
                  .where((member) =>
                    member.or([
                      member('subject.id', '=', readers.organizationsOf),
                      member('subject.email', '=', readers.organizationsOf),
                    ]),
                  ),
              ),
        ),
    )
    .execute();
}

/** The newest entry of an action for each target. */
export function listLastOfEachTarget(db: Queryable, organizationId: string, action: AuditAction) {
  return db
    .selectFrom('auditEntry')
    .select(['targetId', 'at', 'personName'])
    .distinctOn('targetId')
    .where('organizationId', '=', organizationId)
    .where('action', '=', action)
    .orderBy('targetId')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** How often an action was recorded on each target since then, and when last. */
export function countByTarget(
  db: Queryable,
  organizationId: string,
  action: AuditAction,
  since: Date,
) {
  return db
    .selectFrom('auditEntry')
    .select((row) => ['targetId', row.fn.max('at').as('lastAt')])
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organizationId', '=', organizationId)
    .where('action', '=', sql.lit(action))
    .where('at', '>=', since)
    .where('targetId', 'is not', null)
    .groupBy('targetId')
    .execute();
}

/** `before` is the id of the entry after which the page starts. */
export function listEntries(
  db: Queryable,
  organizationId: string,
  filter: AuditFilter,
  page: { before?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('auditEntry')
    .select(['id', 'at', 'action', 'accountId', 'personName', 'personEmail'])
    .select(['targetId', 'targetEmail', 'detail', 'address', 'device', 'apiKey'])
    .where('organizationId', '=', organizationId);
  const conditions = conditionsOf(filter, {
    action: (action) => sql<boolean>`"action" = ${action}`,
    since: (since) => sql<boolean>`"at" >= ${new Date(since)}`,
    until: (until) => sql<boolean>`"at" < ${new Date(until)}`,
    person(person) {
      const pattern = containing(person);
      return sql<boolean>`("personName" ilike ${pattern} or "personEmail" ilike ${pattern}
        or "targetEmail" ilike ${pattern})`;
    },
  });
  for (const condition of conditions) query = query.where(condition);
  // Compared in the database, whose timestamps are more precise than a Date.
  if (page.before)
    query = query.where(
      sql<boolean>`("at", "id") < (
        select "last"."at", "last"."id" from "auditEntry" "last"
        where "last"."organizationId" = ${organizationId} and "last"."id" = ${page.before})`,
    );
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

/**
 * Clears name, address, device and key in a person's own entries, and their e-mail, also a former one, where they are
 * the target. `ids` are those of their account and of their directory entry.
 */
export async function emptyPersonalColumns(
  tx: Queryable,
  organizationId: string,
  { ids, accountId, email }: { ids: readonly string[]; accountId: string | null; email: string },
): Promise<void> {
  const entries = tx.updateTable('auditEntry').where('organizationId', '=', organizationId);
  await entries
    .set({ targetEmail: null })
    .where((row) => row.or([row('targetEmail', '=', email), row('targetId', 'in', ids)]))
    .execute();
  if (!accountId) return;
  await entries
    .set({ personName: null, personEmail: null, address: null, device: null, apiKey: null })
    .where('accountId', '=', accountId)
    .execute();
}
