import { untimedNames } from './document-labels.ts';
import { headName } from './head-name.ts';
import type { Layout } from './layout.ts';
import { leadingTimes } from './leading-time.ts';
import { isNotSpeech } from './not-speech.ts';
import { stampClock } from './stamps.ts';
import { readUtterances } from './utterances.ts';

const separator = /^(?:\s*[-–—|•·]\s*|\s+)/;
const leastHeads = 2;
/** Least share of the lines with a time that have a name after it and words below. */
const leastShare = 0.8;
const mostDistinctShare = 0.75;
const nameWords = 6;
const longestRest = 140;

type TimeAndName = { speaker: string; start: string; end: string | null };

/** Time and name on a line of their own, with the words below: Happy Scribe, Word's Transcribe, Gong, Teams chats. */
export const timeNameLine: Layout = {
  name: 'time-name-line',
  recognises: (document) => {
    const { lines } = document;
    const timed = leadingTimes(lines).filter((time) => time !== null).length;
    const heads = lines.flatMap((_, i) => headOf(lines, i) ?? []);
    const names = new Set(heads.map(({ speaker }) => speaker));
    return (
      heads.length >= leastHeads &&
      heads.length >= timed * leastShare &&
      names.size <= Math.max(1, heads.length * mostDistinctShare) &&
      untimedNames(document) <= heads.length
    );
  },
  read: ({ lines }) => {
    const clock = stampClock();
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const head = headOf(lines, i);
      if (head) {
        const end = head.end === null ? null : clock.read(head.end);
        return { speaker: head.speaker, start: clock.read(head.start), end, text: '' };
      }
      return isNotSpeech(line) ? 'skip' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

function headOf(lines: readonly string[], i: number): TimeAndName | null {
  const times = leadingTimes(lines);
  const time = times[i] ?? null;
  if (time === null || time.rest.length > longestRest || !separator.test(time.rest)) return null;
  const name = time.rest.replace(separator, '').trimEnd();
  if (/[?!,;:…]$|(?<![\s.]\p{L})\.$/u.test(name) || name.split(' ').length > nameWords) return null;
  const below = [i + 1, i + 2, i + 3].find((at) => (lines[at] ?? '').trim() !== '');
  if (below === undefined || times[below] !== null) return null;
  const speaker = headName(name);
  return speaker === null ? null : { speaker, start: time.start, end: time.end };
}
