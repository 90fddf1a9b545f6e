import { plainLetters } from '@rapport/contract';
import { type RawBuilder, sql } from 'kysely';

const entries = Object.entries(plainLetters);
const single = entries.filter(([, plain]) => plain.length === 1);
const [from, to] = [0, 1].map((side) => single.map((entry) => entry[side]).join(''));

/** As `withoutAccents`. Pure ASCII, as in most English texts, is left as it is, which takes a third of the time. */
export const withoutAccentsIn = (text: RawBuilder<unknown>) => sql<string>`case
  when ${text} ~ ${'[^\x01-\x7f]'} then ${withPlainLettersIn(
    sql`normalize(regexp_replace(normalize(${text}, NFD), ${'[\u0300-\u036f]'}, '', 'g'), NFC)`,
  )}
  else ${text} end`;

const withPlainLettersIn = (text: RawBuilder<unknown>) =>
  entries
    .filter(([, plain]) => plain.length > 1)
    .reduce(
      (before, [letter, plain]) => sql`replace(${before}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
      sql`translate(${text}, ${sql.lit(from)}, ${sql.lit(to)})`,
    );
