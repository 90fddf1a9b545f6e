import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';

export type Passage = {
  turn: number;
  speaker: number | null;
  sentences: Sentence[];
  tokens: string[];
};

const passageWords = 25;

/**
 * Passages of about 25 words, in whole sentences. A passage of one sentence shares the arrays of the talk, to save
 * memory.
 */
export function passagesOf(turns: readonly SpokenTurn[]): Passage[] {
  const passages: Passage[] = [];
  for (const { index: turn, speaker, sentences } of turns) {
    let open: Sentence[] = [];
    let words = 0;
    const close = () => {
      if (open.length > 0)
        passages.push({ turn, speaker, sentences: open, tokens: tokensOf(open) });
      open = [];
      words = 0;
    };
    for (const sentence of sentences) {
      if (sentence.tokens.length === 0) continue;
      if (words >= passageWords) close();
      open = open.length === 0 ? [sentence] : [...open, sentence];
      words += withEndings(sentence.tokens).length;
    }
    close();
  }
  return passages;
}

function tokensOf(sentences: readonly Sentence[]): string[] {
  const [only] = sentences;
  if (only && sentences.length === 1) return withEndings(only.tokens);
  return sentences.flatMap(({ tokens }) => withEndings(tokens));
}

const endings: ReadonlySet<string> = new Set(['s', 'll', 're', 've', 'm', 'd']);

/** Joins "I 'll", as some transcripts write it, to "I'll". */
export function withEndings(tokens: string[]): string[] {
  if (!tokens.some((token) => endings.has(token))) return tokens;
  const joined: string[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before !== undefined && endings.has(token))
      joined[joined.length - 1] = `${before}'${token}`;
    else joined.push(token);
  }
  return joined;
}

/** The highest score of the passages of a turn; the lowest number for a turn without any. */
export function highestOfTurns(
  passages: readonly Passage[],
  scores: readonly number[],
): (turn: number) => number {
  const highest = new Map<number, number>();
  for (const [at, { turn }] of passages.entries())
    highest.set(turn, Math.max(highest.get(turn) ?? Number.NEGATIVE_INFINITY, scores[at] ?? 0));
  return (turn) => highest.get(turn) ?? Number.NEGATIVE_INFINITY;
}
