import { chatLog, linesApart, type Message, secondsOfMessage } from './chat-messages.ts';
import { timeOfDay } from './elapsed.ts';
import { headingOf } from './headings.ts';
import type { Layout } from './layout.ts';
import { mainSpan } from './main-span.ts';
import { bracketedName, isRelay } from './relayed-names.ts';
import {
  botsAmong,
  commands,
  goesOn,
  isLink,
  isServant,
  isVote,
  nameIn,
  type Said,
  scribesOf,
} from './scribes.ts';
import { type LineMeaning, readUtterances } from './utterances.ts';

/** Least share of a bridge's lines that begin with a name. */
const relayedShare = 0.6;

/** A chat log. If scribes recorded the talk, what others write beside it is typed. */
export const ircLog: Layout = {
  name: 'irc-log',
  recognises: ({ lines }) => {
    const log = chatLog(lines);
    const written = log.messages.filter((entry) => entry !== null).length;
    return written > 1 && written > linesApart(lines, log);
  },
  read: ({ lines }) => {
    const { messages, notices } = chatLog(lines);
    const all = messages.filter((m) => m !== null);
    const scribes = scribesOf(all);
    const relays = relaysOf(all);
    const bots = botsAmong(all).difference(scribes).difference(relays);
    const main = mainSpan(all.map(secondsOfMessage));
    const isStray = (entry: Message) =>
      main !== null && entry.date !== null && !isWithin(secondsOfMessage(entry), main);
    const first = all.find((entry) => !isStray(entry));
    const origin = first ? secondsOfMessage(first) : 0;
    let speaker: string | null = null;
    let isSpoken = false;
    const { cues, words } = readUtterances(lines, (line, index): LineMeaning => {
      const entry = messages[index];
      if (!first) return 'skip';
      if (!entry && headingOf(line) !== null) isSpoken = false;
      if (!entry) return isSpoken && !notices.has(index) ? 'continues' : endOrSkip(line);
      const isScribe = scribes.has(entry.nick);
      isSpoken =
        !bots.has(entry.nick) &&
        !commands.test(entry.text) &&
        !(scribes.size > 0 && isLink(entry.text));
      if (!isSpoken) return 'skip';
      const start = isStray(entry) ? null : rounded(secondsOfMessage(entry) - origin);
      if (!isScribe || isVote(entry.text))
        return {
          speaker: entry.nick,
          text: entry.text,
          start,
          ...(scribes.size > 0 && { typed: true }),
        };
      const head = utteranceOf(entry, speaker);
      speaker = head.speaker;
      return { ...head, start };
    });
    return {
      cues,
      words,
      ...(scribes.size === 0 && { typed: true }),
      ...(first?.date && { date: first.date }),
      ...(first && { startTime: timeOfDay(first.time) }),
      ...(first?.utc && { zone: 'UTC' }),
    };
  },
};

const endOrSkip = (line: string) => (headingOf(line) === null ? 'skip' : 'ends');

const isWithin = (time: number, { from, to }: { from: number; to: number }): boolean =>
  time >= from && time <= to;

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** Bridges, which write `[Jane] text` for people of another chat. */
function relaysOf(messages: readonly Message[]): Set<string> {
  const groups = Map.groupBy(messages, (entry) => entry.nick);
  return new Set(
    [...groups].flatMap(([nick, said]) => {
      const relayed = said.filter(({ text }) => bracketedName(text) !== null).length;
      return !isServant(nick) && relayed >= said.length * relayedShare ? [nick] : [];
    }),
  );
}

/** A scribe writes '...: and more' if the same speaker continues. */
function utteranceOf(entry: Message, before: string | null): Said {
  const more = goesOn.exec(entry.text);
  if (more) return { speaker: before, text: more[1] ?? '' };
  const own = isRelay(entry.nick) ? null : entry.nick;
  return nameIn(entry.text) ?? { speaker: own, text: entry.text };
}
