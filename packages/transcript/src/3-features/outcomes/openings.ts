import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { plainWords } from './plain-words.ts';

const isOpening =
  /^(?:(?:so|then|okay|ok|alright|all right|right|fine|good|great|perfect|yes|yeah|yep|no|well|cool|done|deal|hm+|oh|uh|um)[,.! ]*)+$/i;

/** Plain words of a sentence, after the 'Fine.' that is said before it. */
export function withOpening(sentence: Sentence, turn: SpokenTurn): string {
  const before = turn.sentences[turn.sentences.indexOf(sentence) - 1];
  const opening = before && isOpening.test(before.text) ? `${withoutEnd(before)}, ` : '';
  return plainWords(opening + sentence.text);
}

/** Plain words of the first sentence that says more than 'Yeah.', after all that is said before it. */
export function openingOf(turn: SpokenTurn): string {
  const { sentences } = turn;
  const at = sentences.findIndex(({ text }) => !isOpening.test(text));
  const said = at < 0 ? sentences : sentences.slice(0, at + 1);
  return plainWords(
    said.map((one, place) => (place < said.length - 1 ? withoutEnd(one) : one.text)).join(', '),
  );
}

const withoutEnd = ({ text }: Sentence): string => text.replace(/[.!,]+$/, '');
