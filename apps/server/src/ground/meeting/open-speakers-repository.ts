import { type RawBuilder, sql } from 'kysely';

/** Speakers who are not known by name, and erased people. */
export const isNobody = (participant: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${participant}.name`)} ~ '^(Unknown speaker|Former participant( \\d+)?)$'`;

/** Whether the speaker was tied or untied by hand in this meeting, which takes precedence. */
export const isTiedByHand = (participant: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${participant}.${column}`);
  return sql<boolean>`exists (
    select from "meetingCorrection" "hand"
    where "hand"."organizationId" = ${of('organizationId')}
      and "hand"."meetingId" = ${of('meetingId')} and "hand"."undoneAt" is null
      and "hand"."change"->>'kind' in ('tie-speaker', 'untie-speaker')
      and "hand"."change"->>'label' = coalesce(${of('label')}, ${of('name')}))`;
};

/**
 * The alias that was chosen for a speaker: for the name or, if the label is only valid in one meeting, for that
 * meeting.
 */
export const isAliasOf = (organizationId: string | RawBuilder<unknown>) => sql`
  "alias"."organizationId" = ${organizationId}
    and "alias"."heardAs" = coalesce("participant"."heardAs", "participant"."label", "participant"."name")
    and "alias"."meetingId" is not distinct from
      case when "participant"."heardAs" is null then "participant"."meetingId" end`;

/** The number of speakers of `"meeting"` who are tied to nobody and about whom nothing was chosen. */
export const openSpeakers = (organizationId: string) => sql<number>`(
  select count(*)::int from "participant"
  where "participant"."organizationId" = ${organizationId}
    and "participant"."meetingId" = "meeting"."id" and "participant"."directoryUserId" is null
    and not ${isNobody('participant')} and not ${isTiedByHand('participant')}
    and not exists (select from "speakerAlias" "alias" where ${isAliasOf(organizationId)}))`;
