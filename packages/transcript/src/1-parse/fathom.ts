import type { Layout } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { tidyLabel } from './speaker-label.ts';
import { stampClock } from './stamps.ts';
import { countHeads, readUtterances } from './utterances.ts';

/** `0:00 - Name (Company)` in text, `@0:25 - Name (name@company)` in Word. */
const head = /^@?(\d{1,2}:\d{2}(?::\d{2})?)\s+[-–]\s+(\S[^:]{0,119})$/;
const recording = /^VIEW RECORDING - (?:(\d+) hrs?\s*)?(?:(\d+) mins?)?/im;

export const fathom: Layout = {
  name: 'fathom',
  recognises: ({ text, lines }) => {
    const heads = countHeads(lines, (line) => line.length < 140 && head.test(line));
    return heads > 0 && (recording.test(text) || heads * 5 >= lines.length);
  },
  read: ({ text, lines }) => {
    const clock = stampClock();
    const { cues, preamble, words } = readUtterances(lines, (line) => {
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
