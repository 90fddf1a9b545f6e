import { plainWords } from './plain-words.ts';

/** 'Let's sit, let's.': the words that tell what are missing. */
const brokenOff =
  /\b(?:let's|where|when|which|who|whose|the|a|an|and|or|but|because|if|my|our|your|their)[.…]*$/;
const joke = /(?:^|\s)(?:[:;]-?[)DPp]|xD|lol|haha)\W*$/i;
const runsMeeting =
  /\b(?:start(?:ing)? off|skip (?:to|ahead)|updates? (?:starting |first )?from|(?:let's|we(?:'ll| will)) (?:jump|hand(?: it)? over) to|log (?:that|this|it) as)\b/;
const thinks = /\b(?:some thought|think (?:about|through|it over|that over)|don't think)\b/;
const others = [/\b(?:here|there) it is\b/, /\b(?:able to|may want to|you(?:'re| are) going to)\b/];

/** Whether a sentence settles nothing, whatever else its words are like. */
export function isNoDecision(text: string): boolean {
  const words = plainWords(text);
  return (
    joke.test(text) || [brokenOff, runsMeeting, thinks, ...others].some((sign) => sign.test(words))
  );
}

/** 'We could do that': settled only by the answer. */
export const isPossible = (text: string): boolean =>
  /\bwe (?:(?:also|then|just|only) )*could\b|\bwe can (?:also|then)\b|\b(?:and )?then we can\b/.test(
    plainWords(text),
  );
