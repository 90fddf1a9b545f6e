import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { rowsOf } from '../../database/rows-of.ts';
import type {
  ActionField,
  ActionItemRow,
  AnsweredAction,
  Queryable,
} from '../../database/types.ts';
import { isAskedAction } from '../../ground/meeting/to-confirm-repository.ts';
import { shownName } from '../../ground/shown-name-repository.ts';

export type MeetingKey = { organizationId: string; meetingId: string };

const foundActions = (db: Queryable, { organizationId, meetingId }: MeetingKey) =>
  db
    .selectFrom('actionItem')
    .select(['id', 'text', 'owner', 'ownerUserId', 'turn', 'quote', 'state', 'closedAt'])
    .select(['position', 'changed', 'changedAt', 'confirmedAt'])
    .select(sql<string | null>`to_char("dueDay", 'YYYY-MM-DD')`.as('dueDay'))
    .where('organizationId', '=', organizationId)
    .where('meetingId', '=', meetingId)
    .where('origin', '=', 'found');
export type StoredAction = Awaited<ReturnType<typeof listStoredActions>>[number];

/** The found actions of a meeting, also done and dropped ones. */
export const listStoredActions = (db: Queryable, key: MeetingKey) =>
  foundActions(db, key).orderBy('position').orderBy('id').execute();

export const findStoredAction = (db: Queryable, key: MeetingKey, id: string) =>
  foundActions(db, key).where('id', '=', id).executeTakeFirst();

export type AskedRow = {
  id: string;
  text: string;
  owner: string | null;
  ownerUserId: string | null;
  dueDate: string | null;
  dueDay: string | null;
  turn: number | null;
  quote: string | null;
};

/** Found actions of a meeting that are asked about. */
export const listAskedRows = (
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
) => rowsOf<AskedRow>(db)`
    select "actionItem"."id", "text", coalesce(${shownName()}, "owner") as "owner", "ownerUserId",
      "dueDate", to_char("dueDay", 'YYYY-MM-DD') as "dueDay", "turn", "quote"
    from "actionItem"
    left join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "ownerUserId"
    where "actionItem"."organizationId" = ${organizationId}
      and "actionItem"."meetingId" = ${meetingId} and ${isAskedAction}
    order by "position", "actionItem"."id"`;

/** The people whom speakers of a meeting are tied to, by the speaker's name. */
export async function listTiedPeople(
  db: Queryable,
  { organizationId, meetingId }: MeetingKey,
): Promise<Map<string, { userId: string; name: string }>> {
  const { rows } = await sql<{ speaker: string; userId: string; name: string }>`
    select "participant"."name" as "speaker", "directoryUser"."id" as "userId",
      ${shownName()} as "name"
    from "participant" join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "directoryUserId"
    where "participant"."organizationId" = ${organizationId} and "meetingId" = ${meetingId}
    order by "participant"."position" desc`.execute(db);
  return new Map(rows.map(({ speaker, ...person }) => [speaker, person]));
}

type NewColumns = Pick<
  ActionItemRow,
  'text' | 'owner' | 'dueDate' | 'dueDay' | 'before' | 'turn' | 'start' | 'quote'
> & { ownerUserId?: string | null; changed: ActionField[]; changedAt: Date };

/** Makes an action of one that may be one: confirmed by an account or, without it, dropped. */
export async function insertAnswered(
  tx: Queryable,
  key: MeetingKey,
  action: NewColumns,
  confirmedBy: string | null,
): Promise<string> {
  const id = randomUUID();
  const { changedAt: at } = action;
  await tx
    .insertInto('actionItem')
    .values({
      ...key,
      ...action,
      id,
      origin: 'found',
      ...(confirmedBy === null
        ? { state: 'dropped', closedAt: at }
        : { confirmedBy, confirmedAt: at }),
    })
    .execute();
  return id;
}

/** Null takes the confirmation back. */
export async function setConfirmed(
  tx: Queryable,
  { organizationId }: MeetingKey,
  id: string,
  confirmed: { by: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('actionItem')
    .set({ confirmedBy: confirmed?.by ?? null, confirmedAt: confirmed?.at ?? null })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Gives back what an answer has replaced. Words, owner and day that nobody has set stay as last read. */
export async function restoreAction(
  tx: Queryable,
  { organizationId }: MeetingKey,
  { id, changed }: StoredAction,
  before: NonNullable<AnsweredAction['before']>,
): Promise<void> {
  const isSet = (field: ActionField) => changed.includes(field);
  const date = (text: string | null) => (text === null ? null : new Date(text));
  await tx
    .updateTable('actionItem')
    .set({
      ...(isSet('text') && { text: before.text }),
      ...(isSet('due') && { dueDay: before.dueDay }),
      ...(isSet('owner') && {
        owner: before.owner,
        // The person may have left the directory meanwhile.
        ownerUserId: sql<string | null>`(
          select "id" from "directoryUser"
          where "organizationId" = ${organizationId} and "id" = ${before.ownerUserId})`,
      }),
      state: before.state,
      closedAt: date(before.closedAt),
      changed: before.changed,
      changedAt: date(before.changedAt),
      confirmedBy: null,
      confirmedAt: null,
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
