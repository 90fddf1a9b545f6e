import { commonWords } from '@rapport/transcript';
import { determiners, documentWords } from './document-words.ts';
import { isDetermined, isModifier, type Span } from './documents-in.ts';
import { keyOf, type Token } from './tokens.ts';

const lettersMin = 3;
const notOfNouns = /(?:ed|ly)$/;

const isPart = (token: Token) =>
  isModifier(token) &&
  token.form.length >= lettersMin &&
  /^[\p{L}-]+$/u.test(token.word) &&
  !commonWords.has(token.word.toLowerCase());

/**
 * Pairs of words after an article or the like, such as 'the drift model', that may be a matter. How often they are said
 * tells which are.
 * @param names forms of words in names of people
 */
export function mattersIn(tokens: readonly Token[], names: ReadonlySet<string>): Span[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (!next?.follows || !isPart(token) || !isPart(next) || !isDetermined(tokens, at)) return [];
    if (next.isCapital || names.has(token.form)) return [];
    // 'The siren frightens the cats': what comes before an article is a verb.
    if (documentWords.has(next.form) || notOfNouns.test(next.form)) return [];
    if (determiners.has(tokens[at + 2]?.form ?? '')) return [];
    return [{ key: keyOf([token, next]), from: token.from, to: next.to }];
  });
}
