import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { straight } from './straight.ts';

const fewestWords = 5;
/** 'Right?' after a statement asks nothing. */
const asks =
  /\b(?:what|who|whom|whose|how|when|where|which|why|whether)\b|(?:^|[,.;:] |\b(?:and|but|so|or|then|okay|well) )(?:is|are|do|does|did|can|could|should|shall|will|would|have|has|was|were|am)\b/i;
export const isTag = /,? (?:right|okay|ok|yeah|yes|no|you know|isn't it|correct)\?$/i;
const ignorance =
  /\b(?:(?:don't|do not|doesn't|didn't) (?:really |actually |yet )?know|not (?:really |quite |entirely )?(?:sure|clear|decided)|no idea|unclear|wonder(?:ing)?|(?:need|have|want) to (?:find out|decide|figure out|clarify|settle|understand)|question is)\b.*\b(?:who|what|whether|if|how|when|where|which|why|that|about|it|the)\b/i;
const saysOpen =
  /\b(?:(?:still|remains?|stays?|left|is|are) (?:an )?open|open (?:question|issue|point)|to be (?:decided|determined|clarified)|tbd|(?:we(?:'ll| will)?|i(?:'ll| will)?|let's|to) (?:come|get|circle) back (?:to|on))\b/i;
/** What the speaker can do, what they ask themselves, and how a talk is run. */
export const asksNothing =
  /\b(?:(?:sure|know) (?:if|whether|that) (?:i|we) (?:can|could) (?:answer|say|tell|comment|speak)|why (?:did|do|am) i|does (?:that|this) (?:answer|make sense|help)|any (?:other |more )?(?:questions|comments|thoughts|updates)|anything else|any(?:one|body) else|who(?:'s| is| wants to be) next|do any\b|does any(?:one|body)\b(?! (?:happen to )?know\b)|can you (?:see|hear)|(?:are|were) (?:you|we) (?:talking|asking|referring)|does (?:it|that|this) (?:talk|say))\b/i;

/** Whether a sentence asks something of others, or says that a matter is not known or stays open. */
export function saysOpenQuestion(sentence: Sentence): boolean {
  const text = straight(sentence);
  if (sentence.tokens.length < fewestWords || asksNothing.test(text)) return false;
  if (saysOpen.test(text) || ignorance.test(text)) return true;
  return text.endsWith('?') && !isTag.test(text) && asks.test(text);
}

const defers =
  /\b(?:don't know|do not know|not sure|no idea|unclear|good question|wonder|depends|find out|figure out|(?:come|get|circle) back|check|later|off-?line|next (?:time|week|meeting|call)|open|tbd|to be (?:decided|determined)|have to (?:see|ask|look)|i'll (?:ask|see|look))\b/i;
const fewestWordsOfAnswer = 4;
/** What such a question asks for may be told in one word. */
const asksForFact =
  /\b(?:how (?:long|many|much|often|soon|big|far|old|late)|when|what (?:time|day|date))\b/i;
const fact =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|half|couple|few|none|minutes?|hours?|days?|weeks?|months?|years?|today|tomorrow|tonight|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|already|done)\b/i;
const knowsNot =
  /\b(?:don't know|do not know|not sure|no idea|unclear|good question|wonder|depends|find out|figure out|tbd|to be (?:decided|determined)|have to (?:see|ask|look|check)|i'll (?:ask|see|look|check))\b/i;

/** Whether the next turn answers: another speaker who neither defers nor asks back. */
export function isAnsweredNext(turn: SpokenTurn, next: SpokenTurn | undefined): boolean {
  const said = next?.sentences ?? [];
  const words = said.reduce((sum, { tokens }) => sum + tokens.length, 0);
  if (next?.speaker === turn.speaker || words === 0) return false;
  const asked = turn.sentences.at(-1);
  const [first] = said;
  const tellsFact =
    asked !== undefined &&
    first !== undefined &&
    asksForFact.test(asked.text) &&
    fact.test(first.text) &&
    !first.text.endsWith('?') &&
    !said.some((sentence) => knowsNot.test(straight(sentence)));
  return (
    tellsFact ||
    (words >= fewestWordsOfAnswer &&
      !said.some(({ text }) => defers.test(text) || text.endsWith('?')))
  );
}
