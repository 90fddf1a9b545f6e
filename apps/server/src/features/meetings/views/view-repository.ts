import { ownViewsMax, sharedViewsMax, type ViewFilter } from '@rapport/contract';
import { sql } from 'kysely';
import { jsonb } from '../../../database/jsonb.ts';
import { lockUntilCommit } from '../../../database/lock-until-commit.ts';
import { deleteRows } from '../../../database/matching-rows.ts';
import { oneValueOf, rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import { isUuid } from '../../../database/uuid.ts';
import { isReadableBy } from '../../../ground/meeting/readable-meetings-repository.ts';
import { shownName } from '../../../ground/shown-name-repository.ts';
import type { Member } from '../../../platform/session.ts';
import { type FilterReader, isOfFilter } from '../meeting-filter-repository.ts';

type Viewer = Pick<Member, 'organizationId' | 'accountId'>;

export type ViewRow = {
  id: string;
  name: string;
  filter: ViewFilter;
  ownerId: string | null;
  createdBy: string | null;
};

/** The viewer's own views and those shared with the organization. */
const isSeenBy = ({ organizationId, accountId }: Viewer) => sql`
  "meetingView"."organizationId" = ${organizationId}
    and ("ownerId" is null or "ownerId" = ${accountId})`;

const columns = sql`
  "meetingView"."id", "meetingView"."name", "meetingView"."filter", "meetingView"."ownerId",
  "meetingView"."createdBy"`;

/** `author` is a name or address in the directory. */
export const listViews = (
  db: Queryable,
  viewer: Viewer,
): Promise<(ViewRow & { author: string | null })[]> =>
  rowsOf<ViewRow & { author: string | null }>(db)`
    select ${columns}, ${shownName('person')} as "author"
    from "meetingView"
    left join "directoryUser" "person"
      on "person"."organizationId" = "meetingView"."organizationId"
      and "person"."accountId" = "meetingView"."createdBy"
    where ${isSeenBy(viewer)}
    order by "meetingView"."createdAt", "meetingView"."id"`;

/** Locks the view until the transaction ends. */
export async function lockView(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ViewRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<ViewRow>`
    select ${columns} from "meetingView" where ${isSeenBy(viewer)} and "id" = ${id}
    for update`.execute(tx);
  return rows[0];
}

/** The number of meetings that the reader may read, and how many of these each filter selects. */
export async function countMeetingsOf(
  db: Queryable,
  reader: FilterReader,
  filters: readonly ViewFilter[],
): Promise<{ total: number; selected: number[] }> {
  const counts = filters.map(
    (filter) => sql`count(*) filter (where ${isOfFilter(reader, filter)})::int`,
  );
  const { rows } = await sql<{ total: number; selected: number[] }>`
    select count(*)::int as "total", array[${sql.join(counts)}]::int[] as "selected"
    from "meeting" where ${isReadableBy(reader)}`.execute(db);
  return rows[0] ?? { total: 0, selected: [] };
}

/** Locks until the transaction ends, so that views are counted and added one after the other. */
export const lockViews = (tx: Queryable, organizationId: string) =>
  lockUntilCommit(tx, 'views', organizationId);

export async function insertView(
  tx: Queryable,
  { organizationId, accountId }: Viewer,
  { name, filter }: Pick<ViewRow, 'name' | 'filter'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into "meetingView" ("organizationId", "name", "filter", "ownerId", "createdBy")
    values (${organizationId}, ${name}, ${jsonb(filter)}, ${accountId}, ${accountId})
    returning "id"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The view was not inserted.');
  return row.id;
}

export const hasRoomForOwn = (
  tx: Queryable,
  { organizationId, accountId }: Viewer,
) => oneValueOf<boolean>(tx)`
    select count(*) < ${ownViewsMax} as "hasRoom" from "meetingView"
    where "organizationId" = ${organizationId} and "ownerId" = ${accountId}`;

export const hasRoomToShare = (tx: Queryable, organizationId: string) => oneValueOf<boolean>(tx)`
    select count(*) < ${sharedViewsMax} as "hasRoom" from "meetingView"
    where "organizationId" = ${organizationId} and "ownerId" is null`;

export async function saveView(
  tx: Queryable,
  organizationId: string,
  { id, name, ownerId }: Pick<ViewRow, 'id' | 'name' | 'ownerId'>,
): Promise<void> {
  await tx
    .updateTable('meetingView')
    .set({ name, ownerId })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export const deleteViewRow = (tx: Queryable, organizationId: string, id: string) =>
  deleteRows(tx, 'meetingView', { organizationId, id });
