import { looksLikeName } from './speaker-label.ts';

/** The longest known lists have about a hundred names in one line. */
const listCharacters = 6000;

/** Words of the names in a list of those present, in lower case. */
export function listedNames(lines: readonly string[]): Set<string> {
  let isBelowHeading = false;
  const names = lines.flatMap((line, i) => {
    isBelowHeading = (isBelowHeading || isAttendeesHeading(lines, i)) && line.trim() !== '';
    if (isBelowHeading && !line.includes(':') && looksLikeName(line.trim())) return [line];
    if (isAttendeesHeading(lines, i)) return line.slice(0, listCharacters).split(/[,;]|:\s|[()]/);
    const entry = /^\s*(?:[-*•]\s+|\|\s*)([^|,:(–—]{2,60}?)\s*(?:[|,(–—].{0,200})?$/.exec(
      line.slice(0, 300),
    );
    return entry?.[1] ? [entry[1]] : [];
  });
  const plausible = names.map((name) => name.trim()).filter((name) => looksLikeName(name));
  const words = plausible.flatMap((name) => name.toLowerCase().split(/[^\p{L}'’]+/u));
  return new Set(plausible.length < 3 ? [] : words.filter((word) => word.length > 1));
}

function isAttendeesHeading(lines: readonly string[], i: number): boolean {
  const heading = /^\W{0,6}(?:attendees|participants|present|attending|speakers)\b/i;
  return heading.test(lines[i] ?? '') || heading.test(lines[i - 1] ?? '');
}
