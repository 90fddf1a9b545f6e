import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { straight } from './straight.ts';
import { assent } from './task-patterns.ts';
import { calledIn, type Meeting, nameOf, takenBy } from './who-takes-it.ts';

const promises =
  /(?:^|\b(?:and|so|then|but|ok|okay|yes|yeah) )ill [a-z]|\b(?:I(?:'ll| will|'m (?:going to|gonna)| am going to| shall| can| could| should| need to| have to| want to| plan to| hope to)|let me|my (?:task|job|plan|next step))\b/i;
const asks =
  /\b(?:(?:can|could|would|will) you|you(?:'ll| will)(?! (?:be|receive|get|see|find|hear|notice))|you (?:can|could|should|need to|have to|might want to)|please|if you (?:can|could|would)|I(?:'d| would) like you|want you to)\b/i;
const shares = /\b(?:we|let's|let us|us)\b/i;
const weForYou =
  /\bwe(?:'ll| will| can)\b.{0,80}\b(?:to|with|send|give|let|write|show|tell) you\b/i;
/** "You'll have it on Friday", "draft from me", "I place it today". */
const promisesOtherwise =
  /\byou(?:'ll| will) (?:have|get|receive|see|hear)\b|\b(?:from|on) me\b|^(?:(?:so|and|yes|yeah|okay|ok|then)[, ]+)*I (?!(?:am|was|do|did|don't|didn't|had|have|think|know|mean|guess|see|hope|believe|like|love|want|need|agree|said|wonder|understand|feel|suppose|would|could|should|might)\b)[a-z]+ (?:it|the|that|this|them|you|him|her|a|an|to|one|two)\b/i;
const orders =
  /^(?:(?:so|and|yes|yeah|okay|ok|then|just|also|but)[, ]+)*(?:send|write|ask|draft|put|tell|check|call|mail|book|order|get|give|make|find|bring|talk to|add|share|take|do|use|let)\b/i;
const group = String.raw`(?:(?:the|all|other) )*(?:(?!(?:if|when|that|and|so|for|from|because|but|as|of|to|by|with|in|the|all|any|other)\b)\p{L}+ )?(?:teams?|groups?|committee|clients?|developers|devs)`;
const team = new RegExp(
  String.raw`\b(${group})(?: also)? (?:will|should|need|needs|can|could|must|have to|to)\b`,
  'iu',
);
const groupAsked = new RegExp(
  String.raw`\b(?:from|for|have|need|want|ask|any) (${group}|everyone|everybody)\b`,
  'iu',
);
const refuses =
  /^(?:(?:oh|uh|um|well|yeah|okay|ok)[,.]? )*(?:no\b|nope|sorry|i can't|i cannot|i won't|i don't (?:have|think)|not (?:me|really|now|yet))/i;

/**
 * The owner if no definite rule applies: the speaker who commits, the person asked who agrees, or a team; null if
 * unclear.
 */
export function likelyOwner(sentence: Sentence, turn: SpokenTurn, meeting: Meeting): string | null {
  const text = straight(sentence);
  const called = calledIn(sentence, turn, meeting);
  if (called !== undefined) return called;
  const asked = asks.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const promised = promises.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  if (promised < asked) return nameOf(turn.speaker, meeting.talk);
  const named = team.exec(text)?.[1];
  if (named !== undefined) return named;
  if (weForYou.test(text)) return nameOf(turn.speaker, meeting.talk);
  const groupNamed = groupAsked.exec(text)?.[1];
  if (groupNamed !== undefined) return groupNamed;
  if (asked < Number.POSITIVE_INFINITY || orders.test(text)) return repliesTo(turn, meeting);
  if (promisesOtherwise.test(text)) return nameOf(turn.speaker, meeting.talk);
  return shares.test(text) ? (takenBy(turn, meeting.talk) ?? null) : null;
}

function repliesTo(turn: SpokenTurn, { talk }: Meeting): string | null {
  const next = talk.turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  if (!next || !reply || next.speaker === turn.speaker) return null;
  const said = straight(reply);
  const accepts = assent.test(said) || promises.test(said);
  return accepts && !refuses.test(said) ? nameOf(next.speaker, talk) : null;
}
