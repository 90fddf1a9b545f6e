import { valuesOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';

/** Names of the departments and teams of the directory. */
export const listGroupNames = (db: Queryable, organizationId: string) => valuesOf<string>(db)`
    select distinct "name" from (
      select "department" as "name" from "directoryUser" where "organizationId" = ${organizationId}
      union all
      select unnest("teams") from "directoryUser" where "organizationId" = ${organizationId}) "group"
    where "name" is not null order by "name"`;
