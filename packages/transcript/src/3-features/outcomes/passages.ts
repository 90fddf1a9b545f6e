import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';

/** Consecutive sentences of one turn that are judged together. */
export type Passage = {
  /** Index of its turn. */
  turn: number;
  speaker: number | null;
  sentences: Sentence[];
  tokens: string[];
};

/** A passage closes with the sentence that brings it to this many words. */
const passageWords = 25;

/** Cuts turns into passages of some 25 words, each of whole sentences; turns without words yield none. */
export function passagesOf(turns: readonly SpokenTurn[]): Passage[] {
  const passages: Passage[] = [];
  for (const { index, speaker, sentences } of turns) {
    let open: Passage | undefined;
    for (const sentence of sentences) {
      if (sentence.tokens.length === 0) continue;
      if (!open || open.tokens.length >= passageWords) {
        open = { turn: index, speaker, sentences: [], tokens: [] };
        passages.push(open);
      }
      open.sentences.push(sentence);
      open.tokens.push(...withEndings(sentence.tokens));
    }
  }
  return passages;
}

const endings: ReadonlySet<string> = new Set(['s', 'll', 're', 've', 'm', 'd']);

/** Some transcripts write "I 'll" for "I'll": both are read as one word. */
export function withEndings(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before !== undefined && endings.has(token))
      joined[joined.length - 1] = `${before}'${token}`;
    else joined.push(token);
  }
  return joined;
}
