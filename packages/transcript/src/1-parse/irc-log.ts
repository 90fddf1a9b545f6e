import { chatLog, linesApart, type Message, secondsOfMessage } from './chat-messages.ts';
import { timeOfDay } from './elapsed.ts';
import { headName } from './head-name.ts';
import { headingOf } from './headings.ts';
import type { Layout } from './layout.ts';
import { mainSpan } from './main-span.ts';
import { bracketedName, isNick, isRelay } from './relayed-names.ts';
import { speakerLabel } from './speaker-label.ts';
import { type LineMeaning, readUtterances } from './utterances.ts';

const commands =
  /^(?:present[+-]|regrets[+-]|scribe[+-]|scribenick|scribe:|chair[+-]|agenda|q[+\-?=]|vq\?|ack\b|rrsagent|zakim|trackbot|meeting:|topic:|subtopic:|[si]\/|\/[si]\/|\/me\b)/i;
/** What a scribe types among the words of others, and people answer in a chat. */
const asides = /^(?:[+-]1$|https?:\/\/\S+$)/;
const bot = /bot$|^(?:zakim|rrsagent|github|trackbot)/i;
/** Bots that answer commands and never write for others. */
const servant = /^(?:zakim|rrsagent|github|trackbot)/i;
/** Least share of a bridge's lines that begin with a name. */
const relayedShare = 0.6;
/** Least share of a scribe's lines that record what others say. */
const scribeShare = 0.6;
const scribeLines = 5;
/** Scribes write more than this share of the talk. Who only addresses others by name, or reports builds, writes less. */
const scribedShare = 0.5;

const goesOn = /^(?:\.{3}|…)\s?:?\s*(.*)$/s;

type Said = { speaker: string | null; text: string };

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
      isSpoken = isUtterance(entry, scribes, relays);
      if (!isSpoken) return 'skip';
      const start = isStray(entry) ? null : rounded(secondsOfMessage(entry) - origin);
      if (!scribes.has(entry.nick))
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

/** Bots are scribes only where nobody else is: most answer commands. */
function scribesOf(messages: readonly Message[]): Set<string> {
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
      chosen.has(nick) || !(bot.test(nick) || commands.test(text) || asides.test(text)),
  );
  const written = talk.filter(({ nick }) => chosen.has(nick)).length;
  return written > talk.length * scribedShare ? chosen : new Set();
}

/** Bridges, which write `[Jane] text` for people of another chat. */
function relaysOf(messages: readonly Message[]): Set<string> {
  const groups = Map.groupBy(messages, (entry) => entry.nick);
  return new Set(
    [...groups].flatMap(([nick, said]) => {
      const relayed = said.filter(({ text }) => bracketedName(text) !== null).length;
      return !servant.test(nick) && relayed >= said.length * relayedShare ? [nick] : [];
    }),
  );
}

function isUtterance(
  entry: Message,
  scribes: ReadonlySet<string>,
  relays: ReadonlySet<string>,
): boolean {
  const isBot = bot.test(entry.nick) && !scribes.has(entry.nick) && !relays.has(entry.nick);
  if (isBot || commands.test(entry.text)) return false;
  return scribes.size === 0 || !asides.test(entry.text);
}

/** A scribe writes '...: and more' if the same speaker continues. */
function utteranceOf(entry: Message, before: string | null): Said {
  const more = goesOn.exec(entry.text);
  if (more) return { speaker: before, text: more[1] ?? '' };
  const own = isRelay(entry.nick) ? null : entry.nick;
  return nameIn(entry.text) ?? { speaker: own, text: entry.text };
}

function nameIn(text: string): Said | null {
  const match = /^([^\s:][^:]{0,79}):\s*(.*)$/s.exec(text);
  const label = match?.[1] ?? '';
  const speaker = isNick(label) ? headName(label) : speakerLabel(label);
  return speaker === null ? null : { speaker, text: match?.[2] ?? '' };
}
