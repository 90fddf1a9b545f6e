import { commonWords, firstNames } from '@rapport/transcript';
import { emptyTerms } from '../words/empty-words.ts';
import type { Span } from './documents-in.ts';
import { keyOf, type Token } from './tokens.ts';

const within: ReadonlySet<string> = new Set(['of', '&']);
/** 'LexVault', 'S3', 'PagerDuty'. */
const madeUp = /^\p{Lu}+\p{Ll}+\p{Lu}|^\p{Lu}+[\p{Ll}-]*\d/u;
const notNames: ReadonlySet<string> = new Set(
  `english german french spanish dutch italian christmas easter european american british q1 q2 q3 q4 h1 h2
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december ceo cto cfo vp hr pr kpi okr pdf faq api ui ux sla eta fyi asap`.split(
    /\s+/,
  ),
);

const isWord = ({ word, form }: Token) =>
  emptyTerms.has(form) ||
  commonWords.has(word.toLowerCase()) ||
  commonWords.has(form) ||
  notNames.has(form) ||
  /['’](?!s$)/.test(word) ||
  /^\p{Lu}{2,}s$/u.test(word);

/** Names with capitals; `isMadeUp` if they are spelled as no word is. */
export type NameSpan = Span & { isMadeUp: boolean };

/**
 * Names that a text writes with capitals, without those of people. A sentence begins with a capital anyway, so one word
 * there is none.
 * @param known forms of words in names of people
 */
export function namesIn(tokens: readonly Token[], known: ReadonlySet<string>): NameSpan[] {
  const found: NameSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const to = endOfName(tokens, at);
    if (to === at) {
      at += 1;
      continue;
    }
    const name = tokens.slice(at, to);
    at = to;
    const [first] = name;
    const last = name.at(-1);
    if (!first || !last) continue;
    const isMadeUp = name.some(({ word }) => madeUp.test(word));
    if (first.opens && name.length === 1 && !isMadeUp) continue;
    if (name.some(({ form }) => known.has(form) || (name.length < 3 && firstNames.has(form))))
      continue;
    if (name.length === 1 && first.word.length < 3) continue;
    found.push({ key: keyOf(name), from: first.from, to: last.to, isMadeUp });
  }
  return found;
}

function endOfName(tokens: readonly Token[], from: number): number {
  const isPart = (token: Token | undefined) =>
    token?.isCapital === true && !isWord(token) && !/^\d/.test(token.word);
  if (!isPart(tokens[from])) return from;
  let to = from + 1;
  for (;;) {
    if (/['’]s?$/.test(tokens[to - 1]?.word ?? '')) return to;
    const next = tokens[to];
    if (!next?.follows) return to;
    const isLinked = within.has(next.form) && tokens[to + 1]?.follows && isPart(tokens[to + 1]);
    if (!isPart(next) && !isLinked) return to;
    to += isLinked ? 2 : 1;
  }
}
