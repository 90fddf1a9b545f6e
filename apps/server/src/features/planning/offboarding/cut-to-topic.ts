import { cutQuote } from '../../figures/cut-quote.ts';

const sentenceEnd = /(?<=[.!?…])\s+/u;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The sentence of a turn that contains all words of the topic; if there is none, the beginning of the turn. */
export function cutToTopic(text: string, key: string): string {
  const sought = wordsOf(key);
  const speaks = (sentence: string) => {
    const said = wordsOf(sentence);
    return sought.every((word) => said.some((one) => one === word || one === `${word}s`));
  };
  return cutQuote(text.split(sentenceEnd).find(speaks) ?? text);
}

/** Words in the form of a topic's key: without case, punctuation and a plural 's' (`topicKey`). */
export const topicForm = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(\p{L}{2,}[^s ])s( |$)/gu, '$1$2');

/** Whether a text contains the words of a topic, as whole words. */
export const saysTopic = (text: string, key: string): boolean =>
  key.trim() !== '' && ` ${topicForm(text)} `.includes(` ${key.trim()} `);
