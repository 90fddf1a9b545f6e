import { stem } from '../words/stem.ts';

/** Words of a question that are mostly said in other words. */
const sayings: readonly (readonly [words: string, said: RegExp])[] = [
  [
    'delayed delay postponed slipped late',
    /\b(?:delay\w*|postpon\w*|slip(?:s|ped|ping)?|late|later than|behind (?:schedule|plan)|push(?:ed|ing)? back|(?:take|takes|took) longer|more time|(?:not|n['’]t|never) (?:make|made|hold|fit|ready)|date (?:\S+ ){0,4}(?:moved|moves|slipped|changed))\b/i,
  ],
  [
    'leave left quit resign resigned going',
    /\b(?:leav(?:e|es|ing)|quit(?:s|ting)?|resign\w*|handed in|notice|last day)\b/i,
  ],
  [
    'stopped stop cancelled ended paused dropped',
    /\b(?:stop(?:s|ped|ping)?|cancel\w*|call(?:ed)? off|paus(?:e|es|ed)|drop(?:s|ped)?|end(?:s|ed)?|give up|gave up|this (?:is|was) the last)\b/i,
  ],
  [
    'break broke broken fail failed crash crashed outage',
    /\b(?:br(?:eak|eaks|oke|oken)|fail\w*|crash\w*|outage|(?:went|goes|is|was) down|refus\w*|stopped (?:working|reporting))\b/i,
  ],
];
const known = sayings.map(([words, said]) => ({
  terms: new Set(words.split(' ').map(stem)),
  said,
}));

/** A term of a matter, and what else says it. */
export type SaidOtherwise = { term: string; said: RegExp };

export const saidOtherwise = (terms: readonly string[]): SaidOtherwise[] =>
  terms.flatMap((term) =>
    known.flatMap(({ terms: of, said }) => (of.has(term) ? [{ term, said }] : [])),
  );
