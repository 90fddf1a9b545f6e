/** A pattern for `ilike`: what is searched for stands for itself, no wild cards. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
