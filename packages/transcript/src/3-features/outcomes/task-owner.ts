import { type NamesSaidTo, partsOfName } from '../names-said.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { dueIn } from './due-words.ts';
import {
  anyRequest,
  assent,
  commits,
  datedPromise,
  firmPromise,
  firstPerson,
  givenTask,
  handsOver,
  imperative,
  namedTask,
  notLater,
  politeRequest,
  request,
  saidToRun,
  sharedNeed,
  takesIt,
  unreal,
} from './task-patterns.ts';
import { teamGiven } from './team-owner.ts';

/** 'Today' occurs in many sentences that are not tasks. */
const tooSoonToTell = 'today';

const sentencesOfReply = 3;
const shortestTaskWords = 5;
/** 'I'll escalate that today.' */
const shortestDatedWords = 4;
const longestTaskWords = 45;
const longestTaskLetters = 400;

export type Meeting = { talk: Talk; saidTo: NamesSaidTo; owners: ReadonlyMap<string, string> };

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
  return sharedNeed.test(text) ? takenBy(turn, meeting.talk) : undefined;
}

export function nameOf(person: number | null, { names, nobodyNamed }: Talk): string | null {
  return person === null || nobodyNamed ? null : (names[person] ?? null);
}

export const straight = ({ text }: Sentence): string =>
  text.replaceAll('’', "'").replace(/ (?='(?:ll|m|ve|re|s|d)\b)/g, '');

export function isTaskLike(sentence: Sentence): boolean {
  const { tokens, whole } = sentence;
  const text = straight(sentence);
  return (
    whole &&
    text.length <= longestTaskLetters &&
    (tokens.length >= (dueIn(text) === null ? shortestTaskWords : shortestDatedWords) ||
      handsOver.test(text)) &&
    tokens.length <= longestTaskWords &&
    !/(?:…|\.\.\.|-)$/.test(text) &&
    !notLater.test(text) &&
    !saidToRun.test(text) &&
    !unreal.test(text)
  );
}

/** "I'll send it" is a promise; "I can send it" and "I'll paint it" only with a date. */
function isPromise(text: string): boolean {
  if (text.endsWith('?')) return false;
  const due = dueIn(text);
  const found = firstPerson.exec(text);
  if (found === null) return isDatedPromise(text);
  return due !== null || firmPromise.test(found[0]);
}

/** The date must follow the promise: "on Monday I was out, so I'll pass" is not a promise. */
function isDatedPromise(text: string): boolean {
  const promise = datedPromise.exec(text);
  const due = promise && dueIn(text.slice(promise.index));
  return due !== null && due.toLowerCase() !== tooSoonToTell;
}

function askedOf(sentence: Sentence, turn: SpokenTurn, meeting: Meeting): string | undefined {
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
function isTaken(turn: SpokenTurn, { talk }: Meeting): boolean {
  const next = talk.turns[turn.index + 1];
  if (next === undefined || next.speaker === turn.speaker) return false;
  return next.sentences.slice(0, 2).some((said) => commits.test(straight(said)));
}

const wordsOfAnswer = 10;

/** "Can you share the figures?" without a day, when the one who is asked goes on to tell them. */
function isDoneAtOnce(
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
function calledBefore(sentence: Sentence, turn: SpokenTurn, meeting: Meeting): string | undefined {
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

export function ownersByName(names: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of names) {
    owners.set(name.toLowerCase(), name);
    for (const part of new Set(partsOfName(name))) {
      if (owners.has(part) && owners.get(part) !== name) shared.add(part);
      else owners.set(part, name);
    }
  }
  for (const part of shared) owners.delete(part);
  return owners;
}

/** "Holly drafts the summary". */
export function ownerIn(task: string, owners: ReadonlyMap<string, string>): string | null {
  const [first = '', second = ''] = task
    .trim()
    .toLowerCase()
    .split(/[\s,:]+/);
  return owners.get(`${first} ${second}`) ?? owners.get(first) ?? null;
}
