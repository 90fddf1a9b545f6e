import { type RawBuilder, sql } from 'kysely';

/** First and last name of a directory entry, which the query calls `person`; null if it has neither. */
export const fullName = (person = 'directoryUser'): RawBuilder<string | null> =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${person}.firstName`)}, ${sql.ref(`${person}.lastName`)})), '')`;

/** The name of an entry, or else its address. */
export const shownName = (person = 'directoryUser'): RawBuilder<string> =>
  sql`coalesce(${fullName(person)}, ${sql.ref(`${person}.email`)})`;

/**
 * The name or address of an account in the directory of an organization; null for a former member. Both parameters
 * are columns.
 */
export const accountName = (account: string, organization: string): RawBuilder<string | null> =>
  sql`(
    select ${shownName('named')} from "directoryUser" "named"
    where "named"."organizationId" = ${sql.ref(organization)}
      and "named"."accountId" = ${sql.ref(account)} limit 1)`;
