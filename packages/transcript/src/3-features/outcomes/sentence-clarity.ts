import { isQuestion } from '../questions.ts';
import type { Sentence } from '../sentences.ts';
import type { OutcomeKind } from './model.ts';
import { straight } from './straight.ts';
import { firstPerson, isNoTask, namedTask, request, sharedNeed } from './task-patterns.ts';

type Sign = readonly [sign: RegExp, weight: number];

const choices =
  'accept|add|adopt|aim|allow|approve|avoid|build|call|cancel|change|choose|close|concentrate|continue|cut|defer|delay|do|drop|exclude|extend|focus|give|go (?:with|for|ahead|live)|have|hold|include|increase|keep|launch|leave|limit|lower|make|merge|move (?!on\\b|to the next)|open|pick|plan|postpone|proceed|push|put|raise|reduce|release|remove|replace|run|schedule|set|ship|split|start|stay|stick|stop|switch|take|target|test|try|use|vote|wait|write';
const talking =
  'be|see|say|talk|discuss|hear|get|come|go|move|know|find|understand|look|ask|think|wonder|mention|tell|show|present|explain|continue|begin|decide|figure|want|need|probably|have to|still';
const softly =
  '(?: (?:just|also|all|then|probably|definitely|not|only|now|simply|rather|basically|really|always))*';
const will =
  "(?:'ll| will| shall|'re going to| are going to|'re gonna| are gonna|'re not going to| are not going to|'re not gonna| won't| should|'d better)";

const deciding: readonly Sign[] = [
  [
    /\b(?:we|they|everyone|everybody)(?:'ve| have| had|'re| are| were)?(?: all| both| basically| already| just| sort of)* (?:decided|agreed|settled|resolved|concluded|approved|adopted|chose)\b|\bthe (?:decision|conclusion|consensus|resolution|agreement) (?:is|was|here is|would be|seems)\b|\bmotion (?:carries|carried|passes|passed|is approved)\b|\bno (?:strong )?(?:objections?|opposition)\b|\b(?:is|are|was|were|been|be) (?:approved|agreed|decided|settled|adopted|accepted|rejected|declined|postponed|deferred)\b|\b(?:committee|council|board|group)(?: has| have)? (?:resolve[sd]?|agree[sd]?|approve[sd]?|decide[sd]?)\b|\bwe(?:'re| are) (?:all )?(?:in agreement|going with|sticking with|aligned|agreed)\b/i,
    3,
  ],
  [
    new RegExp(
      `\\b(?:let's|let us)${softly} (?:${choices})\\b|\\bwe${will}${softly} (?:${choices})\\b|^(?:(?:and|but|so|okay|ok|then|well|yeah|yes|alright|i think|i guess)\\b[\\s,.]*)*we (?:${choices})\\b|\\b(?:i|can i|i would|i'd) (?:move|propose|suggest)\\b`,
      'i',
    ),
    2,
  ],
  [
    new RegExp(
      `\\bwe${will}${softly} (?!(?:${talking})\\b)[a-z]+\\b|\\bwe (?:can|could|need to|have to|want to|don't)${softly} (?:${choices})\\b|\\bwe would prefer\\b|\\b(?:this|that|these|those|it)(?:'ll| will) be (?:the|our|a)\\b|\\binstead of\\b|\\bby default\\b|\\bmakes? sense to (?!me\\b)|\\b(?:is|are|'s) (?:fine|good|enough|okay)\\b|\\bgood idea\\b`,
      'i',
    ),
    1,
  ],
  [/^(?:(?:and|but|so|or|okay|yeah)\b[\s,]*)*if\b(?!.*\b(?:let's|we'll|we should)\b)/i, -0.7],
  [
    /\b(?:could|would|should|might) have\b|\bif (?:we|i) had\b|\bwas (?:going to|gonna)\b|\bused to\b|\b(?:to|must|should) (?:\w+ )?(?:decide|discuss|choose|make (?:a|our|the|some) (?:\w+ )?decisions?)\b/i,
    -3,
  ],
  [/\b(?:don't know|not sure|no idea|wonder|depends)\b/i, -1.5],
];

const acting: readonly Sign[] = [
  [firstPerson, 3],
  [namedTask, 3],
  [request, 2.5],
  [sharedNeed, 2],
  [
    /\b(?:I(?:'ll| will|'m (?:going to|gonna)| am going to| shall| need to| have to| plan to)|let me|my (?:task|job|next step))\b/i,
    1.5,
  ],
  [/\b(?:(?:can|could|would|will) you|you(?:'ll| will| should| need to| have to)|please)\b/i, 1.5],
  [
    /\b(?:we(?:'ll| will|'re going to| are going to|'re gonna| need to| have to| should| must| still need)|(?:teams?|clients?|everyone|everybody|somebody|someone)(?: \w+)? (?:should|needs?|must|have|has|could|will))\b/i,
    1.5,
  ],
  [
    /\b(?:next steps?|action items?|to-?do|follow[- ]?up|by (?:\p{Lu}\p{L}+day|tomorrow|next|the end))\b/iu,
    1,
  ],
  [
    /\b(?:I've|I have|I was|I did|we did|we were|used to|could have|would have|should have)\b/i,
    -1.5,
  ],
];

const asking: readonly Sign[] = [
  [
    /\b(?:(?:the|a|one|my|big|open|main) questions? (?:is|are|was|would be|remains?|for)|open (?:question|issue)|remains? (?:open|unclear|to be seen)|(?:don't|do not|didn't) (?:\w+ )?(?:know|understand) (?:if|whether|how|what|why|when|where|who|which)|not (?:\w+ )?(?:sure|clear|certain|obvious) (?:if|whether|how|what|why|when|where|who|which|about)|(?:wonder|wondering|curious|unclear) (?:if|whether|how|what|why|when|where|who|which|about)|(?:need|have|want|try|trying) to (?:\w+ )?(?:find out|figure out|decide|determine|understand|clarify|see|check|know) (?:if|whether|how|what|why|when|where|who|which)|no idea (?:if|whether|how|what|why|when|where|who|which)|hard to (?:say|tell|know)|can't (?:say|tell|answer))\b/i,
    3,
  ],
  [/\b(?:don't know|not sure|no idea|unclear|unsure|unresolved|who knows|depends on)\b/i, 1],
];
/** "Can you hear me?", "Any questions?", "Does that make sense?" */
const aside =
  /\b(?:hear me|see my|my screen|any (?:other |more |further |final )?(?:questions|comments|thoughts|topics|updates)|make sense|anyone (?:else )?(?:has|have|want)|want to (?:go|start|add|say)|is that (?:ok|okay|right|correct)|is (?:he|she|anyone|anybody) (?:here|on the call)|go ahead|know what i mean|(?:don't know|not sure) (?:if|what|whether|how) (?:you|people|anyone|anybody|everyone|others)|a question (?:to|for) me|what do you (?:think|guys think)|ready to|sounds good)\b/i;

const stepping =
  /\b(?:next (?:topic|item|point|slide|question|section|speaker)|(?:main|other|more) topics|the agenda|one more minute|make (?:a|our) decisions?|break-?out|my screen|slides?|get started|wrap (?:this |it |things )?up|mov(?:e|ing) on|go on to|any (?:other |more )?(?:questions|comments|topics|thoughts)|hear me|jump (?:in|into|to|right)|go (?:into|to|through|over|back to)|skip through|(?:minute|short|quick) break|microphones?|give (?:it|people|everyone) (?:a|another)|call on|start (?:with|off)|kick (?:it |us )?off|on the call|hand (?:it )?over|in the chat)\b/i;
const leaning =
  /^(?:(?:and|but|so|or|then|okay|yeah|well)\b[\s,]*)*(?:it|that|this|these|those|they|which|who|because|to|than|of|for|in case)\b/i;
const trailing =
  /(?:…|\.\.\.|\w-|,)$|\b(?:a|an|the|of|and|or|but|to|in|on|at|with|for|by|from|as|is|are|was|would|could|should|will|my|your|our|their|that|which|because|if|so|just|like|um|uh)[\s.,…-]*$/i;

const signsOf: Readonly<Record<OutcomeKind, readonly Sign[]>> = {
  decisions: deciding,
  actions: acting,
  openQuestions: asking,
};

/** How clearly a sentence states an outcome, from 0; 3 is clear. */
export function saysOf(sentence: Sentence, kind: OutcomeKind): number {
  const text = straight(sentence);
  let sum = 0;
  let most = 0;
  for (const [sign, weight] of signsOf[kind]) {
    if (!sign.test(text)) continue;
    if (weight < 0) sum += weight;
    else most = Math.max(most, weight);
  }
  const asks = isQuestion(sentence);
  if (kind === 'openQuestions' && asks && sentence.tokens.length > 4) most = Math.max(most, 3);
  if (kind === 'decisions' && asks) sum -= 1;
  if (kind === 'actions' && isNoTask(text)) sum -= 3;
  if (stepping.test(text)) sum -= 2;
  if (kind === 'openQuestions' && aside.test(text)) most = Math.min(most, 0.5);
  return sum + most;
}

const stammer = /\b(\p{L}+(?: \p{L}+)?)[,.…-]* \1\b/iu;
const comfortable = 7;
const longest = 40;

/** How well a sentence can be read alone: 0, minus a penalty for each obstacle. */
export function readsAlone({ text, tokens, whole }: Sentence): number {
  let sum = 0;
  if (tokens.length < comfortable) sum -= 1;
  if (tokens.length > longest) sum -= 0.7;
  if (!whole) sum -= 1;
  if (leaning.test(text)) sum -= 0.7;
  if (trailing.test(text.trim())) sum -= 1.5;
  if (/^\p{Ll}/u.test(text)) sum -= 0.5;
  if (stammer.test(text)) sum -= 0.5;
  return sum;
}
