import { rowsOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { Weeks } from '../../ground/network/weeks.ts';

export type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  title: string | null;
  department: string | null;
  isHeard: boolean;
};

/** Everybody in the directory, and whether they spoke in these weeks. */
export const listPeople = (
  db: Queryable,
  organizationId: string,
  { from, to }: Weeks,
) => rowsOf<Person>(db)`
    select "id", "firstName", "lastName", "email", "title",
      nullif(trim("department"), '') as "department",
      "heard"."directoryUserId" is not null as "isHeard"
    from "directoryUser"
    left join (
      select distinct "directoryUserId" from "weekPerson"
      where "organizationId" = ${organizationId} and "week" between ${from} and ${to}
    ) "heard" on "heard"."directoryUserId" = "directoryUser"."id"
    where "directoryUser"."organizationId" = ${organizationId}
    order by "id"`;

export type DepartmentPairSum = { a: string; b: string; minutes: number; exchanges: number };

export const listDepartmentPairs = (
  db: Queryable,
  organizationId: string,
  { from, to }: Weeks,
) => rowsOf<DepartmentPairSum>(db)`
    select "a", "b", sum("minutes")::integer as "minutes",
      sum("exchanges")::integer as "exchanges"
    from "weekDepartmentPair"
    where "organizationId" = ${organizationId} and "week" between ${from} and ${to}
    group by "a", "b" order by "a", "b"`;
