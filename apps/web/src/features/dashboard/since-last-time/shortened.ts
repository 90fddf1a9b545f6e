/** In characters: what fits on one line of half a page, with a name and a minute. */
const lengthMax = 42;
/** In characters. Fewer left out save nothing. */
const leastLeftOut = 8;

/** The first words of a sentence, with an ellipsis if some are left out. */
export function shortened(text: string): string {
  if (text.length < lengthMax + leastLeftOut) return text;
  const cut = text
    .slice(0, lengthMax)
    .replace(/\S*$/u, '')
    .replace(/[\s\p{P}]+$/u, '');
  return `${cut || text.slice(0, lengthMax)}…`;
}
