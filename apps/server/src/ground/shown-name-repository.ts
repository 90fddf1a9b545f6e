import { type RawBuilder, sql } from 'kysely';

/** First and last name of an entry of the directory, which the query calls `person`; null where it has neither. */
export const fullName = (person = 'directoryUser'): RawBuilder<string | null> =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${person}.firstName`)}, ${sql.ref(`${person}.lastName`)})), '')`;

/** The name of an entry, or its address. */
export const shownName = (person = 'directoryUser'): RawBuilder<string> =>
  sql`coalesce(${fullName(person)}, ${sql.ref(`${person}.email`)})`;
