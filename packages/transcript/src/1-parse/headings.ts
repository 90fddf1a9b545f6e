const markdownHeading = /^\s{0,3}#{1,6}\s+(.{1,300})$/;
const boldLine = /^\*\*([^*:]{3,120})\*\*\.?$/;

export function headingOf(line: string): string | null {
  const found = markdownHeading.exec(line)?.[1] ?? boldLine.exec(line)?.[1] ?? '';
  const words = found
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|#+\s*$|\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(words) ? words : null;
}
