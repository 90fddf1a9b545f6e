import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { plainWords } from './plain-words.ts';
import { ordersWork } from './promise-words.ts';
import { straight } from './straight.ts';
import { isPromise } from './task-like.ts';
import {
  anyRequest,
  givenTask,
  handsOver,
  imperative,
  namedTask,
  politeRequest,
  request,
  sharedNeed,
} from './task-patterns.ts';
import { teamGiven } from './team-owner.ts';
import {
  askedOf,
  calledBefore,
  calledIn,
  isDoneAtOnce,
  isOfferAccepted,
  isTaken,
  type Meeting,
  nameOf,
  takenBy,
  takerOfOrder,
} from './who-takes-it.ts';

/** Null if no owner is named, undefined if there is no task. */
export function ownerOf(
  sentence: Sentence,
  turn: SpokenTurn,
  meeting: Meeting,
): string | null | undefined {
  const text = straight(sentence);
  if (isPromise(text)) return nameOf(turn.speaker, meeting.talk);
  const named = namedTask.exec(text) ?? givenTask.exec(text);
  const told = meeting.owners.get(named?.[1]?.toLowerCase() ?? '');
  if (told !== undefined) return told;
  const team = text.endsWith('?') ? null : teamGiven(text);
  if (team !== null) return team;
  if (imperative.test(text) || handsOver.test(text)) {
    // 'Okay, please send …' calls nobody, and is a request all the same.
    const called = calledIn(sentence, turn, meeting);
    if (called !== undefined) return called;
  }
  if (request.test(text)) {
    const taker = askedOf(sentence, turn, meeting);
    return taker !== undefined && isDoneAtOnce(sentence, taker, turn, meeting) ? undefined : taker;
  }
  if (anyRequest.test(text)) {
    const taker = askedOf(sentence, turn, meeting);
    if (taker !== undefined && isTaken(turn, meeting)) return taker;
  }
  if (politeRequest.test(text))
    return calledIn(sentence, turn, meeting) ?? calledBefore(sentence, turn, meeting);
  if (isOfferAccepted(sentence, turn, meeting.talk)) return nameOf(turn.speaker, meeting.talk);
  if (ordersWork.test(plainWords(text))) {
    const taker = takerOfOrder(sentence, turn, meeting.talk);
    if (taker !== undefined) return taker;
  }
  return sharedNeed.test(text) ? takenBy(turn, meeting.talk) : undefined;
}
