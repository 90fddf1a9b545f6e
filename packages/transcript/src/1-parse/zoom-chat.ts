import type { Cue } from '../types.ts';
import { secondsOf } from './clock-time.ts';
import { elapsed } from './elapsed.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { tidyLabel } from './speaker-label.ts';
import { readUtterances } from './utterances.ts';
import { wordsOf } from './word-count.ts';

/** `00:04:18⇥Name:⇥text`, the current format. */
const tabbed = /^(\d{1,2}:\d{2}:\d{2})\t\s?([^\t]{1,160}?):\t(.*)$/s;
/** `22:09:01⇥ From Name to Everyone : text`, or the text on the next line, in the language of the program. */
const framed = /^(\d{1,2}:\d{2}:\d{2})\s+(\p{L}{1,8})\s+(.{1,200}?)\s*[:：](?:\s(.*)|)$/su;
/** 'From' and 'to' of Zoom's languages. */
const frames: ReadonlyMap<string, RegExp> = new Map([
  ['from', /^(.+)\s+to\s+\S.*$/i],
  ['von', /^(.+)\s+(?:an|zu)\s+\S.*$/],
  ['de', /^(.+)\s+(?:à|a|para)\s+\S.*$/],
  ['desde', /^(.+)\s+(?:a|para|hasta)\s+\S.*$/],
  ['da', /^(.+)\s+(?:a|per)\s+\S.*$/],
  ['van', /^(.+)\s+(?:aan|naar)\s+\S.*$/],
  ['från', /^(.+)\s+till\s+\S.*$/],
  ['od', /^(.+)\s+do\s+\S.*$/],
  ['от', /^(.+)\s+(?:для|к|кому)\s+\S.*$/],
  ['開始', /^(.+)\s+(?:終了|宛先)\s+\S.*$/],
  ['送信者', /^(.+)\s+(?:終了|宛先|受信者)\s+\S.*$/],
  ['从', /^(.+)\s+(?:到|至|收件人)\s+\S.*$/],
  ['寄件人', /^(.+)\s+(?:到|至|收件人)\s+\S.*$/],
  ['시작', /^(.+)\s+(?:종료|받는사람)\s+\S.*$/],
]);

type Message = { start: number | null; speaker: string; text: string };

export const zoomChat: Layout = {
  name: 'zoom-chat',
  recognises: ({ lines }) => {
    const heads = lines.filter((line) => headOf(line) !== null).length;
    return heads > 0 && heads * 10 >= lines.length;
  },
  read: readChat,
};

function readChat({ lines }: TextDocument): Reading {
  const { cues, preamble, words } = readUtterances(lines, (line) => headOf(line) ?? 'continues');
  const messages = cues.map(ownWords).filter((cue) => cue.text !== '');
  const said = wordsOf(messages);
  return {
    preamble,
    typed: true,
    words: { ...words, said, quoted: words.said - said },
    ...elapsed(messages),
  };
}

function headOf(line: string): Message | null {
  const head = line.slice(0, 400);
  const own = tabbed.exec(head);
  if (own?.[1] && own[2]) {
    const text = (own[3] ?? '') + line.slice(400);
    return { speaker: sender(own[2], /^(.+)\s+to\s+\S.*$/i), start: secondsOf(own[1]), text };
  }
  const match = framed.exec(head);
  const receiver = match?.[2] ? frames.get(match[2].toLowerCase()) : undefined;
  if (!match?.[1] || !match[2] || !match[3] || receiver === undefined) return null;
  // 'von' and 'de' also begin names.
  if (!receiver.test(match[3]) && !/^from$/i.test(match[2])) return null;
  const text = (match[4] ?? '') + line.slice(400);
  return { speaker: sender(match[3], receiver), start: secondsOf(match[1]), text };
}

const sender = (raw: string, receiver: RegExp): string => tidyLabel(raw.replace(receiver, '$1'));

/** `Replying to "…"`, `Reacted to "…" with 👍`. */
function ownWords(cue: Cue): Cue {
  const reaction = /^Reacted to\b.*\bwith\s+"?([^"]{1,40}?)"?$/s.exec(cue.text);
  if (reaction?.[1]) return { ...cue, text: reaction[1].trim() };
  if (/^Removed an? .{1,40}reaction from\b/.test(cue.text)) return { ...cue, text: '' };
  return {
    ...cue,
    text: cue.text.replace(/^Replying to "(?:.{0,60}?(?:\.\.\.|…)"|[^"]*")\s+/s, ''),
  };
}
