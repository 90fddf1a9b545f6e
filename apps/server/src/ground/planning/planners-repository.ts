import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { oneValueOf } from '../../database/rows-of.ts';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { selfOf } from '../action/readable-actions-repository.ts';

/** Whether the member may plan about persons: owners, admins where the organization says so, and people by name. */
export function isPlanner(member: Member): RawBuilder<SqlBool> {
  const { organizationId, role, settings } = member;
  if (role === 'owner' || (role === 'admin' && settings.trust.planners === 'admins'))
    return sql`true`;
  return sql`exists (select from "planner"
    where "planner"."organizationId" = ${organizationId}
      and "planner"."directoryUserId" in ${selfOf(member)})`;
}

export const mayPlan = (db: Queryable, member: Member) =>
  oneValueOf<boolean>(db)`select ${isPlanner(member)} as "may"`;

/** The same for somebody else of the organization, whom the query calls "person" and, with their role, "member". */
export const isPlannerToo = ({ organizationId, settings }: Member): RawBuilder<SqlBool> => sql`
  ("member"."role" = 'owner'
    or ("member"."role" = 'admin' and ${settings.trust.planners === 'admins'}::boolean)
    or exists (select from "planner"
      where "planner"."organizationId" = ${organizationId}
        and "planner"."directoryUserId" = "person"."id"))`;
