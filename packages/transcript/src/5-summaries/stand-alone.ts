import { isQuestion } from '../3-features/questions.ts';
import { tokensOf } from '../3-features/words.ts';
import { isBesideTheMatter } from './beside-the-matter.ts';
import { isBroken } from './broken-speech.ts';
import { isVerbal, type Quotable } from './quotable.ts';

const mostWords = 36;
const mostCharacters = 400;
/** Quality by the share of fillers and hedges. */
const lowestQuality = 0.6;
/** Small letters, missing marks and words that point back lower it. */
const lowestInStyle = 0.36;

const beginning = /^["“'‘(]?[\p{Lu}\p{N}]/u;
const ending = /[.!…]["'”’)\]]*$/;
export const stammer = /(?<![\p{L}'’])([\p{L}'’]+)[,.…-]* \1(?![\p{L}'’])/iu;
/** Recognised speech that was cut at pauses: 'do it For some'. */
const badlyCut =
  /[\p{Ll},] (?:The|Is|Are|Was|For|Most|With|So|And|But|Or|We|It|This|That|In|On|Of|To|Our|Let|Have|Has|Because|If|When|Then|They|You|Also|As|At|From|By|Not|Given|Once|After|Before|While|Since|Until|Although|However|There|Here|Those|These|What|Which|Who|How|Why|Where|He|She|Your|My|His|Her|Their|Its|Just|Like|Maybe|Yes|Yeah|Okay|Well|Can|Could|Would|Should|Do|Does|Did|Be|Been|About|Into|Over|Through|Without|Already|Than|Very|Really|Um|Uh)\b(?!')(?! [\p{Lu}"“])/u;
const brokenOff = /…["'”’)\]]*$|\w-\s|--|(?:\.\.\.|…).*(?:\.\.\.|…)/;
const aboutOneself =
  /^(?:… )?(?:(?:and|but|so)\b[\s,]*)*(?:i (?:was|am|do|did|just|guess|mean|know|wonder|wanted|forgot|remember|see|saw|hope)|i'm (?!against|for|in favou?r|worried|concerned|afraid))\b/i;

/** A heading, a link or an option of a list. */
const listed = /^\s*(?:[-*•#>]|\(?[\da-z]{1,2}[.)]\s|option \w\b)|\]\(|^\d+$/iu;
const vague =
  /\b(?:(?:lots? of|some|good|cool|interesting|all (?:the|this|that)|and) stuff|(?:lots?|couple) of (?:\p{L}+ )?things|some (?:\p{L}+ )?things|and (?:such|so on|everything|whatever))\b/iu;

const halves =
  /^(?:… )?(?:or\b|(?:(?:and|but|so|or|then)\b[\s,]*)*(?:to|because|which|that|than|not|no|yes|in regards?))\b/i;
/** Asked, whatever the mark at the end. */
const inverted =
  /^(?:… )?(?:(?:and|but|so|or|then|also|well|yeah|okay|now)\b[\s,]*)*(?:do|does|did|can|could|would|will|is|are|was|were|should|shall|have|has|isn't|aren't|don't|doesn't|can't|what|how|why|where|who|when)(?: \w+)? (?:you|we|they|i|it|that|this|there|he|she|the)\b/i;
const subordinators = new Set(
  'if when because although though while since unless until which that who whom where whether how what why than as even'.split(
    ' ',
  ),
);
const openers = new Set(
  'if when because although though while since unless until as once given assuming according based regarding concerning related compared depending due including especially like'.split(
    ' ',
  ),
);
const prepositions = new Set(
  'in on at for with by from of about after before during without'.split(' '),
);
/** 'On Friday we deployed', 'for last week our share is'. */
const ownSubject =
  /.\s(?:(?:we|I|they|he|she|you)\b|(?:the|our|their|an?|this|that) (?:\p{L}+ ){1,2}(?:is|are|was|were|has|have|had|will|can)\b)/iu;

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
/** 'Lifts 40', 'hides the'. */
const verbForm = /[^s]s$/;
const object = /^(?:\d|(?:the|an?|our|its|their)$)/;
/** 'The test' and 'on support' hold no verb. */
const beforeNouns = new Set(
  'the a an my your our their his its of on in at for with by from'.split(' '),
);
const joiners = new Set('and but so or then also now well okay yeah'.split(' '));

/** Whether it says something, rather than naming it. */
export function hasMainClause(text: string): boolean {
  const tokens = tokensOf(text).filter((token) => !joiners.has(token));
  const [first = ''] = tokens;
  if (prepositions.has(first) && ownSubject.test(text)) return isClause(tokens);
  if (!openers.has(first) && !prepositions.has(first)) return isClause(tokens);
  const comma = text.indexOf(',');
  return comma !== -1 && isClause(tokensOf(text.slice(comma)));
}

function isClause(tokens: readonly string[]): boolean {
  const under = tokens.findIndex((token, at) => at > 0 && subordinators.has(token));
  const own = under === -1 ? tokens : tokens.slice(0, under);
  return own.some((token, at) => {
    const isVerb =
      isVerbal(token) ||
      otherVerbs.has(token) ||
      (verbForm.test(token) && object.test(own[at + 1] ?? ''));
    return isVerb && at > 0 && !beforeNouns.has(own[at - 1] ?? '');
  });
}

/**
 * Messages of a chat and scribed lines often have neither capitals nor full stops; a sentence that points back has the
 * one before beside it.
 */
type Style = { isMessage: boolean; pointsBack: boolean };

/** Whether a sentence is whole and clear; it may point to the one before it. */
export const isReadable = (
  { sentence, shown, words, quality }: Quotable,
  { isMessage, pointsBack }: Style = { isMessage: false, pointsBack: false },
): boolean =>
  sentence.whole &&
  shown.length <= mostCharacters &&
  words <= mostWords &&
  quality >= (isMessage || pointsBack ? lowestInStyle : lowestQuality) &&
  (isMessage || (beginning.test(sentence.text) && ending.test(shown))) &&
  !brokenOff.test(shown) &&
  !badlyCut.test(shown) &&
  !halves.test(shown) &&
  !aboutOneself.test(shown) &&
  !isBesideTheMatter(shown) &&
  !isQuestion(sentence) &&
  !inverted.test(shown) &&
  !stammer.test(shown) &&
  !isBroken(shown) &&
  !listed.test(sentence.text) &&
  !vague.test(shown);
