import type { Sentence } from '../3-features/sentences.ts';
import type { SpokenTurn } from '../3-features/talk.ts';

/** About the call itself, its agenda, or said out of courtesy. */
const aboutTheCall = new RegExp(
  `\\b(?:${[
    "(?:hear|see) (?:me|us)\\b|can(?:'t| not|not) hear|(?:see|share|sharing) (?:my|your|the|a) screen|my screen|on mute|un-?muted?|you're muted|(?:my|your) (?:camera|mic|microphone|headset|internet|connection|audio|video)|break(?:ing)? up|lost you|froze|(?:the|this|present|share|hand|mute|raise) button|emoji|present(?:ing)? now|chat window",
    "(?:start|stop|begin)(?:ing|ed)? (?:the )?record|(?:being|is|are|we're|I'm) recording|record (?:this|the) (?:call|meeting|session)|live ?stream",
    'welcome (?:to|back|everyone|everybody|all)|^welcome|thank(?:s| you)|good (?:morning|afternoon|evening|day|night)|happy (?:new year|birthday|friday|monday)|^(?:hello|hi|hey|bye)\\b|see you|talk (?:soon|to you)|nice to|(?:a|my) pleasure|have a (?:good|great|nice|lovely)|take care|how are you|how was your|(?:this|your) weekend|no worries|no problem',
    "my name is|(?:quick )?introduc(?:e|tions?)\\b|round of intro|let me (?:share|show|pull up|see|check|start|know)|let's (?:see|hear|give|wait)|let (?:me|us) know|walk (?:us|you|me|through)|go ahead|(?:raise|raised) (?:your|their|my|a) hands?|feel free|in the chat|drop(?:ping)? (?:it|a link|the link)|next slide|previous slide|over to you|I(?:'ll| will) (?:briefly |quickly |just )?(?:go (?:through|over)|explain|cover|present|talk about)|we(?:'ll| will) show you|(?:that|this) covers|hand(?:ing)? (?:it )?over to|give (?:it|everyone) (?:a|another) (?:minute|few)|one (?:moment|second)|bear with",
    "(?:first|next|last|final|second|third|only|more|another|other|main) (?:item|topic|point on|agenda|up\\b)|(?:on|to|through|of) (?:the|our|today's|my) agenda|agenda (?:for|is|items?|today)|(?:items?|topics?|things?|points?) (?:on the|for) (?:agenda|today)|move (?:on|over)\\b|moving on|let's (?:move|start|get started|begin|kick|jump|dive|talk about|discuss|go (?:to|through|over|around)|turn|circle|wrap|continue)|get started|start(?:ing)? with|kick (?:this |it )?off|kick-off the|before we (?:start|begin|dive|wrap|close|go|jump|finish|move)|any (?:questions|comments|other|thoughts|objections|updates)|any(?:thing|one|body) else|does (?:that|this) (?:make sense|sound)|sounds? (?:good|great|like a plan|right|fair|perfect)|makes? sense\\b[.!]|we (?:have|are) (?:all here|everyone|on time|out of time|running)|out of time|(?:a lot|much|lots|plenty) to (?:cover|get through)|attendance|quorum|(?:purpose|goal|aim|point) of (?:this|today's|the) (?:call|meeting)|(?:today|this (?:call|meeting)),? (?:we|I)(?:'ll|'d| will| want| would| need)|call (?:this|the) meeting|adjourn|to recap|let me (?:summari[sz]e|recap)|action items?|next steps?[.,:!]",
    'sorry|apolog|excuse me|just kidding|(?:only|just) joking|ha ?ha|lol\\b|good (?:point|question|idea|catch|job|work)|great (?:point|question|idea|job|work|news)|well done|congrat|love (?:it|that)|glad|appreciate|as you can see|you (?:know|see) what|let.s (?:just )?say\\b|imagine\\b|suppose (?:we|you)|think about|questions? from|(?:brief|quick|short) overview|special guest|show notes|with (?:me|us)(?: today)?,|misunderst|(?:as|like) (?:\\w+ )?(?:said|mentioned)\\b|^proposed (?:resolution|decision)|say that again|repeat that',
  ].join('|')})`,
  'i',
);
const smiley = /(?:^|\s)[:;]-?[)(pPD]+[."”]*$|\p{Extended_Pictographic}/u;

export const isBesideTheMatter = (text: string): boolean =>
  smiley.test(text) || aboutTheCall.test(text.replaceAll('’', "'"));

const denial =
  /^(?:(?:well|oh|um|uh|but|actually|yeah)[,.]? )*(?:no+|nope|not (?:really|quite|exactly|true|at all|anymore|yet)|that(?:'s| is|'s just| was)? (?:not|n't|wrong|no longer|false)|that isn't|it(?:'s| is) not|it isn't|i don't think (?:so|that's|it|we)|i disagree|wrong|incorrect|we (?:don't|didn't|haven't|never))\b/i;
const noDenial =
  /^(?:\w+[,.]? )*no[,.]? (?:problem|worries|objections?|concerns?|questions?|i agree|i think (?:that|it|you)(?:'s|'re| is| are)? (?:right|fine|good|covers)|that's (?:fine|good|right|it|all|great|correct|fair|exactly)|that (?:covers|works|makes sense)|nothing|you're right|exactly|totally|absolutely|agreed|go ahead|thank)|^not yet\b/i;

/** Whether the next speaker opens by denying what was said. */
export function isDenied(reply: Sentence | undefined): boolean {
  const text = reply?.text.replaceAll('’', "'") ?? '';
  return denial.test(text) && !noDenial.test(text);
}

const begins =
  /\b(?:let's (?:get started|start|begin|kick|get going|dive|jump)|shall we (?:start|begin|get)|we can (?:start|begin|get started)|get (?:this |us )?started|kick (?:this |it |us )?off|call(?:ed)? to order|first (?:item|topic|up)|(?:item|topic) (?:1|one)|on the agenda|welcome (?:to|everyone|everybody|all))\b/i;
const ends =
  /\b(?:that's (?:it|all|everything) (?:for|from)|thank(?:s| you),? (?:everyone|everybody|all|so much everyone|for joining|for coming)|see you (?:all|next|on|in|tomorrow|then|soon)|have a (?:good|great|nice|lovely)|meeting (?:is )?adjourned|call it a day|talk (?:soon|to you)|good ?bye|bye[- ]?bye)\b/i;
const openingShare = 0.15;
const closingShare = 0.1;
const mostOpening = 25;
const mostClosing = 15;

/** First and last turn of the matter itself: small talk before the start and after the end is outside. */
export function matterOf(turns: readonly SpokenTurn[]): { from: number; to: number } {
  const early = Math.min(mostOpening, Math.floor(turns.length * openingShare));
  const late = turns.length - 1 - Math.min(mostClosing, Math.floor(turns.length * closingShare));
  const says = (pattern: RegExp) => (turn: SpokenTurn) =>
    turn.sentences.some(({ text }) => pattern.test(text.replaceAll('’', "'")));
  const from = turns.slice(0, early).findIndex(says(begins));
  const to = turns.slice(late).findIndex(says(ends));
  return {
    from: from === -1 ? 0 : from,
    to: to === -1 ? turns.length - 1 : late + to,
  };
}
