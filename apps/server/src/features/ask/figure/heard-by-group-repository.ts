import type { AskGroup } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Reader } from '../../../ground/meeting/readable-meetings-repository.ts';
import { membersOfSeries } from '../../../ground/meeting/series-member-repository.ts';
import type { Scope } from '../question/asked-scope-repository.ts';
import { isOfOneDepartment } from '../question/heard-departments-repository.ts';
import { metIn } from './asked-meetings-repository.ts';

/** The key of the groups of a meeting `"met"` and a speaker `"directoryUser"`. */
function keysOf(organizationId: string, group: AskGroup): RawBuilder<unknown> {
  switch (group) {
    case 'series':
      return sql`select "seriesId"::text as "key" from (${membersOfSeries(organizationId)}) "member"
        where "member"."meetingId" = "met"."id"`;
    case 'department':
      return sql`select trim("directoryUser"."department") as "key"`;
    case 'team':
      return sql`select unnest("directoryUser"."teams") as "key"`;
    case 'person':
      return sql`select "directoryUser"."id"::text as "key"`;
    default:
      return sql`select date_trunc(${group}::text, "met"."day")::date::text as "key"`;
  }
}

/** The number of people who spoke in the meetings of the scope, by group. */
export async function countHeardByGroup(
  db: Queryable,
  reader: Reader,
  scope: Scope,
  group: AskGroup,
  departments: readonly string[],
): Promise<{ key: string; name: string | null; people: number }[]> {
  const { organizationId } = reader;
  return rowsOf<{ key: string; name: string | null; people: number }>(db)`
    with ${metIn(reader, scope)}
    select "of"."key", null as "name", count(distinct
      coalesce("directoryUserId"::text, "heardAs", "participant"."id"::text))::int as "people"
    from "met" join "participant" on "participant"."organizationId" = ${organizationId}
      and "participant"."meetingId" = "met"."id"
    left join "directoryUser" on "directoryUser"."organizationId" = ${organizationId}
      and "directoryUser"."id" = "participant"."directoryUserId"
    cross join lateral (${keysOf(organizationId, group)}) "of"
    where ${isOfOneDepartment(departments)} and "of"."key" <> ''
    group by "of"."key" order by "of"."key"`;
}
