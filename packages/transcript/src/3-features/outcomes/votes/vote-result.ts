import { isUnsaid } from '../unsaid.ts';
import { tallyIn } from './tally.ts';

const passes = '(?:carries|carried|passes|passed)';
const isPassed =
  "(?:(?:is|are|stands?|has been|have been)(?: (?:now|therefore|hereby|duly|also|thereby))* |(?:it|that)'s )(?:approved|adopted|carried|passed|agreed)(?! (?:upon|in|with)\\b)";
const leadIn =
  "(?:(?:okay|ok|so|and|then|now|well|yes|good|great|fine|right|all right|alright|thank you|thanks|that's|that|it's|it|this|is|vote|the)\\b[,.]? )*";

const passed: readonly RegExp[] = [
  new RegExp(`\\bmotions?\\b[^.?!]{0,60}\\b(?:${passes}|${isPassed})\\b`, 'i'),
  /^(?:okay|ok|so|and|then|well|yes|good|great|fine|right)?[,. ]*(?:that|it) (?:carries|passes)\b/i,
  /\bmotion agreed to\b|\b(?:ayes|yeas) have it\b/i,
  new RegExp(`\\b${passes} (?:unanimously|by (?:a )?(?:vote|majority|show of hands))\\b`, 'i'),
  new RegExp(`^${leadIn}(?:carried|passed|passes|approved|adopted|unanimous)\\b`, 'i'),
  new RegExp(`\\b${isPassed}\\b|\\bunanimous(?:ly)?\\b`, 'i'),
];
const failed =
  /\b(?:motion|amendment|vote|resolution|ordinance|proposal|that|it)\b[^.?!]{0,40}(?:\b(?:fails?|failed|falls|dies)\b|\bis (?:lost|defeated|rejected)\b|(?:\b(?:is|are|was|does|has|did) not|n't) (?:been )?(?:agreed|carry|carried|pass|passed|approved|adopted)\b)|\b(?:noes|nays) have it\b|\bnot (?:agreed|carried)\b|^(?:lost|defeated|rejected)\b/i;

/** How a sentence tells the end of a vote here and now; null if it tells none. */
export function voteResult(text: string): 'passed' | 'failed' | null {
  if (text.endsWith('?')) return null;
  if (failed.test(text)) return 'failed';
  const isPassing = passed.some((sign) => sign.test(text));
  const tally = tallyIn(text);
  const isLost = tally !== null && tally !== 'unanimous' && tally.for <= tally.against;
  if (isLost && (isPassing || /\bvoted?\b/i.test(text))) return 'failed';
  return isPassing && !isUnsaid(text) ? 'passed' : null;
}

/** What is said while votes are asked for and counted. */
const counting =
  /\b(?:in favou?r|opposed|against|abstentions?|abstain(?:s|ed)?|nays?|noes|roll.?call|call the roll|raise (?:your|their) hands?|show of hands|hands up|let me have hands)\b|\bayes?\b|\btake (?:a|the) vote\b|\bto the vote\b|\bthere voted\b|^(?:opposed|against)\b/i;
export const isCounting = (text: string): boolean => counting.test(text);

/** What is asked only to learn what people think. */
const trial =
  /\b(?:straw poll|temperature check|not a (?:formal )?vote|sense of the (?:room|meeting)|non-?binding)\b/i;
export const isTrial = (text: string): boolean => trial.test(text);
