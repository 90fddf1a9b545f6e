/** SQLSTATE: a value that can't be (22), none where one is needed, one that a check refuses, one too large (54). */
const refusedValues = /^(?:22|23502|23514|54)/;

/** Whether the database refused the values themselves: trying again would not help. */
export function isDataError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    refusedValues.test(error.code)
  );
}
