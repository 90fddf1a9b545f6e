const slugLengthMax = 48;

/** 'Zürich & Söhne' becomes 'zurich-sohne'. */
export function proposeSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLengthMax)
    .replace(/^-+|-+$/g, '');
}
