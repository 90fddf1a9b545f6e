import type { Cue } from '../types.ts';
import { chatEvent } from './chat-events.ts';
import type { Layout, Reading } from './layout.ts';
import { type LeadingTime, leadingTimes } from './leading-time.ts';
import { mainSpan } from './main-span.ts';
import { isNotSpeech } from './not-speech.ts';
import { stampClock } from './stamps.ts';
import { readUtterances } from './utterances.ts';

const separator = /^(?:\s*[-–—|:]\s|\s+|$)/;
/** A chapter on a page of YouTube. */
const chapter = /^(?:chapter|chapitre|kapitel|capítulo|capitolo|hoofdstuk) \d{1,3}\s?:/i;
/** `=== Session began at 10:00 ===` */
const framed = /^\s*([-=~*#])\1+\s*(\S.*?)\s*\1{2,}\s*$/;
const leastShare = 0.25;
const slowestWordsPerSecond = 0.1;

export const timestampLines: Layout = {
  name: 'timestamp-lines',
  recognises: ({ lines }) => {
    const filled = lines.filter((line) => line.trim() !== '');
    const stamped = leadingTimes(lines)
      .map(stampedLine)
      .filter((line) => line !== null);
    const heads = stamped.length;
    // A log in which people only come and go holds no talk.
    const notices = stamped.filter(({ text }) => chatEvent(text, () => false) !== null).length;
    return (
      notices * 2 < heads &&
      heads > 1 &&
      heads >= filled.length * leastShare &&
      isTalk(readStamped(lines).cues)
    );
  },
  read: ({ lines }) => readStamped(lines),
};

function readStamped(lines: readonly string[]): Reading {
  const clock = stampClock();
  const times = leadingTimes(lines);
  const { cues, preamble, words } = readUtterances(lines, (line, i) => {
    const found = stampedLine(times[i] ?? null);
    if (found) {
      const end = found.end === null ? null : clock.read(found.end);
      return { speaker: null, start: clock.read(found.start), end, text: found.text };
    }
    if (framedText(line) !== null || chapter.test(line)) return 'ends';
    return isNotSpeech(line) ? 'skip' : 'continues';
  });
  return { preamble, words, ...clock.settle(cues) };
}

/** What stands between two rules on one line, which a tool has written; else null. */
export const framedText = (line: string): string | null =>
  line.length > 200 ? null : (framed.exec(line)?.[2] ?? null);

/** `00:00:03 text`, `[0:03 - 0:09] text`, or a time alone above its words, as copied from a video page. */
export function stampedLine(
  time: LeadingTime | null,
): { start: string; end: string | null; text: string } | null {
  if (time === null || !separator.test(time.rest)) return null;
  return { start: time.start, end: time.end, text: time.rest.replace(separator, '') };
}

/** An agenda has few words per quarter of an hour, speech has many. A line of another day does not count as time. */
function isTalk(cues: readonly Cue[]): boolean {
  const { from, to } = mainSpan(cues.map((cue) => cue.start ?? 0)) ?? { from: 0, to: 0 };
  const words = cues.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  return words >= (to - from) * slowestWordsPerSecond;
}
