import { type RawBuilder, sql } from 'kysely';

/** A key that joins spellings of a topic, which differ in case, hyphens, spaces and a plural 's'. */
export const topicKey = (topic: RawBuilder<unknown>) => sql`
  regexp_replace(regexp_replace(lower(${topic}), '[^[:alnum:]]+', ' ', 'g'),
    '([[:alpha:]]{2,}[^s ])s( |$)', '\\1\\2', 'g')`;
