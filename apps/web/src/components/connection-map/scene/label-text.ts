/** Maximum width of a label in pixels; the list shows full names. */
const longestPx = 176;

/** Removes control characters and bidirectional overrides. */
export function drawableText(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}

export function shorten(text: string, measure: (text: string) => number): string {
  if (measure(text) <= longestPx) return text;
  const letters = [...text];
  let fits = 0;
  let tooLong = letters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(cut(letters, middle)) <= longestPx) fits = middle;
    else tooLong = middle;
  }
  return cut(letters, fits);
}

function cut(letters: readonly string[], length: number): string {
  return `${letters.slice(0, length).join('').trimEnd()}…`;
}
