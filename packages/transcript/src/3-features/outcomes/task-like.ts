import type { Sentence } from '../sentences.ts';
import { dueIn } from './due-words.ts';
import { straight } from './straight.ts';
import {
  datedPromise,
  firmPromise,
  firstPerson,
  handsOver,
  notLater,
  saidToRun,
  unreal,
} from './task-patterns.ts';

/** 'Today' occurs in many sentences that are not tasks. */
const tooSoonToTell = 'today';

const shortestTaskWords = 5;
/** 'I'll escalate that today.' */
const shortestDatedWords = 4;
const longestTaskWords = 45;
const longestTaskLetters = 400;

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
export function isPromise(text: string): boolean {
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
