const lengthMax = 120;

/** A line of the file, shortened for a list. */
export function shownLine(line: string): string {
  const plain = line
    .slice(0, 4 * lengthMax)
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > lengthMax
    ? `${plain.slice(0, lengthMax - 1).replace(/\s+\S*$/, '')}…`
    : plain;
}
