import { isContentWord, tokensOf } from '../3-features/words.ts';

const number =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?)';
const verb =
  '(?:is|are|was|were|has|have|had|will|would|can|could|should|may|might|must|do|does|did|go|goes|went|come|came|said|say|says|left|moved|got|get)';
const adverb = '(?:(?:also|only|just|still|already|really|probably|now|all|both|then|always) )*';

/** 'For the service pages it isn't', 'as the others do'. */
const cutShort =
  /\b(?:is|are|was|were|does|did|had|could|would|should|(?:is|are|was|were|do|does|did|have|has|had|can|could|would|should|wo)n't)(?: not)?[.,;!](?!\d)/i;
/** 'All three are late', 'the other five went', 'of the twelve'. */
const counted = new RegExp(
  `\\b(?:${number}|both|(?:the|all|those|these|other) (?:other |last |first )?${number}) ${adverb}${verb}\\b|\\b(?:of|the|all|those|these) (?:\\w+ )?${number}[.,;!?](?!\\d)|\\b(?:${number}|some|most|many|none|half|all) of (?:the ${number}|those|these|them|it)\\b`,
  'giu',
);
/** 'The old one', 'the small ones'. */
const oneOfThem =
  /\b(?:the|that|this|those|these|an?|another|each|every|any|which|\w+er|new|original|old|other|last|first|big|small|second|third) (?:\w+ )?ones?(?=[.,;:!?…]|$| (?:is|was|are|were|that|which|who|with|for|in|on|at|has|have|had|will|would|can|could|should|goes|went|really|just|also|still|never|and|or|then|from|to|we|you|I)\b)/giu;
const humans = /\b(?:people|staff|men|women|children|persons?)\b/i;
/** Nouns in the plural, which a count may take up. */
const manyThings = new RegExp(`\\b\\p{L}{3,}[^s\\W]s\\b|${humans.source}`, 'iu');
const thing = /\b(?:an?|the|our|my|new|old|\d+|two|three|four|five) (?!ones?\b)\p{L}{3,}/iu;

/** A verb before 'that' and a word for any matter: 'have that problem', 'the fix for that issue'. */
const thatMatter =
  /\b(?:that|those|such an?|the same) (?:problems?|issues?|points?|things?|parts?|cases?|questions?|numbers?|ideas?|fix|features?|bugs?|changes?|decisions?|tasks?|tickets?|items?|topics?|approach|process|options?|stuff|way|place|amount|amounts|price|figure|date|files?|page|piece|side|area|kind|sort|level|room|data|document|meeting|list|person|people|guys?|block|step|stage)\b(?! (?:that|which|who|we|you|I|they)\b)/iu;
const elsewhere = [
  /\b(?:go|goes|went|going|get|gets|got|be|been|is|are|was|were|put|up|over|in|out|down|from|work|works|stay|right|already|still|also|back) there\b(?! (?:is|are|was|were|will|would|has|have)\b)/iu,
  /\b(?:said|say|says|think|thinks|hope|guess|believe|told (?:me|us|him|her|them)) so\b/iu,
  /\b(?:as|like) (?:I|we|he|she|they|you|\p{L}+) (?:just |already )?(?:said|says|mentioned|explained|described|discussed)\b/iu,
  /\b(?:than|unlike|besides|despite) (?:that|this|those|these)\b/iu,
  /\b(?:by|until|since|back|before|after|from) then\b|\bmeanwhile\b|\b(?:above|below)[.,]/iu,
  /\bfor (?:example|instance)\b/iu,
  /\b(?:mine|yours|ours|theirs|hers)\b/iu,
  /^(?:… )?(?:(?:and|but|so|or|then|well|yeah|okay)\b[\s,]*)*(?:also,|the (?:other|next|same|only|main|whole|short|long|final) (?:thing|point|part|reason|idea|one|update|question|step|piece|version|option|issue|bit|item|side)\b|the (?:idea|thing|point|reason|answer|trick|catch|problem) (?:is|was|there|here|with (?:it|that|this))\b(?! (?:to|that)\b))/iu,
];

/** Words for a figure, which say nothing without what it is a figure of. */
const measures = new Set(
  `target targets price prices rate rates total totals forecast forecasts figure figures amount amounts sum sums score
  scores estimate estimates count counts average cost costs budget limit threshold actual actuals result results
  percentage quarter half third deadline date cap range value values maximum minimum grand euro euros dollar dollars
  pound pounds cent cents kilo kilos metre metres meter meters original final number delay extra proposal
  accrual beginning percent increase decrease growth rise drop difference gap margin volume quote offer position target-date
  done ready fine`.split(/\s+/),
);
const figure = new RegExp(
  `\\d|\\b(?:${number}|hundred|thousand|million|dozen|percent|per cent)\\b`,
  'iu',
);
const numberWord = new RegExp(
  `^${number}$|^(?:hundred|thousand|million|dozen|percent|cent|per)$`,
  'iu',
);

/** Whether a sentence counts, compares or answers something that it does not name. */
export function leavesOutTheMatter(text: string): boolean {
  if (cutShort.test(text) || thatMatter.test(text)) return true;
  if (elsewhere.some((pattern) => pattern.test(text))) return true;
  if (isUnmet(text, counted, manyThings) || isUnmet(text, oneOfThem, thing)) return true;
  return figure.test(text) && !namesWhatIsCounted(text);
}

const isUnmet = (text: string, pointer: RegExp, meant: RegExp): boolean =>
  text.matchAll(pointer).some(({ index }) => !meant.test(text.slice(0, index)));

const namesWhatIsCounted = (text: string): boolean =>
  humans.test(text) ||
  tokensOf(text).some(
    (token) => isContentWord(token) && !measures.has(token) && !numberWord.test(token),
  );
