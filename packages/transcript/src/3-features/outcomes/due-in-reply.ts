import type { SpokenTurn, Talk } from '../talk.ts';
import { dueIn } from './due-words.ts';
import { nameOf } from './who-takes-it.ts';

/** 'By the end of the month.' */
const mostWordsOfDay = 6;
/** 'You'll have it on Thursday', 'I can do it by Monday'. */
const agreesToDay =
  /\b(?:i(?:'ll| will| can)|will do|can do|you(?:'ll| will) (?:have|get)|i (?:call|send|ask|do))\b(?!.*\?)/i;
/** The day on which somebody starts, or on which something else happens, is not the day of the task. */
const ofOtherThing = /\b(?:start|begin|after|since|before i|was|were|had)\b/i;
/** In turns. Where several are asked in one turn, another may answer first. */
const farthestReply = { ofOne: 1, ofSeveral: 2 };
const asks = /\?$|\bplease\b/i;

/** With more words, a day that was asked for may stand for another task. */
const mostWordsOfOtherDay = 9;

/**
 * The day on which the person asked agrees: 'Can you send it?' 'Sure, by Friday.' With `hasDay`, only a short answer
 * names another day than the one that was asked for.
 */
export function dueInReply(
  turn: SpokenTurn,
  owner: string | null,
  talk: Talk,
  hasDay = false,
): string | null {
  if (owner === null) return null;
  const mostWords = hasDay ? mostWordsOfOtherDay : Number.POSITIVE_INFINITY;
  const areSeveral = turn.sentences.filter(({ text }) => asks.test(text)).length > 1;
  const farthest = farthestReply[areSeveral ? 'ofSeveral' : 'ofOne'];
  for (let away = 1; away <= farthest; away++) {
    const reply = talk.turns[turn.index + away];
    if (reply === undefined || reply.speaker === turn.speaker) return null;
    if (nameOf(reply.speaker, talk) !== owner) continue;
    const said = reply.sentences.slice(0, 2).find(({ text, tokens }) => {
      const straight = text.replaceAll('’', "'");
      const isDayAlone = tokens.length <= mostWordsOfDay;
      return (
        dueIn(text) !== null &&
        tokens.length <= mostWords &&
        (isDayAlone || agreesToDay.test(straight)) &&
        !ofOtherThing.test(straight) &&
        !/n't\b/.test(straight)
      );
    });
    return said ? dueIn(said.text) : null;
  }
  return null;
}
