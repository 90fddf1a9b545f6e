/** Whether the database refused the values themselves (SQLSTATE class 22): trying again would not help. */
export function isDataError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('22')
  );
}
