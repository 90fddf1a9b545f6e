/** What a group does with a matter: 'we keep …', 'we'll drop …'. */
const choices = [
  'accept add adopt allow approve ask avoid begin book bring build buy call cancel change charge choose close cut',
  'defer delay deliver do double drop end extend file fix freeze give go have hire hold include increase invite keep',
  'launch leave let lift limit lower make meet merge move offer open order pause pay pick pin plan postpone print',
  'publish pull push put raise reduce refuse release remove rent repair replace reschedule retire revert roll run sell',
  'send set ship shut sign skip split stand start stay stick stop switch take test treat try use wait write',
]
  .join(' ')
  .replaceAll(' ', '|');
const softly =
  '(?: (?:just|also|all|then|definitely|not|only|now|simply|always|still|both|never|first|probably))*';
const openers =
  '(?:(?:so|then|okay|ok|alright|all right|right|fine|good|great|perfect|yes|yeah|yep|no|and|but|well|cool|done|fair enough|very well|in that case|agreed)[,.!:;—-]* )*';
const day =
  '(?:today|tomorrow|tonight|(?:next|this) (?:week|month|year|quarter|sprint|release|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|noon|midnight)';
const number =
  '(?:\\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)\\b)';
const ordinal = '(?:first|second|third|\\d+(?:st|nd|rd|th)|[a-z]+(?:[fxn]th|enth|eth))\\b';
const start = `^${openers}`;
/** 'So from today we …' */
const when = '(?:(?:from|until|till|for|on|in|after|before|during) (?:[a-z\\d]+,? ){1,4})?';
const weWill = "\\bwe(?:'ll| will| shall)";
const weAre = "\\bwe(?:'re| are)";

/** Forms in which somebody settles a matter, in plain words. */
export const forms: Readonly<Record<string, RegExp>> = {
  letUs: new RegExp(`\\blet's${softly} (?:${choices})\\b`),
  letUsSay: new RegExp(
    `\\blet's say (?:[a-z'-]+ ){0,5}?(?:${day}|${ordinal}|\\d{1,2} (?:o'clock|am|pm))`,
  ),
  weWill: new RegExp(`${weWill}${softly} (?!have to )(?:${choices})\\b`),
  weAreGoingTo: new RegExp(`${weAre}${softly} going to${softly} (?!have to )(?:${choices})\\b`),
  weAreDoing: new RegExp(`${weAre}${softly} (?!going to\\b|being\\b)[a-z]+ing\\b`),
  weDo: new RegExp(`${start}${when}we${softly} (?!have )(?:${choices})\\b`),
  weDoSomething: new RegExp(
    `^${openers.replace(/\*$/, '+')}(?:then )?we (?!(?:have|are|were|need|think|can|could|should|would|want|see|got|know|had|did|do|get|hope|find|believe|mean|live|look|talk|seem|saw)\\b)[a-z]+ (?:it|them|this|that|the|an?|our|all|both|one|two|three|everything|no)\\b`,
  ),
  weDoThen: new RegExp(`(?:,|;|\\band|\\bthen) we${softly} (?!have )(?:${choices})\\b`),
  weDoNot: new RegExp(
    `\\bwe (?:don't|do not|won't|will not|never|no longer) (?!have )(?:${choices})\\b`,
  ),
  orders: new RegExp(
    `${start}(?:please |just |go ahead[,.]? )?(?:${choices})\\b(?! (?:you|to you|me|us|on|we|i|the floor|sure|ahead|care|a (?:good|great|nice|look|step|seat)|your)\\b)`,
  ),
  isTheDay: new RegExp(
    `${start}(?:it|that)(?:'s| is|'ll be| will be)(?: going to be)? (?:on )?(?:the )?(?:${ordinal}|${number}|${day})`,
  ),
  isWhatWeDo: /\bthat(?:'s| is) what we(?:'ll| will| do|'re| are)\b/,
  itIs: /\bit is(?:,? then)?(?:[.!,]|$)/,
  thenAtEnd: /[a-z\d],? then(?:[.!,]|$)/,
  stays: new RegExp(
    `${start}(?!(?:i|you|he|she|they|there|this|who|what|we)\\b)(?:[a-z\\d'-]+ ){1,6}(?:stays?|remains?|moves?|goes|is|are|'s) (?:out|in|on|off|up|as (?:it|they)|to|with|until|closed|open|cancell?ed|dropped|gone|where)\\b`,
  ),
  changes: new RegExp(
    `${start}(?!(?:i|you|he|she|they|it|there|that|this|who|what|we)\\b)(?:[a-z\\d'-]+ ){1,5}(?:stays?|keeps?|moves?|goes|starts?|comes?|gets?|closes?|opens?|pays?|takes?|leaves?)\\b`,
  ),
  noSuch:
    /^(?:(?:okay|ok|so|then|well|right|fine|yes|yeah|no)[,.!]* )+(?:no|nobody|nothing|everyone|everybody|both|all of)\b (?!wor|problem|idea|way|one knows?|doubt|question|knows?|rush|need|pressure)\S/,
  agree: /\bwe(?:'re| are)?(?: all)? agreed? (?:that|to|on)\b/,
};

/** Other words that make it more or less likely. */
export const tones: Readonly<Record<string, RegExp>> = {
  concludes:
    /^(?:(?:yeah|yes|okay|ok|good|right|fine|alright|all right|great|perfect|no|well|and|cool)[,.!]* )*(?:so|then|in that case)\b/,
  closes:
    /^(?:okay|ok|good|right|fine|alright|all right|great|perfect|fair enough|very well|done|agreed|cool)\b[,.!]* \S/,
  affirms: /^(?:yes|yeah|yep|sure|of course|absolutely)\b/,
  denies: /^(?:no|nope|nah)\b/,
  should: /\b(?:should|ought to|need to|needs to|have to|has to|must)\b/,
  others: /\b(?:they|he|she|him|her|them|their)\b/,
  pointsOut: new RegExp(`${start}(?:it|that|this|these|those|they|which|because|there)\\b`),
  forNow:
    /\b(?:for now|for the moment|for the time being|from now on|going forward|from (?:next|now|the|monday|tuesday|wednesday|thursday|friday)|until|till|instead|no longer|not anymore|any ?more|by default|first|only)\b/,
  day: new RegExp(`\\b${day}\\b`),
  number: new RegExp(`\\b${number}`),
  because: /\b(?:because|since|so that|otherwise)\b/,
  feels: /\b(?:nice|bad|hard|easy|difficult|love|like|hate|hope|wish|sorry|afraid)\b/,
  ifSo: /\b(?:if|unless|whether|in case|depends|assuming)\b/,
};

/** Nothing is settled here by questions, conditions, doubts, stories, habits and what one person does. */
export const settlesNothing: readonly RegExp[] = [
  /\?$/,
  new RegExp(`${start}(?:if|unless|as long as|once|when|whenever|because|suppose|assuming)\\b`),
  /\b(?:would|could|might|'d|depends|whether)\b/,
  /\b(?:i think|i guess|i suppose|i feel|i believe|in my opinion|i'm not sure|i don't know|maybe|perhaps|hopefully|wonder)\b/,
  /\b(?:was|were|did|had|said|told|went|got|came|took|made|decided|used to|been|ago|last (?:week|month|year|time)|yesterday|already)\b/,
  new RegExp(`${start}(?:from|on|for|with) (?:me|my side)\\b`),
  /\b(?:usually|often|normally|sometimes|every time|mostly|generally|tend to)\b/,
  /\blet's (?:not|see|look|hear|talk|discuss|keep that in mind|make sure|execute|take (?:this|that) offline|have (?:a|an)|move on|get|start|begin|go (?:on|to|through|back|around|ahead|for the (?:next|first)))\b/,
  new RegExp(`${start}(?:i|i'm|i'll|i've|you|you'll|you're|he|she|they|please you)\\b`),
  /\b(?:move on|next (?:item|topic|point|one|question|slide)|go on|start with|begin with|agenda|discuss|talk about|come back to|get back|look at (?:the|this|that)|screens?|slides?|wrap (?:up|it)|thanks?|thank you|minutes)\b/,
];

/** What the next speakers say to it. */
export const replies: Readonly<Record<string, RegExp>> = {
  refuses:
    /^(?:no\b|nope|but\b|hmm|hm\b|well\b|i don't|i'm not|wait|not really|sorry|really\?)|\bbut\b/,
  asks: /\?/,
  assents: new RegExp(
    `^${openers}(?:that |it |i |i'm )?(?:correct|agree[d]?|sounds|works|makes sense|fine|deal|perfect|great|good (?:call|idea|plan)|seconded|second|absolutely|exactly|definitely|in\\b|can live|no objections?|happy with|do it|go for it|approved|noted|done|all for it|as you wish|will do)\\b`,
  ),
  promises: /\bi(?:'ll| will)\b|\b(?:should|shall) i\b|^(?:okay|ok|yes|sure)[,.]* i \S/,
  says: /^(?:yes|yeah|yep|okay|ok|sure|right|cool|fine|good|great|alright|all right|perfect|mm-hm|mhm|thank you|thanks|thank god)\b/,
};
