import type { Layout } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { tidyLabel } from './speaker-label.ts';
import { stampClock } from './stamps.ts';
import { countHeads, readUtterances } from './utterances.ts';

/** `0:00 - Name (Company)` in text, `@0:25 - Name (name@company)` in Word, with links and bold names in Markdown. */
const head = /^@?(\d{1,2}:\d{2}(?::\d{2})?)\s+[-–]\s+(\S[^:]{0,119})$/;
const recording = /^\W{0,4}VIEW RECORDING - (?:(\d+) hrs?\s*)?(?:(\d+) mins?)?/im;
const watch = /\[WATCH[^\]]*\]\((https?:[^()\s]*)\)/;
const link = /\[([^[\]]*)\]\(https?:[^()\s]*\)/g;
/** The talk may go on in the line of a task, behind its link. */
const talkBehindLink = /^(\s*[A-Z]{4}[A-Z ]+: .{1,400}? - WATCH: https?:\/\/\S+)\s+(\S.*)$/;

export const fathom: Layout = {
  name: 'fathom',
  recognises: ({ text, lines }) => {
    const heads = countHeads(plainLines(lines), (line) => line.length < 140 && head.test(line));
    return heads > 0 && (recording.test(text) || heads * 5 >= lines.length);
  },
  read: ({ text, lines }) => {
    const clock = stampClock();
    const { cues, preamble, words } = readUtterances(plainLines(lines), (line) => {
      const match = line.length < 140 ? head.exec(line.trimEnd()) : null;
      if (match?.[1] && match[2]) {
        return { speaker: tidyLabel(match[2]), start: clock.read(match[1]), text: '' };
      }
      return isNotSpeech(line) ? 'skip' : 'continues';
    });
    const length = recording.exec(text);
    const minutes = Number(length?.[1] ?? 0) * 60 + Number(length?.[2] ?? 0);
    const lastStart = Math.max(0, ...cues.slice(-1).map((cue) => cue.start ?? 0));
    const isLonger = minutes * 60 > lastStart;
    return {
      preamble,
      words,
      ...clock.settle(cues),
      ...(isLonger && { durationSeconds: minutes * 60 }),
    };
  },
};

/** `**ACTION ITEM: Ask Ana - [WATCH](https://…)**` is `ACTION ITEM: Ask Ana - WATCH: https://…` in text. */
const withoutMarks = (line: string): string =>
  line.replace(watch, 'WATCH: $1').replace(link, '$1').replaceAll('**', '');

const plainLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const plain = line.includes('](') ? withoutMarks(line) : line;
    const parts = plain.includes(' - WATCH: ') ? talkBehindLink.exec(plain)?.slice(1) : undefined;
    return parts ?? [plain];
  });
