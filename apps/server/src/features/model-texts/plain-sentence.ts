const longest = 300;
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;
const markup = /[<>`{}]|\*\*|__|\]\(|https?:|www\.|^(?:#|[-*•] )/i;

/** Null if the text is too long or contains markup. */
export function plainSentence(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '' || line.length > longest || unprintable.test(line) || markup.test(line))
    return null;
  return /[.!?…]["”')]?$/.test(line) ? line : `${line}.`;
}
