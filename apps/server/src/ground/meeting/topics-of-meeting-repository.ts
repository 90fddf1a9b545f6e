import { sql } from 'kysely';

/**
 * The topics of `"meeting"` in figures, as `"topic"` to be joined: those that it shows, and those of the organization
 * that it says. The query has its columns `"initiatives"`, `"alsoSaid"` and `"topicKeys"`.
 */
export const topicsOf = (organizationId: string) => sql`
  lateral (
    select ("initiatives" || "alsoSaid")["at"] as "topic", "key",
      case when "at" <= cardinality("initiatives") then "at" end as "shownAt",
      case when "at" > cardinality("initiatives") then "at" - cardinality("initiatives") end as "alsoAt"
    from unnest("topicKeys") with ordinality "each" ("key", "ordinal")
    cross join lateral (select "ordinal"::integer as "at") "placed"
    where "at" <= cardinality("initiatives") or "key" in (
      select unnest("topics") from "everydayWords" where "organizationId" = ${organizationId})
  ) "topic"`;

/** Number of the turns of `"participant"` that say `"topic"`. */
export const turnsOnTopic = sql`
  coalesce(case when "shownAt" is null then "alsoTurns"["alsoAt"] else (
    select sum(("fact" ->> 'turns')::integer) from jsonb_array_elements("turnFacts") "fact"
    where "fact" -> 'topics' @> to_jsonb("shownAt" - 1)) end, 0)::integer`;
