import { secondsOf } from './clock-time.ts';
import { elapsed } from './elapsed.ts';
import type { Layout } from './layout.ts';
import { tidyLabel } from './speaker-label.ts';
import { countHeads, type Head, readUtterances } from './utterances.ts';

/** `[Name] 15:05:17`; the first line may be cut: `m[Name] 15:05:17`. */
const blockHead = /^\S{0,20}?\[((?:[^[\]]|\[[^[\]]{0,60}\]){1,160})\]\s+(\d{1,2}:\d{2}:\d{2})\s*$/;

export const zoomCaptions: Layout = {
  name: 'zoom-captions',
  recognises: ({ lines }) => {
    const heads = countHeads(lines, headOf);
    return heads > 0 && heads * 6 >= lines.length;
  },
  read: ({ lines }) => {
    const { cues, preamble, words } = readUtterances(lines, (line) => headOf(line) ?? 'continues');
    return { preamble, words, ...elapsed(cues) };
  },
};

function headOf(line: string): Head | null {
  if (line.length > 250) return null;
  const match = blockHead.exec(line);
  if (!match?.[1] || !match[2]) return null;
  return { speaker: tidyLabel(match[1]), start: secondsOf(match[2]), text: '' };
}
