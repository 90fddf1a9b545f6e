import type { Message } from './chat-messages.ts';
import { headName } from './head-name.ts';
import { isNick } from './relayed-names.ts';
import { speakerLabel } from './speaker-label.ts';

export const commands =
  /^(?:present[+-]|regrets[+-]|scribe[+-]|scribenick|scribe:|chair[+-]|agenda|q[+\-?=]|vq\?|ack\b|rrsagent|zakim|trackbot|meeting:|topic:|subtopic:|[si]\/|\/[si]\/|\/me\b)/i;
/** What a scribe types among the words of others, and people answer in a chat. */
const vote = /^[+-][01]$/;
const link = /^https?:\/\/\S+$/;
const bot = /bot$|^(?:zakim|rrsagent|github|trackbot)/i;
/** Bots that answer commands and never write for others. */
const servant = /^(?:zakim|rrsagent|github|trackbot)/i;
/** Least share of a scribe's lines that record what others say. */
const scribeShare = 0.6;
const scribeLines = 5;
/** Scribes write more than this share of the talk. Who only addresses others by name, or reports builds, writes less. */
const scribedShare = 0.5;

export const goesOn = /^(?:\.{3}|…)\s?:?\s*(.*)$/s;

export type Said = { speaker: string | null; text: string };

/** `scribe+ ana`, `scribenick: ana`: who says so of somebody, or only `scribe+` of oneself. */
const appoints = /^scribe(?:nick)?\s*[:+]\s*([^\s,:]*)\s*$/i;
/** What the bot of a conference tells. */
const ofConference =
  /\b(?:joined|left|entered) the (?:conference|call|bridge)\b|\bspeaker queue\b|\bhas the floor\b/i;
const leastNotices = 3;
const noticeShare = 0.6;

/** Programs that answer commands or tell who comes to a call, by their names or by what they write. */
export function botsAmong(messages: readonly Message[]): Set<string> {
  const groups = Map.groupBy(messages, ({ nick }) => nick);
  return new Set(
    [...groups].flatMap(([nick, said]) => {
      const notices = said.filter(({ text }) => ofConference.test(text)).length;
      const tells = notices >= leastNotices && notices >= said.length * noticeShare;
      return tells || bot.test(nick) ? [nick] : [];
    }),
  );
}

/** Whom a chat itself names as scribes. */
function appointed(messages: readonly Message[]): Set<string> {
  return new Set(
    messages.flatMap(({ nick, text }) => {
      const found = appoints.exec(text);
      return found ? [found[1] || nick] : [];
    }),
  );
}

export const isServant = (nick: string): boolean => servant.test(nick);
/** Alone, as people paste it. */
export const isLink = (text: string): boolean => link.test(text);
export const isVote = (text: string): boolean => vote.test(text);

/** Bots are scribes only where nobody else is: most answer commands. */
export function scribesOf(messages: readonly Message[]): Set<string> {
  const scribes = [...Map.groupBy(messages, (entry) => entry.nick)].flatMap(([nick, said]) => {
    const named = said.filter(({ text }) => nameIn(text) !== null || goesOn.test(text)).length;
    const least = Math.min(scribeLines, messages.length);
    const writesForOthers = named >= least && named >= said.length * scribeShare;
    return writesForOthers && !servant.test(nick) ? [nick] : [];
  });
  const people = scribes.filter((nick) => !bot.test(nick));
  const chosen = new Set(people.length > 0 ? people : scribes);
  const talk = messages.filter(
    ({ nick, text }) =>
      chosen.has(nick) || !(bot.test(nick) || commands.test(text) || isVote(text) || isLink(text)),
  );
  const written = talk.filter(({ nick }) => chosen.has(nick)).length;
  return written > talk.length * scribedShare ? chosen : appointed(messages).intersection(chosen);
}

export function nameIn(text: string): Said | null {
  const match = /^([^\s:][^:]{0,79}):\s*(.*)$/s.exec(text);
  const label = match?.[1] ?? '';
  const speaker = isNick(label) ? headName(label) : speakerLabel(label);
  return speaker === null ? null : { speaker, text: match?.[2] ?? '' };
}
