import { findDate } from './date-text.ts';
import { datedPattern, dayOrder, isUniversal, secondsOfDated } from './dated-stamp.ts';
import { headName } from './head-name.ts';
import type { Layout, TextDocument } from './layout.ts';
import { withinMainSpan } from './main-span.ts';
import { isNotSpeech } from './not-speech.ts';
import { readUtterances } from './utterances.ts';

const invisible = /[\u200e\u200f\u202a-\u202e\ufeff]/g;
const stamp = String.raw`[[(]?(?<!\d)(${datedPattern})[\])]?`;
const anyStamp = new RegExp(datedPattern);
const leadingStamp = new RegExp(`^${stamp}`);
/** The three places of name, day and time, each with the group of stamp, name and words. */
const forms = [
  // WhatsApp, Signal, logs: `[31/12/2022, 11:40:26] Name: text`, `31/12/2022, 11:40 - Name: text`; the text may be below.
  {
    pattern: new RegExp(String.raw`^${stamp}\s*[-–:]?\s*([^\s:][^:]{0,79}?):(?:\s+(.*))?$`, 's'),
    at: [1, 2, 3],
  },
  // TranscripTonic, Telegram, Discord: `Name (25/03/2026, 10:30)`, `Name, [25.03.26 10:30]`, `Name — 25/03/2026 10:30`;
  // 'Synced: 25/03/2026 10:30' is a field.
  {
    pattern: new RegExp(
      String.raw`^(\S.{0,79}?)(?<![:\s]),?\s*(?:[-–—|•]\s*)?${stamp}\s*:?\s*(.*)$`,
      's',
    ),
    at: [2, 1, 3],
  },
  // WeeChat: stamp, nick and words between tabs.
  {
    pattern: new RegExp(String.raw`^${stamp}\t+([^\t]{1,60})\t+(.*)$`, 's'),
    at: [1, 2, 3],
  },
  // Teams: `[25/03/2026 10:30] Name` above the words.
  {
    pattern: new RegExp(String.raw`^${stamp}\s*[-–|]?\s*([^\s:][^:]{0,79})()$`, 's'),
    at: [1, 2, 3],
  },
] as const;
/** `Nov 11, 2025 at 02:49`, `Tue, 11 November 2025, 02:49` */
const monthInLetters =
  /(?<![\p{L}\d])(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6},?\s)?(?:\p{L}{3,10}\.?\s\d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}\.?\s\p{L}{3,10}\.?,?)\s(?:19|20)\d{2}(?=,?\s(?:at\s|um\s|à\s)?\d{1,2}:\d{2})/iu;
/** `[Ana Berg @ 25/03/2026 10:30]` */
const nameInBracket = new RegExp(String.raw`^\[([^[\]]{1,80}?)\s*[@|,–-]?\s+(${datedPattern})\]`);
const headCharacters = 240;
const leastHeads = 2;
const leastShare = 1 / 12;
/** What a chat writes for a file or picture. */
const noWords =
  /^(?:<[^<>]{3,40}>|(?:image|video|audio|sticker|gif|document|contact card) omitted)$/i;

type Form = (typeof forms)[number];
type Message = { stamp: string; speaker: string; text: string };

/** Chats and logs whose lines state day and time. */
export const datedChat: Layout = {
  name: 'dated-chat',
  recognises: (document) => {
    const heads = messagesOf(document).size;
    const filled = document.lines.filter((line) => line.trim() !== '').length;
    return heads >= leastHeads && heads >= filled * leastShare;
  },
  read: (document) => {
    const messages = messagesOf(document);
    const stamps = [...messages.values()].map((message) => message.stamp);
    const order = dayOrder(stamps);
    const { cues, preamble, words } = readUtterances(document.lines, (line, i) => {
      const message = messages.get(i);
      if (!message) return isNotSpeech(line) || hasStamp(line) ? 'skip' : 'continues';
      if (noWords.test(message.text.trim())) return 'skip';
      return { ...message, start: secondsOfDated(message.stamp, order) };
    });
    const { date, ...span } = withinMainSpan(cues);
    const universal = stamps.every(isUniversal);
    return {
      preamble,
      words,
      ...span,
      ...(date !== undefined && order.isSure && { date }),
      ...(universal && { zone: 'UTC' }),
    };
  },
};

const hasStamp = (line: string): boolean => leadingStamp.test(headOf(line));

const known = new WeakMap<TextDocument, Map<number, Message>>();

function messagesOf(document: TextDocument): Map<number, Message> {
  const messages = known.get(document) ?? findMessages(document);
  known.set(document, messages);
  return messages;
}

function findMessages({ lines }: TextDocument): Map<number, Message> {
  const stamped = lines.flatMap((line, i) =>
    anyStamp.test(headOf(line)) ? [[i, line] as const] : [],
  );
  const readings = forms.map(
    (form) =>
      new Map(
        stamped.flatMap(([i, line]) => {
          const message = messageOf(line, form);
          return message === null ? [] : [[i, message] as const];
        }),
      ),
  );
  return readings.sort((a, b) => b.size - a.size)[0] ?? new Map();
}

/**
 * Without the marks of a heading, as in `### Ana Berg (2026-03-25T10:30:00Z)`, or of a bold label, with a month in
 * letters as a number, and a bracket around name and time set around the time.
 */
const headOf = (line: string): string =>
  line
    .slice(0, headCharacters)
    .replace(invisible, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\*\*([^*]+)\*\*/, '$1')
    .replace(monthInLetters, (date) => findDate(date)?.date ?? date)
    .replace(nameInBracket, '$1 [$2]');

function messageOf(line: string, { pattern, at }: Form): Message | null {
  const match = pattern.exec(headOf(line));
  const speaker = match ? headName(match[at[1]] ?? '') : null;
  if (!match || speaker === null) return null;
  const text = (match[at[2]] ?? '') + line.slice(headCharacters);
  return { stamp: match[at[0]] ?? '', speaker, text };
}
