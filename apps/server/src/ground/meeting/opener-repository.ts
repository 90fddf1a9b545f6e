import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import { shownName } from '../shown-name-repository.ts';
import type { Reader } from './readable-meetings-repository.ts';

type OpenerRow = { meetingId: string; key: string; name: string };

/** Who opened each of the meetings; none for a label such as 'Speaker 3'. */
export const listOpeners = (
  db: Queryable,
  { organizationId }: Pick<Reader, 'organizationId'>,
  meetingIds: readonly string[],
) => rowsOf<OpenerRow>(db)`
    select "meetingId", coalesce("directoryUserId"::text, 'heard ' || "heardAs") as "key",
      coalesce(${shownName()}, "participant"."name") as "name"
    from "meeting"
    join "participant" on "participant"."organizationId" = "meeting"."organizationId"
      and "participant"."meetingId" = "meeting"."id" and "position" = "openerPosition"
    left join "directoryUser" on "directoryUser"."id" = "participant"."directoryUserId"
      and "directoryUser"."organizationId" = "participant"."organizationId"
    where "meeting"."organizationId" = ${organizationId}
      and "meeting"."id" = any (${meetingIds}::uuid[])
      and ("directoryUserId" is not null or "heardAs" is not null)`;
