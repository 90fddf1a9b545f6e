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
