/** A newer version of Rapport has written the data. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}
