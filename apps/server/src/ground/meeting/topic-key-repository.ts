import { type RawBuilder, sql } from 'kysely';

/** Joins spellings of a topic: case, hyphens and blanks, and the plural in 's'. */
export const topicKey = (topic: RawBuilder<unknown>) => sql`
  regexp_replace(regexp_replace(lower(${topic}), '[^[:alnum:]]+', ' ', 'g'),
    '([[:alpha:]]{2,}[^s ])s( |$)', '\\1\\2', 'g')`;
