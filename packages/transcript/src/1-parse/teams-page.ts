import { headName } from './head-name.ts';
import type { Layout } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { stampClock } from './stamps.ts';
import { readUtterances } from './utterances.ts';

/** `0 minutes 3 seconds0:03`, in any language: the spoken time with the short one glued to it. */
const spoken =
  /^((?:\d{1,3}\s?\p{L}{1,12}\.?,?\s){0,2}\d{1,3}\s?\p{L}{1,12}\.?)(\d{1,3}:\d{2}(?::\d{2})?)$/u;
/** The name with the time in words, again above each further piece of a speaker. */
const repeated =
  /^(?<name>\S.{0,80}?) (?<time>(?:\d{1,3}\s?\p{L}{1,12}\.?,?\s){1,2}\d{1,3}\s?\p{L}{1,12}\.?)$/u;
const leastHeads = 2;
/** Least share of the lines, of heads on one line. */
const leastShare = 1 / 12;
const initials = /^\p{Lu}{1,3}$/u;

/** The transcript as copied from the page of Teams or Stream: name, time, the name with the time again, words. */
export const teamsPage: Layout = {
  name: 'teams-page',
  recognises: ({ lines }) => lines.filter((_, i) => headOf(lines, i) !== null).length >= leastHeads,
  read: ({ lines }) => {
    const clock = stampClock();
    const speakers = new Set(lines.flatMap((_, i) => headOf(lines, i)?.speaker ?? []));
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const head = headOf(lines, i);
      if (head) return { speaker: head.speaker, start: clock.read(head.stamp), text: '' };
      if (isFrame(lines, i) || isNotSpeech(line)) return 'frame';
      const again = repeated.exec(line.trim())?.groups;
      if (again?.name && speakers.has(again.name))
        return { speaker: again.name, start: clock.read(stampOf(again.time ?? '')), text: '' };
      return 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

function headOf(lines: readonly string[], i: number) {
  const match = spoken.exec(lines[i]?.trim() ?? '');
  const speaker = headName(lines[i - 1] ?? '');
  return match?.[2] && speaker !== null ? { speaker, stamp: match[2], time: match[1] ?? '' } : null;
}

/** `Name 0 minutes 3 seconds` on one line, with the words below: the page copied into a document. */
export const teamsPageInOneLine: Layout = {
  name: 'teams-page-in-one-line',
  recognises: ({ lines }) => {
    const speakers = lines.flatMap((line) => oneLineHeadOf(line)?.speaker ?? []);
    return (
      speakers.length >= leastHeads &&
      new Set(speakers).size < speakers.length &&
      speakers.length >= lines.filter((line) => line.trim() !== '').length * leastShare
    );
  },
  read: ({ lines }) => {
    const clock = stampClock();
    const { cues, preamble, words } = readUtterances(lines, (line) => {
      const head = oneLineHeadOf(line);
      if (head) return { speaker: head.speaker, start: clock.read(head.stamp), text: '' };
      return isNotSpeech(line) ? 'skip' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

function oneLineHeadOf(line: string): { speaker: string; stamp: string } | null {
  const { name = '', time = '' } =
    line.length > 160 ? {} : (repeated.exec(line.trim())?.groups ?? {});
  // 'Time to merge: 2 days, 3 hours' is a field.
  const speaker = /[:：]$/.test(name) ? null : headName(name);
  return speaker === null ? null : { speaker, stamp: stampOf(time) };
}

/** The name above a time, the initials above the name, and the line that repeats name and time. */
function isFrame(lines: readonly string[], i: number): boolean {
  const above = headOf(lines, i - 1);
  if (above) return (lines[i]?.trim() ?? '') === `${above.speaker} ${above.time}`;
  if (headOf(lines, i + 1)) return true;
  return headOf(lines, i + 2) !== null && initials.test(lines[i]?.trim() ?? '');
}

/** '1 minute 3 seconds' is 1:03, in any language. */
const stampOf = (time: string): string =>
  (time.match(/\d+/g) ?? []).map((number) => number.padStart(2, '0')).join(':');
