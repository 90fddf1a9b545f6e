import type { ActionItem } from '../types.ts';
import { cleanQuote } from './clean-quote.ts';
import { dueDateIn } from './due-date.ts';
import type { NamesSaidTo } from './names-said.ts';
import { partsOfName } from './names-said.ts';
import type { Sentence } from './sentences.ts';
import type { SpokenTurn, Talk } from './talk.ts';
import {
  announced,
  assent,
  datedPromise,
  firmPromise,
  firstPerson,
  hint,
  namedTask,
  notLater,
  politeRequest,
  request,
  sharedNeed,
  takesIt,
  unreal,
} from './task-patterns.ts';

/** "Today" is said of much that is no task. */
const tooSoonToTell = 'today';

const sentencesOfReply = 3;
const shortestTaskWords = 5;
const longestTaskWords = 45;
const longestTaskLetters = 400;
/** More than anybody would go through; what was said later stands in the transcript all the same. */
export const actionItemsMax = 1000;

/** Tasks that somebody took or was given, each with its owner and its date as it was said. Misses rather than invents. */
export function findActionItems(talk: Talk, saidTo: NamesSaidTo): ActionItem[] {
  const items = new Map<string, ActionItem>();
  const meeting = { talk, saidTo, owners: ownersByName(talk.names) };
  const add = (said: string, owner: string | null, turn: SpokenTurn, sentence: Sentence) => {
    const text = cleanQuote(said);
    const key = text.toLowerCase();
    if (text !== '' && !items.has(key) && items.size < actionItemsMax)
      items.set(key, {
        text,
        owner,
        dueDate: dueDateIn(said),
        turn: turn.index,
        quote: sentence.text,
      });
  };
  for (const turn of talk.turns) {
    for (const sentence of turn.sentences) {
      if (!hint.test(sentence.text)) continue;
      const list = announced.exec(straight(sentence))?.groups;
      if (list?.task) {
        const given = meeting.owners.get(list.name?.toLowerCase() ?? '');
        for (const task of list.task.split(';'))
          add(task, given ?? ownerIn(task, meeting.owners), turn, sentence);
      } else if (isTaskLike(sentence)) {
        const owner = ownerOf(sentence, turn, meeting);
        if (owner !== undefined) add(straight(sentence), owner, turn, sentence);
      }
    }
  }
  return [...items.values()];
}

type Meeting = { talk: Talk; saidTo: NamesSaidTo; owners: ReadonlyMap<string, string> };

/** Who took or was given the task of a sentence; null for somebody unnamed, undefined where nobody did. */
function ownerOf(
  sentence: Sentence,
  turn: SpokenTurn,
  meeting: Meeting,
): string | null | undefined {
  const text = straight(sentence);
  if (isPromise(text)) return nameOf(turn.speaker, meeting.talk);
  const told = meeting.owners.get(namedTask.exec(text)?.[1]?.toLowerCase() ?? '');
  if (told !== undefined) return told;
  if (request.test(text)) return askedOf(sentence, turn, meeting);
  if (politeRequest.test(text)) return calledIn(sentence, turn, meeting);
  return sharedNeed.test(text) ? takenBy(turn, meeting.talk) : undefined;
}

/** A participant's name; null in a transcript without names. */
function nameOf(person: number | null, { names, nobodyNamed }: Talk): string | null {
  return person === null || nobodyNamed ? null : (names[person] ?? null);
}

const straight = ({ text }: Sentence): string => text.replaceAll('’', "'");

function isTaskLike(sentence: Sentence): boolean {
  const { tokens, whole } = sentence;
  const text = straight(sentence);
  return (
    whole &&
    text.length <= longestTaskLetters &&
    tokens.length >= shortestTaskWords &&
    tokens.length <= longestTaskWords &&
    !/(?:…|\.\.\.|-)$/.test(text) &&
    !notLater.test(text) &&
    !unreal.test(text)
  );
}

/** "I'll send it" is a promise; "I can send it" and "I'll paint it" only with a date. */
function isPromise(text: string): boolean {
  if (text.endsWith('?')) return false;
  const due = dueDateIn(text)?.toLowerCase();
  const dated = due !== undefined && due !== tooSoonToTell;
  const found = firstPerson.exec(text);
  if (found === null) return isDatedPromise(text);
  return dated || firmPromise.test(found[0]);
}

/** The date has to follow: "on Monday I was out, so I'll pass" is none. */
function isDatedPromise(text: string): boolean {
  const promise = datedPromise.exec(text);
  const due = promise && dueDateIn(text.slice(promise.index));
  return due !== null && due.toLowerCase() !== tooSoonToTell;
}

/** Whoever was asked by name; without a name, whoever says yes to a request. */
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

/** Whoever is called by name in a sentence. */
function calledIn(
  sentence: Sentence,
  turn: SpokenTurn,
  { talk, saidTo }: Meeting,
): string | undefined {
  const called = saidTo({ ...turn, sentences: [sentence] }).at(-1);
  return called === undefined ? undefined : talk.names[called];
}

/** Whoever answers "we need to ..." with "I'll do that". */
function takenBy(turn: SpokenTurn, talk: Talk): string | undefined {
  const next = talk.turns[turn.index + 1];
  if (next?.speaker === turn.speaker) return undefined;
  const taken = next?.sentences
    .slice(0, sentencesOfReply)
    .some((said) => takesIt.test(straight(said)));
  return taken && next?.speaker != null ? talk.names[next.speaker] : undefined;
}

function ownersByName(names: readonly string[]): Map<string, string> {
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

/** "Holly drafts the summary": whoever the task begins with, where that is a participant. */
function ownerIn(task: string, owners: ReadonlyMap<string, string>): string | null {
  const [first = '', second = ''] = task
    .trim()
    .toLowerCase()
    .split(/[\s,:]+/);
  return owners.get(`${first} ${second}`) ?? owners.get(first) ?? null;
}
