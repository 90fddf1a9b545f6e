import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { calledIn, type Meeting, nameOf, straight, takenBy } from './task-owner.ts';

const promises =
  /\b(?:I(?:'ll| will|'m (?:going to|gonna)| am going to| shall| can| could| should| need to| have to| want to| plan to| hope to)|let me|my (?:task|job|plan|next step))\b/i;
const asks =
  /\b(?:(?:can|could|would|will) you|you(?:'ll| will| can| could| should| need to| have to| might want to)|please|if you (?:can|could|would)|I(?:'d| would) like you|want you to)\b/i;
const shares = /\b(?:we|let's|let us|us)\b/i;
const team =
  /\b((?:the )?(?:\p{L}+ )?(?:teams?|groups?|committee|clients?|developers|devs))(?: also)? (?:will|should|need|needs|can|could|must|have to|to)\b/iu;
const refuses =
  /^(?:(?:oh|uh|um|well|yeah|okay|ok)[,.]? )*(?:no\b|nope|sorry|i can't|i cannot|i won't|i don't (?:have|think)|not (?:me|really|now|yet))/i;

/**
 * Who takes on what a sentence says, where no firm rule tells: the speaker who commits, the person asked who did not
 * refuse, a team as it was named, 'we'; null where that is unclear.
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
  if (asked < Number.POSITIVE_INFINITY) return repliesTo(turn, meeting);
  if (shares.test(text)) return takenBy(turn, meeting.talk) ?? 'we';
  return null;
}

/** Whoever speaks next and does not refuse. */
function repliesTo(turn: SpokenTurn, { talk }: Meeting): string | null {
  const next = talk.turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  if (!next || !reply || next.speaker === turn.speaker || refuses.test(straight(reply)))
    return null;
  return nameOf(next.speaker, talk);
}
