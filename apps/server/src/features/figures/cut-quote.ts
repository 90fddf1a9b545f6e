const quoteLengthMax = 240;

/** Shortens a turn that is quoted beside a figure: between words, with the cut marked. */
export function cutQuote(text: string): string {
  if (text.length <= quoteLengthMax) return text;
  const part = text.slice(0, quoteLengthMax);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), 1))} …`;
}
