import { believedNames } from './believed-names.ts';
import { chatEvent } from './chat-events.ts';
import { untimedNames } from './document-labels.ts';
import { headName } from './head-name.ts';
import type { Layout, TextDocument } from './layout.ts';
import { type LeadingTime, leadingTimes } from './leading-time.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import { speakerLabel } from './speaker-label.ts';
import { stampClock } from './stamps.ts';
import { readUtterances } from './utterances.ts';
import { writtenLine } from './written-outcomes.ts';

/** After the time: `Name: text`, also `- Name: text`, `,Name：text`. */
const head = /^[\s,，]*[-–—|•·]?\s*([^\s:：][^:：]{0,99}?)\s?(?::(?:\s+|$)|：\s*)(.*)$/s;
const headCharacters = 140;
const namedShare = 0.5;
/** If at least this share of the times stands before a label, the labels are those of a tool, not words of the talk. */
const labelledShare = 0.8;

type Stamped = {
  start: string;
  end: string | null;
  speaker: string | null;
  text: string;
  rest: string;
};

/** `[00:00:05] Name: text`, `[09:43] **Name**: text`, `00:05 Name: text`, `[3.00-11.00] Name: text`. */
export const timeThenName: Layout = {
  name: 'time-then-name',
  recognises: (document) => {
    const heads = talkIn(headsOf(document.lines));
    const named = heads.filter((line) => line.speaker !== null).length;
    const filled = document.lines.filter((line) => line.trim() !== '').length;
    return (
      named > 0 &&
      named >= heads.length * namedShare &&
      heads.length * 12 >= filled &&
      // Names may stand on lines without a time, where only some lines have one.
      untimedNames(document) * 2 < named
    );
  },
  read: ({ lines }: TextDocument) => {
    const clock = stampClock();
    const heads = headsOf(lines);
    const believed = believedNames(talkIn(heads).map(({ speaker }) => speaker));
    const speaks = (name: string) => believed.has(name);
    let current: string | null = null;
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const found = heads[i];
      const event = found && chatEvent(found.rest.trimStart(), speaks);
      if (event === 'notice') return 'skip';
      if (found && event) {
        current = event.doer;
        return { speaker: event.doer, start: clock.read(found.start), text: event.text };
      }
      if (found) {
        const isNamed = found.speaker !== null && believed.has(found.speaker);
        if (isNamed) current = found.speaker;
        return {
          speaker: current,
          start: clock.read(found.start),
          end: found.end === null ? null : clock.read(found.end),
          text: isNamed ? found.text : found.rest,
        };
      }
      if (isNotSpeech(line)) return 'skip';
      const isApart = endsUtterance(line) || isHeading(lines, i) || writtenLine(line) !== null;
      return isApart ? 'ends' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

/** Without notices of who came to a chat, which can be many. */
const talkIn = (heads: readonly (Stamped | null)[]): Stamped[] =>
  heads
    .filter((head) => head !== null)
    .filter(({ rest }) => chatEvent(rest.trimStart(), () => false) === null);

function headsOf(lines: readonly string[]): (Stamped | null)[] {
  const times = leadingTimes(lines);
  const heads = times.map((time) => headOf(time, headName));
  const timed = heads.filter((found) => found !== null);
  const labelled = timed.filter(({ speaker }) => speaker !== null).length;
  const areAllHeads = labelled >= timed.length * labelledShare;
  return areAllHeads ? heads : times.map((time) => headOf(time, speakerLabel));
}

function headOf(
  time: LeadingTime | null,
  nameIn: (label: string) => string | null,
): Stamped | null {
  if (time === null || !/^[\s,，|–—•·-]|^$/.test(time.rest)) return null;
  const { start, end, rest } = time;
  const match = head.exec(rest.slice(0, headCharacters));
  const speaker = match?.[1] ? nameIn(match[1]) : null;
  const text = speaker === null ? '' : (match?.[2] ?? '') + rest.slice(headCharacters);
  return { start, end, speaker, text, rest };
}

function isHeading(lines: readonly string[], i: number): boolean {
  const line = (lines[i] ?? '').trim();
  if (line === '' || line.length > 100 || /[.!?,;…]$/.test(line)) return false;
  const next = lines.slice(i + 1, i + 4).find((l) => l.trim() !== '');
  return next !== undefined && /^\s*[-*+•▪◦●]\s/.test(next);
}
