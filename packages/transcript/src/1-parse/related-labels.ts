/** `Ana & Bo`, `Ana and Bo`, `Ana/Bo` */
const between = /\s*(?:&|\+|\/)\s*|\s+(?:and|und|y|e|et|en)\s+/u;
/** `Developer 2 (D2)` */
const inShort = /^(.{2,60}?)\s?[(（](\p{Lu}{1,4}\d{0,2})[)）]$/u;

/** The names in a label of several people; else empty. */
export function namesTogether(label: string): string[] {
  const names = label.split(between);
  return names.length > 1 && names.every((name) => name !== '') ? names : [];
}

/** The two parts of a label that says how it is written from then on: `Developer 2 (D2)`. */
export function shortForm(label: string): { name: string; short: string } | null {
  const [, name, short] = inShort.exec(label) ?? [];
  return name === undefined || short === undefined ? null : { name, short };
}

/** With labels that rest on names: those of several people who all speak, and the short form that a label announces. */
export function withRelatedLabels(
  names: ReadonlySet<string>,
  labels: ReadonlySet<string>,
): Set<string> {
  const speaks = new Set([...names, ...[...names].map((name) => name.split(' ')[0] ?? '')]);
  const related = [...labels].flatMap((label) => {
    const together = namesTogether(label);
    if (together.length > 0 && together.every((name) => speaks.has(name))) return [label];
    const { short } = shortForm(label) ?? {};
    const isAnnounced = short !== undefined && labels.has(short);
    return isAnnounced && (names.has(label) || names.has(short)) ? [label, short] : [];
  });
  return new Set([...names, ...related]);
}
