import { sql } from 'kysely';
import type { Queryable } from './types.ts';

type Statement<Result> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Result>;

/** The rows of a statement: rowsOf<Row>(db)`select …`. */
export const rowsOf =
  <Row>(db: Queryable): Statement<Row[]> =>
  async (...statement) =>
    (await sql<Row>(...statement).execute(db)).rows;

/** The values of a statement with one column. */
export const valuesOf =
  <Value>(db: Queryable): Statement<Value[]> =>
  async (...statement) =>
    (await rowsOf<Record<string, Value>>(db)(...statement)).flatMap((row) => Object.values(row));

/** The value of a statement with one column that always gives one row, such as a count. */
export const oneValueOf =
  <Value>(db: Queryable): Statement<Value> =>
  async (...statement) => {
    const [value] = await valuesOf<Value>(db)(...statement);
    if (value === undefined) throw new Error('The statement gave no row.');
    return value;
  };
