/**
 * For addresses: 'Zürich & Söhne' becomes 'zurich-sohne'. At most `lengthMax` characters. Empty if the
 * text has no Latin letters or digits.
 */
export function slugOf(text: string, lengthMax = Number.POSITIVE_INFINITY): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, lengthMax)
    .replace(/^-+|-+$/g, '');
}
