import { isQuestion } from '../3-features/questions.ts';
import { tokensOf } from '../3-features/words.ts';
import { isVerbal, type Quotable } from './quotable.ts';

const fewestWords = 8;
const mostWords = 40;
const mostCharacters = 400;
/** Quality by the share of fillers and hedges. */
const lowestQuality = 0.6;

const beginning = /^["“'‘(]?[\p{Lu}\p{N}]/u;
const ending = /[.!…]["'”’)\]]*$/;
const stammer = /\b(\p{L}+)[,.…-]* \1\b/iu;
const brokenOff = /…["'”’)\]]*$|\w-\s|--|(?:\.\.\.|…).*(?:\.\.\.|…)/;
const chatter =
  /\b(?:hear me|see my|my screen|(?:share|sharing) (?:my|the|a|this)|on mute|unmute|muted|record(?:ing|ed)|stream(?:ing)?|welcome|thank(?:s| you)|good (?:morning|afternoon|evening|day)|happy (?:new year|birthday)|hello|bye|get started|next slide|see you|nice to|pleasure|introduc(?:e|ing)|sorry|apolog|my (?:name|camera|mic|microphone|internet|connection)|(?:raise|raised) (?:your|their|my|a) hands?|feel free|in the chat|drop(?:ping)? (?:it|a link|the link)|first (?:item|thing|topic|up)|next (?:item|topic|up)|on the agenda|move (?:on|over|to the next)|any (?:questions|comments|other|thoughts))\b/i;
const pointing =
  /^(?:… )?(?:(?:and|but|so|or|because|then|also|well|yeah|yes|no|okay|right|now|i mean|you know|like)\b[\s,]*)*(?:it|that|this|these|those|he|she|they|him|her|them|which|who|there it|here it|that's|it's|he's|she's|they're|this is|if so|same|exactly|both|neither|either)\b/i;
const ofOneself =
  /^(?:… )?(?:(?:and|but|so)\b[\s,]*)*(?:i (?:was|am|don't|do|did|just|guess|mean|know|wonder|wanted|forgot|remember|see|saw|hope)|i'm)\b/i;

const halves =
  /^(?:… )?(?:(?:and|but|so|or|then)\b[\s,]*)*(?:to|because|which|that|than|not|no|yes|in regards?)\b/i;
const subordinators = new Set(
  'if when because although though while since unless until which that who whom where whether how what why than as even'.split(
    ' ',
  ),
);
const openers = new Set(
  'if when because although though while since unless until as once in on at for with by from of about after before during without given assuming according'.split(
    ' ',
  ),
);

const otherVerbs = new Set(
  `hold holds bring brings brought call calls change changes send sends sent build builds built buy buys sell sells
  sold pay pays paid win wins won lose loses lost stand stands stood sit sits run write writes wrote read reads speak
  speaks spoke spend spends spent grow grows grew fall falls fell rise rises rose meet meets met arrive arrives open
  opens close closes stop stops happen happens matter matters depend depends include includes contain contains remain
  remains stay stays become becomes became break breaks broke choose chooses chose expect expects believe believes
  understand understands carry carries cover covers create creates deliver delivers depends drop drops finish finishes
  handle handles improve improves join joins launch launches leave leaves left limit limits merge merges miss misses
  offer offers plan plans provide provides reach reaches receive receives replace replaces require requires save saves
  ship ships solve solves support supports test tests turn turns wait waits aim aims allow allows add adds agrees let's`.split(
    /\s+/,
  ),
);
const joiners = new Set('and but so or then also now well okay yeah'.split(' '));

function hasMainClause(text: string): boolean {
  const tokens = tokensOf(text).filter((token) => !joiners.has(token));
  if (!openers.has(tokens[0] ?? '')) return isClause(tokens);
  const comma = text.indexOf(',');
  return comma !== -1 && isClause(tokensOf(text.slice(comma)));
}

function isClause(tokens: readonly string[]): boolean {
  const under = tokens.findIndex((token, at) => at > 0 && subordinators.has(token));
  const own = under === -1 ? tokens : tokens.slice(0, under);
  return own.some((token, at) => at > 0 && (isVerbal(token) || otherVerbs.has(token)));
}

/** Whether a sentence can be read alone and is not about the call itself. */
export function standsAlone({ sentence, shown, words, quality }: Quotable): boolean {
  return (
    sentence.whole &&
    shown.length <= mostCharacters &&
    words >= fewestWords &&
    words <= mostWords &&
    quality >= lowestQuality &&
    beginning.test(sentence.text) &&
    ending.test(shown) &&
    !brokenOff.test(shown) &&
    !pointing.test(shown) &&
    !halves.test(shown) &&
    !ofOneself.test(shown) &&
    !chatter.test(shown) &&
    !isQuestion(sentence) &&
    !stammer.test(shown) &&
    hasMainClause(shown)
  );
}
