/** A word, or a mark such as '!' or a smiley. */
export type Token = { text: string; isWord: boolean; isNegated: boolean };

const negations: ReadonlySet<string> = new Set(
  `not no never none nobody nothing neither nor hardly barely without cannot cant dont isnt wasnt wont didnt doesnt
  couldnt wouldnt shouldnt havent hasnt aint isn't aren't wasn't weren't don't doesn't didn't won't wouldn't can't
  couldn't shouldn't hasn't haven't hadn't ain't`.split(/\s+/),
);

/** In words; punctuation ends it earlier. */
const negationReach = 3;

const tokenPattern =
  /\p{L}+(?:'\p{L}+)*|\p{N}+|[!?.]+|[:;=]-?[()dp]|[,;:()"-]|\p{Extended_Pictographic}/gu;
const wordStart = /^\p{L}/u;
const numberStart = /^\p{N}/u;
const sentenceEnd = /^[!?.]/;
const drawnOut = /(.)\1{2,}/gu;

/**
 * Tokens in lower case. Numbers are one word, drawn-out letters ('sooo') are shortened to two, immediate repetitions to
 * one.
 */
export function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  let negatedAhead = 0;
  for (const found of plain(text).match(tokenPattern) ?? []) {
    if (wordStart.test(found)) {
      const word = found.replace(drawnOut, '$1$1');
      if (tokens.at(-1)?.text === word) continue;
      tokens.push({ text: word, isWord: true, isNegated: negatedAhead > 0 });
      negatedAhead = negations.has(word) ? negationReach : Math.max(0, negatedAhead - 1);
    } else if (numberStart.test(found)) {
      if (tokens.at(-1)?.text !== '0') tokens.push({ text: '0', isWord: true, isNegated: false });
    } else {
      negatedAhead = 0;
      tokens.push({ text: markOf(found), isWord: false, isNegated: false });
    }
  }
  return tokens;
}

const clauseEnd = /^[.!?,;]/;
const turningWords: ReadonlySet<string> = new Set(['but', 'because']);
const fewestWordsOfClause = 2;

/** Clauses of at least two words, as [from, to) of the tokens. */
export function clausesIn(tokens: readonly Token[]): [from: number, to: number][] {
  const clauses: [number, number][] = [];
  let from = 0;
  let words = 0;
  const close = (to: number) => {
    if (words >= fewestWordsOfClause) clauses.push([from, to]);
    from = to;
    words = 0;
  };
  for (const [at, { text, isWord }] of tokens.entries()) {
    if (turningWords.has(text)) close(at);
    if (isWord) words++;
    else if (clauseEnd.test(text)) close(at + 1);
  }
  close(tokens.length);
  return clauses;
}

const bracketed = /\{[^}]*\}|\[(?!(?:NAME|RELIGION)\])[^\]]*\]/g;
const cliticApart = / (?='(?:s|m|re|ve|ll|d)\b)/gi;

/** Praise in the form of a question. */
const notToLove = /\bwhat(?:'s| is) not to (like|love)\b([^.?!]*)\??/g;

const plain = (text: string): string =>
  text
    .replace(bracketed, ' ')
    .replace(/[\u2018\u2019\u0092\u00b4`]/g, "'")
    .replace(cliticApart, '')
    .replace(/[\u201c\u201d\u0093\u0094]/g, '"')
    .replace(/[\u0085\u2026]/g, '...')
    .replace(/\[(?:NAME|RELIGION)\]/g, 'somename')
    .toLowerCase()
    .replace(notToLove, 'i really $1 that$2.');

function markOf(found: string): string {
  if (!sentenceEnd.test(found)) return found;
  const isLoud = found.includes('!');
  if (found.includes('?')) return isLoud ? '?!' : '?';
  if (isLoud) return found.length > 1 ? '!!' : '!';
  return found.length > 1 ? '...' : '.';
}
