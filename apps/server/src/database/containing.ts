/** A pattern for `ilike`: what is searched for stands for itself, no wild cards. No text holds NUL. */
export function containing(search: string): string {
  return `%${search.replaceAll('\0', '').replace(/[\\%_]/g, '\\$&')}%`;
}
