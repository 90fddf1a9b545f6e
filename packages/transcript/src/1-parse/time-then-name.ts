import { believedNames } from './believed-names.ts';
import type { Layout, TextDocument } from './layout.ts';
import { endsUtterance, isNotSpeech } from './not-speech.ts';
import { speakerLabel } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { readUtterances } from './utterances.ts';
import { writtenLine } from './written-outcomes.ts';

/** `[00:00:05] Name: text`, `[09:43] **Name**: text`, `(0:05) Name: text`, `00:05 Name: text`. */
const head = new RegExp(
  String.raw`^[[(]?(${stampPattern})[\])]?\s*[-–|]?\s*([^\s:][^:]{0,99}?)\s?:(?:\*\*)?(?:\s+|$)(.*)$`,
);
const stamped = new RegExp(String.raw`^[[(]?(${stampPattern})[\])]?(?:\s|$)`);
const headCharacters = 140;
const namedShare = 0.5;

type Stamped = { stamp: string; speaker: string | null; text: string };

export const timeThenName: Layout = {
  name: 'time-then-name',
  recognises: ({ lines }) => {
    const heads = lines.map(headOf).filter((line) => line !== null);
    const named = heads.filter((line) => line.speaker !== null).length;
    const filled = lines.filter((line) => line.trim() !== '').length;
    return named > 0 && named >= heads.length * namedShare && heads.length * 12 >= filled;
  },
  read: ({ lines }: TextDocument) => {
    const clock = stampClock();
    const heads = lines.map(headOf);
    const believed = believedNames(heads.filter((h) => h !== null).map((h) => h.speaker));
    let current: string | null = null;
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const found = heads[i];
      if (found) {
        const isNamed = found.speaker !== null && believed.has(found.speaker);
        if (isNamed) current = found.speaker;
        const text = isNamed
          ? found.text
          : line.slice(line.indexOf(found.stamp) + found.stamp.length + 1);
        return { speaker: current, start: clock.read(found.stamp), text };
      }
      if (isNotSpeech(line)) return 'skip';
      const isApart = endsUtterance(line) || isHeading(lines, i) || writtenLine(line) !== null;
      return isApart ? 'ends' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

function headOf(line: string): Stamped | null {
  const start = line.slice(0, headCharacters);
  const time = stamped.exec(start);
  if (!time?.[1]) return null;
  const match = head.exec(start);
  const speaker = match?.[2] ? speakerLabel(match[2]) : null;
  if (!match || speaker === null) return { stamp: time[1], speaker: null, text: '' };
  return { stamp: time[1], speaker, text: (match[3] ?? '') + line.slice(headCharacters) };
}

function isHeading(lines: readonly string[], i: number): boolean {
  const line = (lines[i] ?? '').trim();
  if (line === '' || line.length > 100 || /[.!?,;…]$/.test(line)) return false;
  const next = lines.slice(i + 1, i + 4).find((l) => l.trim() !== '');
  return next !== undefined && /^\s*[-*+•▪◦●]\s/.test(next);
}
