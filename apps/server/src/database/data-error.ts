/** SQLSTATE of errors in the data: invalid value (22), not-null violation, check violation, limit exceeded (54). */
const refusedValues = /^(?:22|23502|23514|54)/;

/** Whether an error lies in the data, so that a retry would not help. */
export function isDataError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    refusedValues.test(error.code)
  );
}
