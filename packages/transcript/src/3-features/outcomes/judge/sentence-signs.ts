import type { Sentence } from '../../sentences.ts';
import type { SpokenTurn, Talk } from '../../talk.ts';
import { dueIn } from '../due-words.ts';
import { openingOf } from '../openings.ts';
import { approves, assents, objects, saysYes } from '../proposal-words.ts';
import { readsAlone, saysOf } from '../sentence-clarity.ts';
import { signs } from '../signs.ts';
import { fillerWord } from './meeting-signs.ts';

const pointers = new Set(
  'this that these those there here other another others same such both either one ones else'.split(
    ' ',
  ),
);
const pronouns = new Set(
  "it it's its it'll they them their they're they'll he she him her".split(' '),
);
const laterName = /(?<=[a-z,;] )\p{Lu}[\p{L}\d]+/gu;
const mostMatter = 8;
const mostCommas = 5;
const mostOthers = 3;

/** What the words of a sentence and those around it tell of whether it is an outcome. */
export function sentenceSigns(
  sentence: Sentence,
  turn: SpokenTurn,
  { turns }: Talk,
): Record<string, number> {
  const { text, tokens, keys } = sentence;
  const count = (is: (token: string) => boolean) => Math.min(mostOthers, tokens.filter(is).length);
  const said = tokens.join(' ');
  return {
    'states a decision': saysOf(sentence, 'decisions'),
    'states a task': saysOf(sentence, 'actions'),
    'states a question': saysOf(sentence, 'openQuestions'),
    'reads alone': readsAlone(sentence),
    words: Math.log(1 + tokens.length),
    matter: Math.min(mostMatter, new Set(keys.filter((key) => key !== null)).size),
    names: Math.min(
      mostOthers,
      (text.slice(1).match(laterName) ?? []).filter((word) => word !== 'I').length,
    ),
    day: dueIn(text) === null ? 0 : 1,
    pointers: count((token) => pointers.has(token)),
    pronouns: count((token) => pronouns.has(token)),
    fillers: count((token) => fillerWord.test(token)),
    commas: Math.min(mostCommas, text.split(',').length - 1),
    ...Object.fromEntries(
      Object.entries(signs).map(([name, sign]) => [`sign ${name}`, sign.test(said) ? 1 : 0]),
    ),
    'words of the turn': Math.log(1 + turn.words),
    'begins the turn': turn.sentences[0] === sentence ? 1 : 0,
    place: turn.index / Math.max(1, turns.length),
    ...replySigns(turn, turns),
  };
}

function replySigns(turn: SpokenTurn, turns: readonly SpokenTurn[]): Record<string, number> {
  const next = turns[turn.index + 1];
  if (!next || next.speaker === turn.speaker) return { 'no reply': 1 };
  const opening = openingOf(next);
  const tell = (sign: RegExp) => (sign.test(opening) ? 1 : 0);
  return {
    'words of the reply': Math.log(1 + next.words),
    'reply approves': tell(approves),
    'reply assents': tell(assents),
    'reply says yes': tell(saysYes),
    'reply objects': tell(objects),
  };
}
