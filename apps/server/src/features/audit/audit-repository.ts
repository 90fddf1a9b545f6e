import { type AuditAction, type AuditFilter, personNameLengthMax } from '@rapport/contract';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Queryable, Tables } from '../../database/types.ts';

export type AuditRow = Omit<Selectable<Tables['auditEntry']>, 'organizationId'>;

export type NewEntry = {
  action: AuditAction;
  /** Who did it; nobody where the server did. */
  accountId: string | null;
  targetId: string | null;
  targetEmail: string | null;
  detail: string | null;
  address: string | null;
  device: string | null;
};

/** Which organizations an entry is for: one, or all of an account, by its id or its address. */
export type AuditReaders = { organizationId: string } | { organizationsOf: string };

/**
 * Adds an entry, in one statement, with the names of the day: that of who did it and, where it was done to
 * an account, that account's address.
 */
export async function insertEntries(
  db: Queryable,
  readers: AuditReaders,
  entry: NewEntry,
): Promise<void> {
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
    ])
    .expression((from) =>
      from
        .selectFrom('organization')
        .leftJoin('user', (join) => join.on('user.id', '=', entry.accountId))
        .leftJoin('directoryUser', (join) =>
          join
            .onRef('directoryUser.organizationId', '=', 'organization.id')
            .on(sql`lower("directoryUser"."email")`, '=', sql`lower("user"."email")`),
        )
        .leftJoin('user as target', (join) => join.on('target.id', '=', entry.targetId))
        .select((row) => [
          'organization.id',
          row.val(entry.action).as('action'),
          row.val(entry.accountId).as('accountId'),
          // Whoever signs up is named after their address until they, or the directory, say more.
          sql<string>`left(coalesce(
            case when "user"."name" <> "user"."email" then "user"."name" end,
            nullif(trim("directoryUser"."firstName" || ' ' || "directoryUser"."lastName"), ''),
            "user"."name"), ${personNameLengthMax})`.as('personName'),
          'user.email',
          row.val(entry.targetId).as('targetId'),
          row.fn.coalesce(row.val(entry.targetEmail), 'target.email').as('targetEmail'),
          row.val(entry.detail).as('detail'),
          row.val(entry.address).as('address'),
          row.val(entry.device).as('device'),
        ])
        .where((row) =>
          'organizationId' in readers
            ? row('organization.id', '=', readers.organizationId)
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

/** The organization's entries, newest first; those before one of them, if it is named. */
export function listEntries(
  db: Queryable,
  organizationId: string,
  { action, person, since, until }: AuditFilter,
  page: { before?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('auditEntry')
    .select(['id', 'at', 'action', 'accountId', 'personName', 'personEmail'])
    .select(['targetId', 'targetEmail', 'detail', 'address', 'device'])
    .where('organizationId', '=', organizationId);
  if (action) query = query.where('action', '=', action);
  if (since) query = query.where('at', '>=', new Date(since));
  if (until) query = query.where('at', '<', new Date(until));
  if (person) {
    const pattern = containing(person);
    query = query.where((where) =>
      where.or([
        where('personName', 'ilike', pattern),
        where('personEmail', 'ilike', pattern),
        where('targetEmail', 'ilike', pattern),
      ]),
    );
  }
  // Compared in the database, whose moments are finer than those of the code.
  if (page.before)
    query = query.where(
      sql<boolean>`("at", "id") < (
        select "last"."at", "last"."id" from "auditEntry" "last"
        where "last"."organizationId" = ${organizationId} and "last"."id" = ${page.before})`,
    );
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

/** Empties what tells of a person: whatever they did, and their address where something was done to them. */
export async function emptyPersonalColumns(
  tx: Queryable,
  organizationId: string,
  { accountId, email }: { accountId: string | null; email: string },
): Promise<void> {
  const entries = tx.updateTable('auditEntry').where('organizationId', '=', organizationId);
  await entries.set({ targetEmail: null }).where('targetEmail', '=', email).execute();
  if (!accountId) return;
  await entries
    .set({ personName: null, personEmail: null, address: null, device: null })
    .where('accountId', '=', accountId)
    .execute();
}
