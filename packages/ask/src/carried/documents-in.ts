import { commonWords } from '@rapport/transcript';
import { emptyTerms } from '../words/empty-words.ts';
import {
  accessWords,
  determiners,
  documentNames,
  documentWords,
  namingNothing,
} from './document-words.ts';
import { keyOf, type Token } from './tokens.ts';

/** `to` is exclusive; both are positions of characters. */
export type Span = { key: string; from: number; to: number };

const fileName =
  /^[\p{L}\p{N}_-]+\.(?:xlsx?|docx?|pptx?|pdf|csv|md|ya?ml|json|sh|py|sql|ipynb|key)$/iu;
const modifiersMax = 2;

const isStop = ({ form, word }: Token) =>
  determiners.has(form) || emptyTerms.has(form) || word.includes("'") || word.includes('’');
const isContent = (token: Token) =>
  !isStop(token) && !namingNothing.has(token.form) && !/^\d/.test(token.word);
export const isModifier = (token: Token) =>
  isContent(token) && (token.isCapital || !commonWords.has(token.word.toLowerCase()));

/** Documents and systems that a text names: 'the exceptions sheet', 'key to the cold store', 'rates.xlsx'. */
export function documentsIn(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((token, at) => {
    if (fileName.test(token.word)) return [spanOf([token])];
    if (!documentWords.has(token.form)) return [];
    const next = tokens[at + 1];
    if (next?.follows && isContent(next) && documentWords.has(next.form)) return [];
    const before = modifiersBefore(tokens, at);
    if (before.length > 0) return [spanOf([...before, token])];
    if (accessWords.has(token.form) && isDetermined(tokens, at)) {
      const opened = openedBy(tokens, at);
      if (opened.length > 0) return [spanOf([token, ...opened])];
    }
    const isAlone = documentNames.has(token.form) && isDetermined(tokens, at);
    return isAlone ? [spanOf([token])] : [];
  });
}

function spanOf(tokens: readonly Token[]): Span {
  return { key: keyOf(tokens), from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
}

/** The words just before, if an article or the like stands before them: a verb before a noun has none. */
function modifiersBefore(tokens: readonly Token[], at: number): Token[] {
  let first = at;
  while (at - first < modifiersMax && tokens[first]?.follows) {
    const before = tokens[first - 1];
    if (!before || !isModifier(before)) break;
    first -= 1;
  }
  const found = tokens.slice(first, at);
  const isName = found.length > 0 && found.every(({ isCapital, opens }) => isCapital && !opens);
  return isName || isDetermined(tokens, first) ? found : [];
}

export function isDetermined(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    tokens[at]?.follows === true &&
    (determiners.has(before.form) || /['’]s$/.test(before.word) || before.form === 'only')
  );
}

const links: ReadonlySet<string> = new Set(['for', 'to']);

/** What the key or the access is to: 'cold store' in 'the key to the cold store'. */
function openedBy(tokens: readonly Token[], at: number): Token[] {
  const link = tokens[at + 1];
  if (!link?.follows || !links.has(link.form)) return [];
  let from = at + 2;
  while (tokens[from]?.follows && determiners.has(tokens[from]?.form ?? '')) from += 1;
  let to = from;
  while (to - from < modifiersMax) {
    const token = tokens[to];
    if (!token?.follows || !isModifier(token)) break;
    to += 1;
  }
  return tokens.slice(from, to);
}
