import type { Sentence } from '../sentences.ts';
import { dueIn } from './due-words.ts';
import { plainWords } from './plain-words.ts';
import { promisesNothing, promisesWork } from './promise-words.ts';
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
/** 'I'll escalate that today.', 'I can ask Eve.' */
const shortestToldWords = 4;
/** Content words. */
const fewestOfMatter = 1;
const longestTaskWords = 45;
const longestTaskLetters = 400;

/** Whether a sentence names a day, or what it is about. */
const isTelling = (sentence: Sentence): boolean =>
  dueIn(straight(sentence)) !== null ||
  sentence.keys.filter((key) => key !== null).length >= fewestOfMatter;

const brokenOff = /(?:…|\.\.\.|-|\b(?:the|an?|my|your|our|with|of|for|and|or))$/;

export function isTaskLike(sentence: Sentence): boolean {
  const { tokens, whole } = sentence;
  const text = straight(sentence);
  return (
    whole &&
    text.length <= longestTaskLetters &&
    (tokens.length >= (isTelling(sentence) ? shortestToldWords : shortestTaskWords) ||
      handsOver.test(text)) &&
    tokens.length <= longestTaskWords &&
    !brokenOff.test(text) &&
    !notLater.test(text) &&
    !saidToRun.test(text) &&
    !unreal.test(text) &&
    !promisesNothing.test(plainWords(text))
  );
}

/** "I'll send it" is a promise; "I can send it" and "I'll play it" only with a date. */
export function isPromise(text: string): boolean {
  if (text.endsWith('?')) return false;
  if (promisesWork.test(plainWords(text))) return true;
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
