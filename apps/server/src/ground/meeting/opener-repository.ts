import { sql } from 'kysely';
import type { Queryable } from '../../database/types.ts';
import { shownName } from '../shown-name-repository.ts';
import type { Reader } from './readable-meetings-repository.ts';

type OpenerRow = { meetingId: string; key: string; name: string };

/** Who opened each of the meetings; none for a label such as 'Speaker 3'. */
export async function listOpeners(
  db: Queryable,
  { organizationId }: Pick<Reader, 'organizationId'>,
  meetingIds: readonly string[],
): Promise<OpenerRow[]> {
  const { rows } = await sql<OpenerRow>`
    select "meetingId", coalesce("directoryUserId"::text, 'heard ' || "heardAs") as "key",
      coalesce(${shownName()}, "participant"."name") as "name"
    from "meeting"
    join "participant" on "participant"."organizationId" = "meeting"."organizationId"
      and "participant"."meetingId" = "meeting"."id" and "position" = "openerPosition"
    left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      and "directoryUser"."organizationId" = "participant"."organizationId"
    where "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = any (${meetingIds}::uuid[])
      and ("directoryUserId" is not null or "heardAs" is not null)`.execute(db);
  return rows;
}
