import { foldText } from './utterances.ts';

/** Also behind a heading of DokuWiki, which the wrapping of lines has joined with the message below it. */
const head =
  /^(?:={2,6} ([^=\n]{1,100}) ={2,6}\s+)?\\\[([\dT:.Z -]{4,30})\\\](\s+)(?:\\?<([^<>\n]{1,80}?)\\?>|\\?(\*))(?=\s|$)/gm;
const leastHeads = 2;

/** `\[2026-05-14 16:06:41\] \<ana\> words`: the heads of a chat whose brackets were escaped for Markdown, without escapes. */
export function withoutChatEscapes(text: string): string {
  if (!text.includes('\\[') || (text.match(head)?.length ?? 0) < leastHeads) return text;
  return text.replace(
    head,
    (_, heading: string | undefined, time: string, blank: string, nick?: string, star = '') => {
      const above = heading === undefined ? '' : `## ${heading}\n`;
      return `${above}[${time}]${blank}${nick === undefined ? star : `<${foldText(nick)}>`}`;
    },
  );
}
