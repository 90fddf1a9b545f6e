import type { Sentence } from './sentences.ts';
import type { Topic } from './topics.ts';
import { tokensOf } from './words.ts';

/** Whether a sentence has all the words of a topic, in any order. 'Q&A' is two words in a sentence. */
export function saysTopic({ words }: Pick<Topic, 'words'>): (sentence: Sentence) => boolean {
  const parts = words.map((word) => ({ word, tokens: tokensOf(word) }));
  return ({ keys, tokens }) =>
    parts.every(
      ({ word, tokens: own }) =>
        keys.includes(word) || (own.length > 1 && own.every((token) => tokens.includes(token))),
    );
}
