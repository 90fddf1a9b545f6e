import { logEvent } from './chat-events.ts';
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
/** WeeChat: `2024-04-02 16:01:51⇥@nick⇥text`. */
const betweenTabs = new RegExp(
  String.raw`${stamp}\t+[@+~%& ]?([\p{L}_][^\s<>]{0,79})\t+(.*)$`,
  'su',
);
/** WeeChat's marks of ranks, and of who comes and goes. Tables of speech have none. */
const ofWeeChat = new RegExp(String.raw`${stamp}\t+(?:[@+~%&]\p{L}|[^\p{L}\p{N}\t]{1,3}\t)`, 'u');
const withoutNick = new RegExp(String.raw`${stamp}[ \t]+()(?!<)(.*)$`, 's');

/** The messages of a chat log. Words that somebody does are a message of the doer. */
export function chatLog(lines: readonly string[]): ChatLog {
  const isWeeChat = lines.some((line) => ofWeeChat.test(line));
  const written = lines.map(
    (line) => messageOf(line, inAngles) ?? (isWeeChat ? messageOf(line, betweenTabs) : null),
  );
  const nicks = new Set(written.flatMap((message) => message?.nick ?? []));
  const notices = new Set<number>();
  const messages = lines.map((line, at) => {
    const message = written[at] ?? messageOf(line, withoutNick);
    if (message === null || message.nick !== '') return message;
    const event = logEvent(message.text, (name) => nicks.has(name));
    if (event === 'notice') notices.add(at);
    return event === null || event === 'notice'
      ? null
      : { ...message, nick: event.doer, text: event.text };
  });
  return { messages, notices };
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

/** The lines that are no message and no notice and do not go on right below one, as wrapped words do. */
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
