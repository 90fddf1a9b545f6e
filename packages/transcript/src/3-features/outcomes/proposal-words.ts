const oneOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`;

/** 'Let's see' and 'let's talk' run a meeting. */
const stepsOfMeeting = oneOf([
  'see|say|call (?:it|this|that)|work through|execute|start|begin|move|not|come|hope|discuss|check|review|be|face|sync|catch up|connect|talk|hear|look|dive|jump|wrap|circle',
  'go (?:on|around|to|through)|kick|do a|get (?:started|going|into)|take (?:a|this|it) (?:look|offline)',
]);
const proposals = [
  `\\blet(?:'s| us) (?!${stepsOfMeeting}\\b)`,
  "\\bi(?:'d| would)? (?:propose|suggest|recommend|move that)\\b",
  "\\bi(?:'m| am) (?:proposing|suggesting|recommending)\\b(?! (?:requires|needs|means|is|was|would)\\b)",
  '\\bmy (?:proposal|suggestion|recommendation)\\b|\\bproposal:',
  '\\b(?:we should|should we|shall we)\\b',
  '\\bcan we (?:just )?(?:go|use|keep|make|take|agree|move (?:it|that|this))\\b',
];
/** Whether plain words propose something. */
export const proposes = new RegExp(oneOf(proposals));

const suggestions = [
  "we could|how about|what about|what if|why don't we|i vote|i think we|i want to",
  "i(?:'d| would) (?:like|prefer|rather|vote|go with|move)|my preference|let's",
  'it would be (?:better|best|good) to|it makes sense to|we need to',
  "we(?:'d| would) (?:like|need) to|i need .{1,60} approv",
];
/** Said to words of approval, these are proposals too. */
export const suggests = new RegExp(`\\b${oneOf(suggestions)}\\b`);
const ideas = [
  "we could|how about|what if|why don't we|i'd say (?:we|let's|no|yes|from|go)",
  '(?:should|must|has to|needs to) (?:be|get) [a-z]+(?:ed|en|t) (?:before|after|first|until|by)',
];
/** So are these, if more than one agree. */
export const floats = new RegExp(`\\b${oneOf(ideas)}\\b`);
export const runsMeeting =
  /\b(?:my screen|record|mute|discuss|talk about|come back|look at|go (?:around|through|first|next)|start|begin|move on|wrap|break|agenda|question|ask|say (?!no\b|yes\b|we\b|from\b|go\b|let's\b)|show|walk|sync|flag)\b/;

/** 'Is that acceptable?' asks about the sentence before. */
const questionsForAssent = [
  '(?:is (?:that|this)|does (?:that|this)|would that) (?:be )?(?:acceptable|ok|okay|fine|work|sound (?:right|good|ok|okay|fair|reasonable)|all right|alright)\\b',
  '(?:(?:is|are) )?(?:everyone|everybody|we|you|all of (?:us|you)|all)(?: all)? (?:good|ok|okay|fine|happy|comfortable|aligned|on board) with (?:that|this|it)\\b',
  '(?:are )?(?:we|you all|all) (?:agreed|in agreement)\\?',
  '(?:any|no) objections?(?: to (?:that|this))?\\?',
];
export const asksAssent = new RegExp(`^(?:(?:so|and|okay|good),? )?${oneOf(questionsForAssent)}`);
/** Enough of an answer to a question for assent. */
export const saysYes =
  /^(?:yes|yeah|yep|yup|correct|exactly|sure|okay|ok|fine|good|of course|absolutely|no(?:ne)?(?: objections?)?[.!]?$|not from me)\b/;

/** 'So just to confirm, we …' */
export const asksToConfirm =
  /^(?:(?:so|okay|ok|and|right|good),? )*(?:just )?to (?:confirm|be clear|double[- ]check),? (?:we|it|that|the|our)\b/;

/** Asked before a meeting. */
export const asksToRecord =
  /\b(?:record(?:ed|ing)|transcri\p{L}+|on mute|my screen|before we (?:begin|start))\b/u;

const pleased =
  "(?:(?:(?:that's |that is |a )*(?:good|great|nice|excellent|fair) (?:idea|point|plan|call|suggestion)|(?:that )?makes sense|sounds (?:good|great|reasonable)|yeah|yes|yep|okay|ok|right|great|perfect|sure|alright|all right|cool|fine|excellent|then|so|i like it|i agree|agreed)[,.! ]+)*";
const approvals = [
  "(?:that's |that is |it's |you're )?approved|deal|sold|we have a deal|consider it approved|go for it",
  "let's (?:do (?:that|it|this)|make that call)|let's go (?:with that|with it|for it)|do (?:that|it) then|we(?:'ll| will) do (?:that|it)",
];
/** Words that settle a matter, rather than like it. */
export const approves = new RegExp(`^${pleased}${oneOf(approvals)}\\b(?![^.!]*\\?)`);

const yes =
  '(?:(?:yeah|yes|yep|okay|ok|oh|right|great|perfect|sure|alright|all right|cool|fine)[,.! ]+)*';
const assenting = [
  'agreed|i agree|i concur|done|approved|seconded|\\+1|no objections?|absolutely|deal|confirmed',
  '(?:that |it )?sounds (?:good|great|like a plan|reasonable|fair|right)',
  'that (?:works|timeline works|date works)|works (?:for|by) me',
  '(?:fine|okay|ok|good) (?:by|with|for) (?:me|us)|(?:happy|fine|okay|ok) with (?:that|it)',
  "i'm (?:fine|good|ok|okay|happy) with|i'm (?:all )?(?:for it|in)|all for it|i can live with",
  "(?:(?:that's|that is|it's) )?(?:a )?(?:good|great) (?:call|idea|plan)|(?:that )?makes sense|i thought so too",
  "let's do (?:that|it)|let's go with|go for it|(?:yes )?(?:as long as|we can|let's|please)",
  "(?:i think )?that(?:'s| is) (?:fair|fine|acceptable|reasonable)|i like (?:it|that)",
  "adding (?:that|it|this)|noted|i'll (?:back|note|log|add|document) (?:that|it|this)",
];
/** 'Six sounds good to me.' */
const repeated =
  "[a-z\\d]+(?: [a-z\\d]+){0,2}(?:'s| is| sounds| works)(?: really)? (?:good|fine|great|okay|ok|perfect)(?: (?:to|for|with|by) (?:me|us))?(?:[.!,]|$)";
export const assents = new RegExp(`^(?:${yes}${oneOf(assenting)}\\b|${yes}${repeated})`);
export const objects = /\bbut (?!first\b|yes\b|yeah\b|okay\b|fine\b|otherwise\b)|\bexcept\b/;

/** Who agrees too, acts on it or sums it up. */
export const confirms = new RegExp(
  `${assents.source}|\\bi(?:'ll| will)\\b|^${yes}i can\\b|\\bthat's what we(?:'ll| will)? do\\b|^${yes}me too\\b|^(?:so|then|okay|ok|right|great|good|fine)[,.]* (?:then )?(?:we|let's)\\b`,
);
