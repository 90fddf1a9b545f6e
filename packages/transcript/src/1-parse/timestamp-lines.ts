import type { Cue } from '../types.ts';
import type { Layout, Reading } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { readUtterances } from './utterances.ts';

/** `00:00:03 text`, `[0:03] text`, or a time alone above its words, as copied from a video page. */
const stamped = new RegExp(
  String.raw`^\s{0,4}[[(]?(${stampPattern})(?:\s*(?:-->?|–)\s*${stampPattern})?[\])]?(?:\s*[-–|:]\s|\s+|$)(.*)$`,
);
const leastShare = 0.25;
const slowestWordsPerSecond = 0.1;

export const timestampLines: Layout = {
  name: 'timestamp-lines',
  recognises: ({ lines }) => {
    const filled = lines.filter((line) => line.trim() !== '');
    const heads = filled.filter((line) => stamped.test(line.slice(0, 80))).length;
    return heads > 1 && heads >= filled.length * leastShare && isTalk(readStamped(lines).cues);
  },
  read: ({ lines }) => readStamped(lines),
};

function readStamped(lines: readonly string[]): Reading {
  const clock = stampClock();
  const { cues, preamble, words } = readUtterances(lines, (line) => {
    const match = stamped.exec(line.slice(0, 80));
    if (match?.[1]) {
      const text = (match[2] ?? '') + line.slice(80);
      return { speaker: null, start: clock.read(match[1]), text };
    }
    return isNotSpeech(line) ? 'skip' : 'continues';
  });
  return { preamble, words, ...clock.settle(cues) };
}

/** An agenda has few words per quarter of an hour, speech has many. */
function isTalk(cues: readonly Cue[]): boolean {
  const starts = cues.map((cue) => cue.start ?? 0);
  const seconds = (starts.at(-1) ?? 0) - (starts[0] ?? 0);
  const words = cues.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return words >= seconds * slowestWordsPerSecond;
}
