/** One wording and another of the same words in the transcript. */
export type Rewording = { from: string; to: string };

/** The text with the other wording; null if that does not say what becomes of it. */
export function reworded(text: string, { from, to }: Rewording): string | null {
  if (text.includes(from)) return text.replace(from, () => to);
  const at = from.indexOf(text);
  if (at < 0) return null;
  const start = sharedStart(from, to);
  const end = sharedStart(reversed(from.slice(start)), reversed(to.slice(start)));
  const isWhole = at <= start && from.length - end <= at + text.length;
  return isWhole ? to.slice(at, to.length - (from.length - at - text.length)) : null;
}

/** Number of characters that two texts begin with. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');
