import { secondsOf } from './clock-time.ts';
import type { Layout, Reading, TextDocument } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { looksLikeName, speakerLabel, tidyLabel } from './speaker-label.ts';
import { readUtterances } from './utterances.ts';

const clock = String.raw`(-?\d{1,4}[:;]\d{1,2}[:;]\d{1,2}(?:[.,]\d{1,9})?)`;
/** Premiere writes frames, whose rate is not known: `00:00:05:39 - 00:00:31:13`. */
const timeLine = new RegExp(`^${clock}(?:[:;]\\d{2})? (?:-->|[-–]) ${clock}(?:[:;]\\d{2})?\\s*$`);
const namedShare = 0.8;

/**
 * Older Word file of Teams, and text of Premiere: time line, name, text. Fractions count milliseconds: `0:0:6.90` is
 * 90 ms.
 */
export const teamsDocxOld: Layout = { name: 'teams-docx-old', recognises, read };

function recognises({ lines }: TextDocument): boolean {
  let times = 0;
  let named = 0;
  for (const [i, line] of lines.entries()) {
    if (!isTimeLine(line)) continue;
    times++;
    if (/^(?:\d{1,6}|[\da-f-]{36}\S*)$/.test(lines[i - 1]?.trim() ?? '')) continue;
    const follows = lines[i + 2]?.trim() ?? '';
    if (follows !== '' && !isTimeLine(follows) && isName(lines[i + 1] ?? '')) named++;
  }
  return times > 0 && named >= times * namedShare && hasFewNames(lines, times);
}

function isName(line: string): boolean {
  const label = tidyLabel(line);
  return speakerLabel(label) !== null || (/\p{L}$/u.test(label) && looksLikeName(label));
}

function hasFewNames(lines: readonly string[], times: number): boolean {
  const names = new Set(lines.filter((_, i) => i > 0 && isTimeLine(lines[i - 1] ?? '')));
  return times < 6 || names.size <= times / 2;
}

function read({ lines }: TextDocument): Reading {
  const { cues, preamble, words } = readUtterances(lines, (line, i) => {
    const time = matchTime(line);
    if (time) {
      const [, start = '', end = ''] = time;
      return {
        speaker: tidyLabel(lines[i + 1] ?? ''),
        start: secondsOf(start.replaceAll(';', ':'), 'count of milliseconds'),
        end: secondsOf(end.replaceAll(';', ':'), 'count of milliseconds'),
        text: '',
      };
    }
    if (isTimeLine(lines[i - 1] ?? '')) return 'frame';
    return line.includes('\t') || isNotSpeech(line) ? 'ends' : 'continues';
  });
  return { cues, preamble, words };
}

function matchTime(line: string): RegExpExecArray | null {
  return line.length > 60 ? null : timeLine.exec(line);
}

function isTimeLine(line: string): boolean {
  return matchTime(line) !== null;
}
