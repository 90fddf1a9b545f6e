import { withoutPlural } from '../words/stem.ts';

/** `to` is exclusive. */
export type Token = {
  word: string;
  /** In lower case, without plural and possessive. */
  form: string;
  from: number;
  to: number;
  /** Nothing but white space stands between it and the word before. */
  follows: boolean;
  /** First word of a sentence. */
  opens: boolean;
  isCapital: boolean;
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}&'’]*(?:[-.][\p{L}\p{N}][\p{L}\p{N}'’]*)*/gu;
const sentenceEnd = /[.?!…:]["'”’)\]]*\s|\n/u;

export const formOf = (word: string): string =>
  withoutPlural(word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, ''));

export function tokensIn(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const between = text.slice(end, index);
    const opens = end === 0 || sentenceEnd.test(between);
    end = index + word.length;
    return {
      word,
      form: formOf(word),
      from: index,
      to: end,
      follows: /^\s+$/.test(between),
      opens,
      isCapital: /^\p{Lu}/u.test(word),
    };
  });
}

export const keyOf = (tokens: readonly Pick<Token, 'form'>[]): string =>
  tokens.map(({ form }) => form).join(' ');
