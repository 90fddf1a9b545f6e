const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;
const lastCode = 0x10_ff_ff;

/** `&lt;ana&gt;` and `&#39;` as the signs that they stand for. */
export function plainEntities(text: string): string {
  return text.replace(entity, (whole, hex?: string, decimal?: string, name = '') => {
    if (hex === undefined && decimal === undefined) return named[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= lastCode ? String.fromCodePoint(code) : whole;
  });
}
