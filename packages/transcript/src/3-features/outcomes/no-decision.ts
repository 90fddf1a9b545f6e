import { plainWords } from './plain-words.ts';

/** 'Let's sit, let's.': the words that tell what are missing. */
const brokenOff =
  /\b(?:let's|where|when|which|who|whose|the|a|an|and|or|but|because|if|my|our|your|their)[.…]*$/;
const joke = /(?:^|\s)(?:[:;]-?[)DPp]|xD|lol|haha)\W*$/i;
const runsMeeting =
  /\b(?:let's (?:meet|reconvene|keep in touch|take a screenshot|move to)|end (?:the|this|our) (?:call|meeting)|start(?:ing)? off|skip (?:to|ahead)|updates? (?:starting |first )?from|(?:let's|we(?:'ll| will)) (?:jump|hand(?: it)? over) to|log (?:that|this|it) as)\b/;
/** 'Here it is.' */
const shows = /\b(?:here|there) it is\b/;
const notYet = [
  /\b(?:some thought|think (?:about|through|it over|that over)|don't think)\b/,
  /\b(?:able to|may want to|you(?:'re| are) going to)\b/,
];

/** Whether a sentence is broken off, a joke or a step of the meeting, so that no word of it states anything. */
export function statesNothing(text: string): boolean {
  const words = plainWords(text);
  return joke.test(text) || [brokenOff, runsMeeting, shows].some((sign) => sign.test(words));
}

/** Whether a sentence settles nothing unless it says so ('we decided'). */
export const isNoDecision = (text: string): boolean =>
  statesNothing(text) || notYet.some((sign) => sign.test(plainWords(text)));

/** 'We could do that': settled only by the answer. */
export const isPossible = (text: string): boolean =>
  /\bwe (?:(?:also|then|just|only) )*could\b|\bwe can (?:also|then)\b|\b(?:and )?then we can\b/.test(
    plainWords(text),
  );
