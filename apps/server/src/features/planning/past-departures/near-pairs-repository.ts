import { isTie } from '@rapport/network';
import { sql } from 'kysely';
import { jsonText } from '../../../database/jsonb.ts';
import { rowsOf } from '../../../database/rows-of.ts';
import type { Queryable } from '../../../database/types.ts';
import type { Weeks } from '../../../ground/network/weeks.ts';
import type { PairText } from '../network/tie-columns.ts';

/** Weeks of one person who left. */
export type SpanOfLeaver = Weeks & { leaver: string };
export type PersonNear = { leaver: string; person: string };

/** The people with whom each leaver had a tie in these weeks. */
export async function listPeopleAround(
  db: Queryable,
  organizationId: string,
  spans: readonly SpanOfLeaver[],
): Promise<PersonNear[]> {
  const { rows } = await sql<PersonNear & { meetings: number; exchanges: number }>`
    select "leaver", case when "a" = "leaver" then "b" else "a" end as "person",
      sum("meetings")::integer as "meetings", sum("exchanges")::integer as "exchanges"
    from jsonb_to_recordset(${jsonText(spans)}::jsonb) "span" ("leaver" uuid, "from" date, "to" date)
    join "weekPair" on "organizationId" = ${organizationId}
      and "week" between "from" and "to" and "leaver" in ("a", "b")
    group by 1, 2`.execute(db);
  return rows.filter(isTie);
}

type PairsOfSpan = { leaver: string; place: number; pairs: PairText };

/**
 * For each span, the pairs of which one is among the people near its leaver. `place` is the position of the span in
 * `spans`; one without pairs is missing.
 */
export async function listPairsNear(
  db: Queryable,
  organizationId: string,
  spans: readonly SpanOfLeaver[],
  near: readonly PersonNear[],
): Promise<PairsOfSpan[]> {
  const placed = spans.map((span, place) => ({ ...span, place }));
  return rowsOf<PairsOfSpan>(db)`
    with "near" as materialized (
      select "leaver", "person"
      from jsonb_to_recordset(${jsonText(near)}::jsonb) "one" ("leaver" uuid, "person" uuid)
    ), "pair" as (
      select "leaver", "place", "a", "b", sum("meetings") as "meetings",
        sum("exchanges") as "exchanges", sum("weight") as "weight"
      from jsonb_to_recordset(${jsonText(placed)}::jsonb)
        "span" ("leaver" uuid, "place" integer, "from" date, "to" date)
      join "weekPair" on "organizationId" = ${organizationId} and "week" between "from" and "to"
      where ("leaver", "a") in (select "leaver", "person" from "near")
        or ("leaver", "b") in (select "leaver", "person" from "near")
      group by "leaver", "place", "a", "b"
    )
    select "leaver", "place",
      json_agg(json_build_array("a", "b", "meetings", "exchanges", "weight"))::text as "pairs"
    from "pair" group by "leaver", "place"`;
}
