import { logEvent } from './chat-events.ts';
import { withoutFullNames } from './copied-chat.ts';
import { findDate } from './date-text.ts';

/** What somebody wrote into a chat, or does (`/me`). */
export type Message = {
  nick: string;
  time: number;
  date: string | null;
  utc: boolean;
  text: string;
};

/** By line. A line that is neither has no time, or goes on with the message above. */
export type ChatLog = { messages: (Message | null)[]; notices: ReadonlySet<number> };

const stamp = String.raw`^\s{0,12}\[?(\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,6})?))?(?:\s?([AaPp])[Mm])?(Z)?\]?`;
const longestWrapped = 12;
/** `[2024-04-02T16:01:51.042Z]⇥<Nick>⇥text`; the stamp may lack date or brackets, or be a plain time. */
const inAngles = new RegExp(String.raw`${stamp}\s+<[@+• ]?([^>\s]{1,80})>(?:\s+|$)(.*)$`, 's');
/** A page of IRCCloud, copied: `9:02 AM A<ana> Ana Ruiz text`, with the letter that stands for a picture. */
const besidePicture = new RegExp(
  String.raw`${stamp}\s+[\p{L}\p{N}]<[@+• ]?([^>\s]{1,80})>(?:\s+|$)(.*)$`,
  'su',
);
/** Least share of lines with a time and without a nick, if these are further messages of the same person. */
const nicklessShare = 0.1;
/** WeeChat: `2024-04-02 16:01:51⇥@nick⇥text`. */
const betweenTabs = new RegExp(
  String.raw`${stamp}\t+[@+~%& ]?([\p{L}_][^\s<>]{0,79})\t+(.*)$`,
  'su',
);
/** WeeChat's marks of ranks, and of who comes and goes. Tables of speech have none. */
const ofWeeChat = new RegExp(String.raw`${stamp}\t+(?:[@+~%&]\p{L}|[^\p{L}\p{N}\t]{1,3}\t)`, 'u');
const withoutNick = new RegExp(String.raw`${stamp}[ \t]+()(?!<)(.*)$`, 's');

const known = new WeakMap<readonly string[], ChatLog>();

/** The messages of a chat log. Words that somebody does are a message of the doer. */
export function chatLog(lines: readonly string[]): ChatLog {
  const log = known.get(lines) ?? findMessages(lines);
  known.set(lines, log);
  return log;
}

function findMessages(lines: readonly string[]): ChatLog {
  const isWeeChat = lines.some((line) => ofWeeChat.test(line));
  const forms = [inAngles, besidePicture, ...(isWeeChat ? [betweenTabs] : [])];
  const written = lines.map((line) => messageIn(line, forms));
  const isPage = lines.filter((line) => besidePicture.test(line)).length > 1;
  const named = isPage ? withoutFullNames(written) : written;
  const nicks = new Set(written.flatMap((message) => message?.nick ?? []));
  const notices = new Set<number>();
  const bare = lines.map((line, at) => (named[at] ? null : messageOf(line, withoutNick)));
  const events = bare.map(
    (message) => message && logEvent(message.text, (name) => nicks.has(name)),
  );
  const nickless = bare.filter((message, at) => message !== null && events[at] === null).length;
  const isFurther = isPage && nickless >= written.length * nicklessShare;
  let nick = '';
  const messages = lines.map((_, at) => {
    const message = named[at] ?? bare[at] ?? null;
    const event = events[at] ?? null;
    if (event === 'notice') notices.add(at);
    if (message === null || event === 'notice') return null;
    if (event !== null) return { ...message, nick: event.doer, text: event.text };
    if (message.nick === '' && (!isFurther || nick === '')) return null;
    nick = message.nick || nick;
    return { ...message, nick };
  });
  return { messages, notices };
}

function messageIn(line: string, forms: readonly RegExp[]): Message | null {
  for (const form of forms) {
    const message = messageOf(line, form);
    if (message !== null) return message;
  }
  return null;
}

function messageOf(line: string, form: RegExp): Message | null {
  const match = form.exec(line);
  if (!match) return null;
  const [, date, hours, minutes, seconds = '0', half, zulu, nick = '', text = ''] = match;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return {
    nick,
    time: hour * 3600 + Number(minutes) * 60 + Number(seconds),
    date: date === undefined ? null : (findDate(date.slice(0, 10))?.date ?? null),
    utc: zulu !== undefined,
    text,
  };
}

/** Since 1970, or since midnight if the file states no days. */
export function secondsOfMessage({ date, time }: Message): number {
  return (date === null ? 0 : Date.parse(date) / 1000) + time;
}

/** The number of lines that are no message, no notice, and no wrapped words right below one. */
export function linesApart(lines: readonly string[], { messages, notices }: ChatLog): number {
  let wrapped = longestWrapped;
  let apart = 0;
  for (const [at, line] of lines.entries()) {
    if (messages[at] || notices.has(at)) wrapped = 0;
    else if (line.trim() === '') wrapped = longestWrapped;
    else if (++wrapped > longestWrapped) apart++;
  }
  return apart;
}
