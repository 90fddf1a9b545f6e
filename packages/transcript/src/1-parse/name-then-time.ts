import type { Layout, TextDocument } from './layout.ts';
import { isNotSpeech } from './not-speech.ts';
import { isDocumentField, speakerLabel } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { readUtterances } from './utterances.ts';

/** `Name  0:24` with nothing after it, `Name (00:12):`, `Name [09:00 AM]: text`. */
const head = new RegExp(
  String.raw`^(\S.{0,99}?)\s+(?:(${stampPattern})\s*$|\((${stampPattern})\)(?::\s*|\s*$)(.*)$|\[(${stampPattern})\](?::\s*|\s*$)(.*)$)`,
);
const headCharacters = 140;

type NamedStamp = { speaker: string; stamp: string; text: string };

function nameThenTime(name: string, isIt: (document: TextDocument) => boolean): Layout {
  return {
    name,
    recognises: (document) => isIt(document) && hasEnoughHeads(document),
    read: ({ lines }) => {
      const clock = stampClock();
      const { cues, preamble, words } = readUtterances(lines, (line) => {
        const found = headOf(line);
        if (found) {
          return { speaker: found.speaker, start: clock.read(found.stamp), text: found.text };
        }
        return isNotSpeech(line) ? 'skip' : 'continues';
      });
      return { preamble, words, ...clock.settle(cues), ...statedDuration(preamble) };
    },
  };
}

/** Newer Word file of Teams, recognised by who started the transcription. */
export const teamsDocx = nameThenTime('teams-docx', ({ text }) =>
  /\S (?:started|stopped) transcription[ \t]*(?:\n|$)/.test(text),
);

export const otter = nameThenTime('otter', ({ text }) =>
  /transcribed by (?:https?:\/\/)?otter\.ai|^[^\n]{1,99}\S {2}\d{1,2}:\d{2}(?::\d{2})? {0,2}$/im.test(
    text,
  ),
);

export const nameWithTime = nameThenTime('name-then-time', () => true);

function hasEnoughHeads({ lines }: TextDocument): boolean {
  let heads = 0;
  let filled = 0;
  for (const line of lines) {
    if (line.trim() === '') continue;
    filled++;
    if (headOf(line)) heads++;
  }
  return heads > 0 && heads * 12 >= filled;
}

function headOf(line: string): NamedStamp | null {
  const start = line.slice(0, headCharacters);
  if (!/\d:\d\d/.test(start) || isDocumentField(start)) return null;
  const match = head.exec(start);
  if (!match?.[1]) return null;
  const [, label, bare, round, afterRound = '', square, afterSquare = ''] = match;
  if (bare !== undefined && line.length > headCharacters) return null;
  const stamp = bare ?? round ?? square;
  const speaker = speakerLabel(label ?? '');
  if (stamp === undefined || speaker === null) return null;
  return {
    speaker,
    stamp,
    text: afterRound + afterSquare + line.slice(headCharacters),
  };
}

/** `27m 42s`, `1h 2m 3s` below the title; `• 44:43` after the date. */
function statedDuration(preamble: readonly string[]): { durationSeconds?: number } {
  for (const line of preamble.slice(0, 12)) {
    const words = /^\s*(?:(\d+)h)?\s*(?:(\d+)m)?\s*(\d+)s\s*$/.exec(line);
    if (words) {
      const [, hours = 0, minutes = 0, seconds = 0] = words.map(Number);
      return {
        durationSeconds: (hours || 0) * 3600 + (minutes || 0) * 60 + (seconds || 0),
      };
    }
    const bullet = /[•·]\s*(?:(\d+):)?(\d{1,3}):(\d{2})\s*$/.exec(line);
    if (bullet) {
      const [, hours = '0', minutes, seconds] = bullet;
      return { durationSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
    }
  }
  return {};
}
