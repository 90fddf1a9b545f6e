import type { SpokenTurn, Talk } from './talk.ts';

/** People talk before a meeting begins, in words. */
const beforehandMax = 600;
/** Who says less only joins in. */
const wordsMin = 12;

/** Sentences that open a meeting, by language. */
const opening = new RegExp(
  [
    '\\bwelcome,? (?:to|back|everyone|everybody|all)\\b',
    "\\b(?:let'?s|let us|we can|we could|we should|we'll|we will|shall we) (?:\\w+ ){0,2}(?:get (?:started|going)|start|begin|dive in|kick (?:it |this |things |us )?off)\\b",
    '\\bkick(?:ing)? (?:us |things )?off\\b',
    '\\bcall (?:the|this) (?:\\w+ )?meeting to order\\b',
    "\\b(?:on (?:the|today'?s) agenda|the agenda (?:for|of) today|today'?s agenda)\\b",
    '\\bwillkommen\\b|\\b(?:fangen|legen|steigen|starten) wir\\b|\\bauf der (?:agenda|tagesordnung)\\b',
    "\\bbienvenue\\b|\\bcommençons\\b|\\bon (?:va|peut) commencer\\b|à l['’]ordre du jour",
    '\\bbienvenid[oa]s?\\b|\\b(?:empecemos|comencemos|vamos a empezar)\\b|\\borden del día\\b',
    '\\bwelkom\\b|\\blaten we beginnen\\b|\\bwe (?:gaan|kunnen) beginnen\\b|\\bop de agenda\\b',
  ].join('|'),
  'iu',
);

/**
 * The participant who opens the meeting: who first welcomes the others or says that it begins, in the first 600 words.
 * Otherwise who speaks first.
 */
export function openerPosition({ turns, nobodyNamed }: Talk): number {
  if (nobodyNamed) return 0;
  let words = 0;
  for (const turn of turns) {
    if (turn.speaker !== null && opens(turn)) return turn.speaker;
    words += turn.words;
    if (words > beforehandMax) break;
  }
  return 0;
}

const opens = ({ words, sentences, written }: SpokenTurn): boolean =>
  !written &&
  words >= wordsMin &&
  sentences.some(({ text }) => opening.test(text.replaceAll('’', "'")));
