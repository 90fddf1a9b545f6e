/** A stretch of a turn; `to` is exclusive. */
export type Stretch = { from: number; to: number };

/** Text without full stops is cut after this many words. */
const mostWords = 40;
const sentenceEnd = /[.?!…。？！]["'”’)\]]*$/u;

/** The sentences of a turn in order. */
export function sentencesIn(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let from = -1;
  let words = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/gu)) {
    if (from < 0) from = index;
    words += 1;
    const to = index + word.length;
    if (words < mostWords && !sentenceEnd.test(word)) continue;
    sentences.push({ from, to });
    from = -1;
    words = 0;
  }
  if (from >= 0) sentences.push({ from, to: text.trimEnd().length });
  return sentences;
}
