import type { Sentence } from '../sentences.ts';

const mostTokens = 60;
const brokenOff = /(?:…|\.\.\.|,|-)$/;
const goesOn = /^["'“‘(]?\p{Ll}/u;

/** Joins sentences that were split at a pause ("let's just… go on"). */
export function wholeSentences(sentences: Sentence[]): Sentence[] {
  if (!sentences.some((sentence, at) => isOneWith(sentences[at - 1], sentence))) return sentences;
  const whole: Sentence[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    if (before && isOneWith(before, sentence)) whole[whole.length - 1] = joined(before, sentence);
    else whole.push(sentence);
  }
  return whole;
}

function isOneWith(before: Sentence | undefined, { text, tokens, whole, asks }: Sentence): boolean {
  return (
    before?.whole === true &&
    whole &&
    asks === undefined &&
    before.tokens.length + tokens.length <= mostTokens &&
    brokenOff.test(before.text) &&
    goesOn.test(text)
  );
}

const joined = (a: Sentence, b: Sentence): Sentence => ({
  text: `${a.text} ${b.text}`,
  tokens: [...a.tokens, ...b.tokens],
  keys: [...a.keys, ...b.keys],
  whole: true,
});
