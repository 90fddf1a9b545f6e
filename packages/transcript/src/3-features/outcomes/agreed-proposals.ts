import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { straight } from './task-owner.ts';

/** 'Let's see' and 'let's talk' run a meeting. */
const proposes =
  /\b(?:let's|let us)\b(?! (?:see|say|start|begin|move|go (?:on|around|to|through)|talk|hear|look|take (?:a|this|it) (?:look|offline)|jump|get (?:started|going|into)|do a|not|come|hope|circle|wrap|discuss|check|review|be|face|sync|catch up|connect)\b)|\b(?:i(?:'d| would)? (?:propose|suggest|recommend|move that)|my (?:proposal|suggestion|recommendation)|proposal:)|\b(?:we should|should we|shall we)\b/i;

const assents =
  /^(?:(?:yeah|yes|yep|okay|ok|oh|right|great|perfect|sure|alright|all right|cool)[,.! ]+)*(?:agreed|i agree|sounds (?:good|great|like a plan|reasonable|fair|right)|that (?:sounds|works)|works (?:for|by) me|deal|confirmed|fine (?:by|with) me|good (?:call|idea|plan)|great idea|(?:that )?makes sense|let's do (?:that|it)|let's go with|done|approved|seconded|\+1|no objections?|i'm (?:fine|good|ok|okay|happy) with|happy with that|i can live with|go for it|absolutely)\b/i;

const fewestWords = 5;
/** In long turns the assent is to something else. */
const mostWords = 120;

/** The proposal of a turn that the next speaker assents to at once; null without one. */
export function agreedProposal(turn: SpokenTurn, next: SpokenTurn | undefined): Sentence | null {
  const [reply] = next?.sentences ?? [];
  if (!reply || next?.speaker === turn.speaker || turn.words > mostWords) return null;
  if (!assents.test(straight(reply))) return null;
  const proposal = turn.sentences.findLast(
    (sentence) => sentence.tokens.length >= fewestWords && proposes.test(straight(sentence)),
  );
  return proposal ?? null;
}
