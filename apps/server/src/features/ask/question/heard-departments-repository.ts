import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether `"directoryUser"` is of the department or of the team of this name, in upper or lower case. */
export const isOfDepartment = (name: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  lower(trim("directoryUser"."department")) = lower(trim(${name}::text))
  or exists (
    select from unnest("directoryUser"."teams") "team"
    where lower(trim("team")) = lower(trim(${name}::text))))`;

/** Whether `"directoryUser"` is of one of these departments or teams; true if there are none. */
export const isOfOneDepartment = (names: readonly string[]): RawBuilder<SqlBool> =>
  names.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(names.map(isOfDepartment), sql` or `)})`;

/** Conditions on `"meetingIndex"`: somebody of each of these departments and teams was heard. */
export const hearDepartments = (
  organizationId: string,
  names: readonly string[],
): RawBuilder<SqlBool>[] =>
  names.map(
    (name) => sql<SqlBool>`"meetingIndex"."meetingId" in (
      select "participant"."meetingId" from "directoryUser"
      join "participant" on "participant"."organizationId" = ${organizationId}
        and "participant"."directoryUserId" = "directoryUser"."id"
      where "directoryUser"."organizationId" = ${organizationId} and ${isOfDepartment(name)})`,
  );
