import { sql } from 'kysely';
import type { Queryable } from './types.ts';

/** The rows of a statement: rowsOf<Row>(db)`select …`. */
export const rowsOf =
  <Row>(db: Queryable) =>
  async (text: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> =>
    (await sql<Row>(text, ...values).execute(db)).rows;
