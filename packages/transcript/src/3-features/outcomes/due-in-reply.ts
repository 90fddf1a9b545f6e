import type { SpokenTurn, Talk } from '../talk.ts';
import { dueIn } from './due-words.ts';
import { nameOf } from './task-owner.ts';

/** 'By the end of the month.' */
const mostWordsOfDay = 6;
const agreesToDay = /\b(?:i(?:'ll| will| can)|will do|i (?:call|send|ask|do))\b(?!.*\?)/i;

/** The day on which the person asked agrees: 'Can you send it?' 'Sure, by Friday.' */
export function dueInReply(turn: SpokenTurn, owner: string | null, talk: Talk): string | null {
  const reply = talk.turns[turn.index + 1];
  const isOwn = owner !== null && reply !== undefined && nameOf(reply.speaker, talk) === owner;
  if (!isOwn || reply.speaker === turn.speaker) return null;
  const said = reply.sentences.slice(0, 2).find(({ text, tokens }) => {
    const isDayAlone = tokens.length <= mostWordsOfDay;
    return dueIn(text) !== null && (isDayAlone || agreesToDay.test(text)) && !/n't\b/.test(text);
  });
  return said ? dueIn(said.text) : null;
}
