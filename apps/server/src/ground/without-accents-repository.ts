import { type RawBuilder, sql } from 'kysely';

/** As `withoutAccents`. Pure ASCII, as in most English texts, is left as it is, which takes a third of the time. */
export const withoutAccentsIn = (text: RawBuilder<unknown>) => sql<string>`case
  when ${text} ~ ${'[^\x01-\x7f]'}
  then normalize(regexp_replace(normalize(${text}, NFD), ${'[\u0300-\u036f]'}, '', 'g'), NFC)
  else ${text} end`;
