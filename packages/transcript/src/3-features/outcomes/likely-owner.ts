import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { calledIn, type Meeting, nameOf, straight, takenBy } from './task-owner.ts';
import { assent } from './task-patterns.ts';

const promises =
  /\b(?:I(?:'ll| will|'m (?:going to|gonna)| am going to| shall| can| could| should| need to| have to| want to| plan to| hope to)|let me|my (?:task|job|plan|next step))\b/i;
const asks =
  /\b(?:(?:can|could|would|will) you|you(?:'ll| will)(?! (?:be|receive|get|see|find|hear|notice))|you (?:can|could|should|need to|have to|might want to)|please|if you (?:can|could|would)|I(?:'d| would) like you|want you to)\b/i;
const shares = /\b(?:we|let's|let us|us)\b/i;
const weForYou =
  /\bwe(?:'ll| will| can)\b.{0,80}\b(?:to|with|send|give|let|write|show|tell) you\b/i;
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
 * The owner if no definite rule applies: the speaker who commits, the person asked who agrees, a team, or 'we'; null
 * if unclear.
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
  if (asked < Number.POSITIVE_INFINITY) return repliesTo(turn, meeting);
  if (shares.test(text)) return takenBy(turn, meeting.talk) ?? 'we';
  return null;
}

function repliesTo(turn: SpokenTurn, { talk }: Meeting): string | null {
  const next = talk.turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  if (!next || !reply || next.speaker === turn.speaker) return null;
  const said = straight(reply);
  const accepts = assent.test(said) || promises.test(said);
  return accepts && !refuses.test(said) ? nameOf(next.speaker, talk) : null;
}
