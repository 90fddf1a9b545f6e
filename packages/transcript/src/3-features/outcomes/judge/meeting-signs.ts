import type { Talk } from '../../talk.ts';

/** In words: a turn that only nods. */
const shortTurn = 3;
const mostFillers = 0.15;
export const fillerWord = /^(?:um+|uh+|uhm|er+|erm|hmm?|mm|like|yeah)$/;
const isBrokenOff = (text: string): boolean => /…|\.\.\.|\w-(?:\s|$)/.test(text);

/**
 * How rough the talk of a meeting is: long turns, sounds, broken sentences and missing marks. In rough talk fewer
 * sentences that look like an outcome are one.
 */
export function meetingSigns({ turns, names }: Talk): Record<string, number> {
  const spoken = turns.filter(({ written }) => !written);
  const sentences = spoken.flatMap((turn) => turn.sentences);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = spoken.reduce((sum, turn) => sum + turn.words, 0);
  const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
    items.filter(is).length / Math.max(1, items.length);
  return {
    'meeting words': Math.log(1 + words),
    'meeting words of a turn': Math.log(1 + words / Math.max(1, spoken.length)),
    'meeting words of a sentence': Math.log(1 + words / Math.max(1, sentences.length)),
    'meeting fillers': Math.min(
      mostFillers,
      shareOf(tokens, (token) => fillerWord.test(token)),
    ),
    'meeting whole sentences': shareOf(
      sentences,
      ({ whole, text }) => whole && /[.?!]["”)]*$/.test(text),
    ),
    'meeting broken sentences': shareOf(sentences, ({ text }) => isBrokenOff(text)),
    'meeting capitals': shareOf(sentences, ({ text }) => /^\p{Lu}/u.test(text)),
    'meeting short turns': shareOf(spoken, (turn) => turn.words <= shortTurn),
    'meeting people': Math.log(1 + names.length),
  };
}
