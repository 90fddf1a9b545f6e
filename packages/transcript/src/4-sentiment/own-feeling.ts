// Each list is a class of sentences that sound like feeling and are not what their speaker feels.

/** In front of a word of feeling. */
const very = '(?:really |very |so |super |just |all |also |always |absolutely |actually )*';
const praise =
  'great|good|nice|lovely|awesome|amazing|excellent|fantastic|wonderful|brilliant|perfect|cool|super|helpful|useful|interesting|insightful|beautiful';
const state =
  'excited|thrilled|happy|glad|pleased|delighted|proud|honou?red|grateful|impressed|frustrated|angry|mad|furious|upset|annoyed|worried|concerned|afraid|scared|tired|exhausted|stressed|sad|depressed|disappointed|unhappy|confused|suffering|struggling|crying';
const feel =
  'loved?|loves|likes?|liked|enjoy(?:ed)?|appreciated?|hated?|hates|dislikes?|complain(?:s|ed)?|cried|cry|worry|suffer';

const meet =
  'be (?:here|back|with|joined|on)|meet|see|hear|have you|talk|chat|speak|connect|welcome|host|join|share|announce|introduce|present|help|answer';
const talk =
  'questions?|points?|conversation|discussion|chat|session|meeting|talk|call|podcast|show|episode|presentation|overview|summary|intro(?:duction)?|demo|feedback|answers?|context|stuff';
/** In words; a longer sentence says more than the courtesy in it. */
const longestCourtesy = 25;
const courtesies = [
  `\\bthank(?:s|ful| you| god)?\\b|\\bgrateful\\b|\\bappreciat(?:e|ed|ion)\\b|\\bkind of you\\b|\\bkudos\\b|\\bcheers\\b`,
  `\\b(?:have|enjoy) (?:an?|the|your) (?:${praise}|day|weekend|rest|evening)\\b|\\bgood luck\\b|\\btake care\\b`,
  `\\blook(?:ing|s)? forward\\b|\\bcan['’]?t wait\\b|\\bwelcome\\b|\\bpleasure\\b|\\b(?:my|our) guests?\\b|\\bjoin(?:ed by|ing (?:me|us))\\b|\\bgood (?:morning|afternoon|evening)\\b`,
  `\\b(?:${praise}|glad|happy|pleased|excited|thrilled|honou?red|delighted) to (?:${meet})\\b`,
  `\\b(?:love|like|${praise})\\b[\\w', ]{0,12}\\b(?:${talk})\\b`,
  `\\b(?:very|really|super|so|extremely|incredibly) (?:helpful|useful|clear|interesting|informative|insightful)\\b`,
  `\\b(?:work|job|progress|week|sprint|one)\\W+(?:everyone|everybody|all|team|guys|folks|people)\\b`,
  `\\byou(?: guys| all| folks)? are ${very}(?:${praise}|the best)\\b`,
];

// No word stands twice in these lists, as two ways to match one make the pattern take exponential time.
const filler =
  'oh|okay|ok|yeah|yes|yep|no|well|so|and|ah|wow|right|alright|mm|hmm|um|uh|fine|that|this|it|i|we|like|love|really|very|just|all|also|always|absolutely|actually';
const link = `['’]s|is|was|be|sounds|looks|will|['’]ll|would`;
/** 'That's great', 'I like that': agreement more than feeling, unless it is exclaimed. */
const approval = `^(?:(?:${filler}|${link}|${praise})\\b[\\s.,'’-]*)+$`;

const wishes = [
  `\\b(?:would|could|might|may|should|will|(?:i|we|it|that|you|he|she|they)['’](?:d|ll))(?:n['’]t)? (?:\\w+ ){0,2}(?:be|been|love|like|hate|feel|make|enjoy|help|appreciate)\\b`,
  `\\bif (?:i|we|you|they|it|that|there|only)\\b`,
];

const others =
  '(?:they|he|she|people|everyone|everybody|nobody|somebody|someone|customers?|clients?|users?|buyers?|patients?|voters?|companies|families|workers|employees|managers|teams?|folks|guys|kids|children|parents|members|students|many|some|most)';
const seem =
  "(?: (?:are|is|was|were|feels?|felt|get|got|seem(?:ed)?|look(?:ed)?|(?:have |had |has )?been|be)|['’](?:re|s))";
const feelingsOfOthers = [
  `\\b${others} ${very}(?:${feel})\\b`,
  `\\b${others}${seem} ${very}(?:${state})\\b`,
  `\\b(?:said|says|told (?:me|us|him|her|them|you)|according to|called (?:us|me|them|him|her)|wrote|(?:was|is) like|reported|described)\\b`,
];
/** Says it of people here or of something just said; all else is a description: 'the wound is ugly'. */
const aboutThoseHere =
  /\b(?:i|i['’]?m|we|me|us|my|our|you|your|nobody|(?:this|that|it|these|those|there)(?: \w+)?(?:['’]?s| is| are| was| were| feels| looks| sounds| seems| makes| does| did| has))\b/i;

const smallTalk =
  '\\b(?:weather|weekend|holidays?|vacation|birthday|christmas|sunny|snow(?:ing|ed)?|ice cream|football|haha|lol)\\b';

const modesty = [
  `\\bmy (?:\\w+ )?(?:drawings?|handwriting|skills|english|memory|spelling|accent|voice|internet|connection|mic|microphone|camera|maths?|bad)\\b`,
  `\\b(?:i['’]m|i am) ${very}(?:bad|terrible|awful|horrible|useless|hopeless) (?:at|with)\\b`,
];
const condolences = '\\b(?:condolences|passing of|passed away|trag(?:ic|edy)|loved ones|sorry)\\b';

const quotation = '["“”][^"“”]*["“”]';

const asPatterns = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(pattern, 'iu'));
const courtesyPatterns = asPatterns(courtesies);
const setAside = asPatterns([
  approval,
  ...wishes,
  ...feelingsOfOthers,
  smallTalk,
  ...modesty,
  condolences,
  quotation,
]);

/**
 * True for a sentence that may tell what its speaker feels about the matter: no question, courtesy, approval, wish,
 * modesty, condolence, small talk or description, and not the feelings or words of others.
 */
export function mayTellOwnFeeling(sentence: string): boolean {
  const said = sentence.trim();
  if (said.endsWith('?')) return false;
  if (!aboutThoseHere.test(said)) return false;
  const isShort = said.split(/\s+/).length <= longestCourtesy;
  if (isShort && courtesyPatterns.some((pattern) => pattern.test(said))) return false;
  return !setAside.some((pattern) => pattern.test(said));
}
