import type { Cue } from '../types.ts';
import { secondsOf } from './clock-time.ts';
import { elapsed } from './elapsed.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { tidyLabel } from './speaker-label.ts';
import { countHeads, type Head, readUtterances } from './utterances.ts';
import { wordsOf } from './word-count.ts';

/** `00:04:18⇥Name:⇥text`, the current format. */
const today = /^(\d{1,2}:\d{2}:\d{2})\t\s?([^\t]{1,160}?):\t(.*)$/s;
/** `22:09:01⇥ From Name to Everyone : text`, the older format. */
const before = /^(\d{1,2}:\d{2}:\d{2})\s+From\s+(.{1,200}?)\s*:\s(.*)$/s;

export const zoomChat: Layout = {
  name: 'zoom-chat',
  recognises: ({ lines }) => {
    const heads = countHeads(lines, headOf);
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
    words: { ...words, said, quoted: words.said - said },
    ...elapsed(messages),
  };
}

function headOf(line: string): Head | null {
  const head = line.slice(0, 400);
  const match = today.exec(head) ?? before.exec(head);
  if (!match?.[1] || !match[2]) return null;
  const text = (match[3] ?? '') + line.slice(400);
  return { speaker: sender(match[2]), start: secondsOf(match[1]), text };
}

function sender(raw: string): string {
  return tidyLabel(
    raw.replace(/\s+to\s+(?:.+\(privately\)|.+\(direct message\)|everyone|.+)$/i, ''),
  );
}

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
