/** Statements with lists of values are not prepared, because their lengths vary. */
const valuesMax = 50;
const repeated = /^\s*(select|insert|update|delete|with)\b/i;
/** SQLSTATE after a schema change altered the columns. */
const stalePlan = '0A000';

export const isWorthPreparing = (sql: string, values: readonly unknown[]) =>
  values.length <= valuesMax && repeated.test(sql);

export const isStalePlan = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === stalePlan;
