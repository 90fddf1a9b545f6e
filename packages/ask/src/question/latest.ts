import { wordsOf } from '../words/terms.ts';

const meetings = ['meeting', 'call', 'session', 'sync'];

/**
 * 'the last meeting', 'the latest Weekly sync', not 'last week' or 'the last 3 meetings'. 'The last call with Ada' or
 * 'about prices' is the last of some kind, not the last of all.
 */
export function asksForLatest(question: string, series: string | null): boolean {
  const names = [...meetings, ...(series === null ? [] : [series])];
  const named = names.map((name) => wordsOf(name).join(' ')).join('|');
  return new RegExp(
    ` (?:last|latest|most recent) (?!\\d|weeks? |months? |quarters? |years? |days? )(?:[^ ]+ ){0,3}(?:${named}) (?!with |about |on |regarding |where |when |that |which )`,
  ).test(` ${wordsOf(question).join(' ')} `);
}
