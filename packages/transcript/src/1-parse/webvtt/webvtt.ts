import type { Layout, Reading } from '../layout.ts';
import { cueSpeakers } from './cue-speakers.ts';
import { readCueBlocks, readWebVtt, readWebVttNotes } from './read-webvtt.ts';
import { withoutRepeats } from './rolling-captions.ts';

/** WebVTT, whatever wrote it: Teams, Zoom, Webex, Whisper, YouTube, hand. */
export const webVtt: Layout = {
  name: 'webvtt',
  recognises: ({ text }) => /^WEBVTT(?!\S)/.test(text),
  read: ({ text }) => {
    const notes = readWebVttNotes(text);
    const cues = cueSpeakers(withoutRepeats(readWebVtt(text)));
    return { cues, notes, ...statedDuration(notes) };
  },
};

/** SubRip, and WebVTT that lost its first line. */
export const srt: Layout = {
  name: 'srt',
  recognises: ({ text }) =>
    /(?:^|\n)-?(?:\d{1,4}:)?\d{1,3}:\d{1,2}(?:[.,]\d{1,9})? --> -?\d/.test(text),
  read: ({ text }) => ({ cues: cueSpeakers(withoutRepeats(readCueBlocks(text, false))) }),
};

const sbvTimes = /^(\d{1,2}:\d{2}:\d{2}\.\d{3}),(\d{1,2}:\d{2}:\d{2}\.\d{3})$/gm;

/** SubViewer's form, in which YouTube keeps captions and Google Meet its chat: `0:00:01.000,0:00:04.000`. */
export const sbv: Layout = {
  name: 'sbv',
  recognises: ({ text }) => new RegExp(sbvTimes.source, 'm').test(text),
  read: ({ text }) => ({
    cues: cueSpeakers(readCueBlocks(text.replace(sbvTimes, '$1 --> $2'), false)),
  }),
};

/** Stream (classic) wrote `NOTE duration:"00:00:32.5820000"`. */
function statedDuration(notes: readonly string[]): Pick<Reading, 'durationSeconds'> {
  const match = /(?:^|\n)duration:\s*"?(\d+):(\d{2}):(\d{2}(?:\.\d{1,9})?)/i.exec(notes.join('\n'));
  if (!match) return {};
  const [, hours, minutes, seconds] = match;
  return { durationSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}
