const leastRepeats = 3;
const longest = 120;
const longestSmallWord = 3;

/**
 * The headers of pages in a text that does not tell where pages end: lines set as titles, alone and repeated, of which
 * some stand in the middle of a sentence.
 */
export function runningHeaders(lines: readonly string[]): ReadonlySet<number> {
  const titles = [...lines.keys()].filter((at) => isTitleAlone(lines, at));
  const groups = Map.groupBy(titles, (at) => (lines[at] ?? '').trim().replace(/\d+/g, '#'));
  return new Set(
    [...groups.values()].flatMap((places) =>
      places.length >= leastRepeats && places.some((at) => cutsSentence(lines, at)) ? places : [],
    ),
  );
}

function isTitleAlone(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line === '' || line.length > longest || /[.?!,;:…]$/.test(line)) return false;
  if (lines[at - 1]?.trim() !== '' || lines[at + 1]?.trim() !== '') return false;
  const words = line.split(/\s+/);
  const large = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    large > 1 &&
    words.every((word) => /^[\p{Lu}\d\p{P}]/u.test(word) || word.length <= longestSmallWord)
  );
}

function cutsSentence(lines: readonly string[], at: number): boolean {
  const above = lines[at - 2] ?? '';
  return /[\p{L},]\s*$/u.test(above) && /^\p{Ll}/u.test(lines[at + 2] ?? '');
}
