import { secondsOf } from './clock-time.ts';
import type { Layout } from './layout.ts';
import { tidyLabel } from './speaker-label.ts';
import { countHeads, type Head, readUtterances } from './utterances.ts';

/** `[0:00:06.835000 - 0:00:07.235000] SPEAKER_00 - text`; also with `-->`, and `[Name]: text` or `Name: text`. */
const span =
  /^\[?\s*(\d{1,3}:\d{2}(?::\d{2})?(?:\.\d{1,9})?)\s*(?:-|–|-->)\s*(\d{1,3}:\d{2}(?::\d{2})?(?:\.\d{1,9})?)\s*\]?:?\s+(?:\[([^[\]:]{1,80})\](?:\s+-\s|:\s)|([^\s:]{1,80})\s+-\s|([^\s:][^:]{0,79}):\s)\s*(.*)$/s;

export const pyannote: Layout = {
  name: 'pyannote',
  recognises: ({ lines }) => {
    const heads = countHeads(lines, headOf);
    return heads > 0 && heads * 3 >= lines.length;
  },
  read: ({ lines }) => readUtterances(lines, (line) => headOf(line) ?? 'continues'),
};

function headOf(line: string): Head | null {
  const match = span.exec(line);
  const name = match?.[3] ?? match?.[4] ?? match?.[5];
  if (!match?.[1] || !match[2] || name === undefined) return null;
  return {
    speaker: tidyLabel(name),
    start: secondsOf(match[1]),
    end: secondsOf(match[2]),
    text: match[6] ?? '',
  };
}
