import type { NamesSaidTo } from '../names-said.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { dueIn } from './due-words.ts';
import { openingOf } from './openings.ts';
import { plainWords } from './plain-words.ts';
import {
  acceptsOffer,
  asksToDo,
  asksToDoWork,
  offersWork,
  saysPlease,
  saysYesToIt,
  takesOrder,
} from './promise-words.ts';
import { straight } from './straight.ts';
import { assent, commits, takesIt } from './task-patterns.ts';

const sentencesOfReply = 3;

export type Meeting = { talk: Talk; saidTo: NamesSaidTo; owners: ReadonlyMap<string, string> };

export function nameOf(person: number | null, { names, nobodyNamed }: Talk): string | null {
  return person === null || nobodyNamed ? null : (names[person] ?? null);
}

/** Who is called, or agrees right after. */
export function askedOf(
  sentence: Sentence,
  turn: SpokenTurn,
  meeting: Meeting,
): string | undefined {
  const { talk } = meeting;
  const called = calledIn(sentence, turn, meeting);
  if (called !== undefined) return called;
  if (turn.sentences.at(-1) !== sentence) return undefined;
  const next = talk.turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  if (next?.speaker === turn.speaker) return undefined;
  const accepted = reply !== undefined && assent.test(straight(reply));
  return accepted && next?.speaker != null ? talk.names[next.speaker] : undefined;
}

/** Whether the next speaker takes on the request that ends the turn. */
export function isTaken(turn: SpokenTurn, { talk }: Meeting): boolean {
  const next = talk.turns[turn.index + 1];
  if (next === undefined || next.speaker === turn.speaker) return false;
  return next.sentences.slice(0, 2).some((said) => commits.test(straight(said)));
}

const wordsOfAnswer = 10;

/** "Can you share the figures?" without a day, when the one who is asked goes on to tell them. */
export function isDoneAtOnce(
  sentence: Sentence,
  taker: string,
  turn: SpokenTurn,
  { talk }: Meeting,
): boolean {
  const next = talk.turns[turn.index + 1];
  if (turn.sentences.at(-1) !== sentence || !sentence.text.endsWith('?')) return false;
  if (next === undefined || nameOf(next.speaker, talk) !== taker) return false;
  if (dueIn(sentence.text) !== null || next.words < wordsOfAnswer) return false;
  return !next.sentences
    .slice(0, sentencesOfReply)
    .some((said) => commits.test(straight(said)) || takesIt.test(straight(said)));
}

export function calledIn(
  sentence: Sentence,
  turn: SpokenTurn,
  { talk, saidTo }: Meeting,
): string | undefined {
  const called = saidTo({ ...turn, sentences: [sentence] }).at(-1);
  return called === undefined ? undefined : talk.names[called];
}

/** In words: 'Perfect, David.' */
const mostWordsOfCall = 5;
const asksFirst = /^(?:(?:so|and|then)[, ]+)*(?:please|i need)\b/i;

/** Who is called in the short sentence before, which says little else: 'Thanks, Bo. Please send the list.' */
export function calledBefore(
  sentence: Sentence,
  turn: SpokenTurn,
  meeting: Meeting,
): string | undefined {
  const before = turn.sentences[turn.sentences.indexOf(sentence) - 1];
  return before && asksFirst.test(sentence.text) && before.tokens.length <= mostWordsOfCall
    ? calledIn(before, turn, meeting)
    : undefined;
}

/** "I'll do that" after "we need to ...". */
export function takenBy(turn: SpokenTurn, talk: Talk): string | undefined {
  const next = talk.turns[turn.index + 1];
  if (next?.speaker === turn.speaker) return undefined;
  const taken = next?.sentences
    .slice(0, sentencesOfReply)
    .some((said) => takesIt.test(straight(said)));
  return taken && next?.speaker != null ? talk.names[next.speaker] : undefined;
}

/** The first words of who answers what ends a turn; null if nobody else does. */
function answerTo(sentence: Sentence, turn: SpokenTurn, talk: Talk) {
  const next = talk.turns[turn.index + 1];
  const [reply] = next?.sentences ?? [];
  const isLast = turn.sentences.at(-1) === sentence;
  if (!isLast || !next || !reply || next.speaker === turn.speaker) return null;
  return { speaker: next.speaker, words: openingOf(next), first: plainWords(reply.text) };
}

/** "I can ask them." "Please." Or: "Should I ask them?" "Yes." */
export function isOfferAccepted(sentence: Sentence, turn: SpokenTurn, talk: Talk): boolean {
  const offer = plainWords(sentence.text);
  const answer = answerTo(sentence, turn, talk);
  if (answer === null) return false;
  if (asksToDo.test(offer) && saysPlease.test(answer.words)) return true;
  if (asksToDoWork.test(offer)) return saysYesToIt.test(answer.words);
  return offersWork.test(offer) && acceptsOffer.test(answer.first);
}

/** "Okay, ask for four weeks." "Will do." */
export function takerOfOrder(
  sentence: Sentence,
  turn: SpokenTurn,
  talk: Talk,
): string | null | undefined {
  const answer = answerTo(sentence, turn, talk);
  return answer && takesOrder.test(answer.words) ? nameOf(answer.speaker, talk) : undefined;
}
