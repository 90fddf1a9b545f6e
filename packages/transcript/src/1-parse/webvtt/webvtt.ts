import { elapsed } from '../elapsed.ts';
import type { Layout, Reading } from '../layout.ts';
import { isDocumentField } from '../speaker-label.ts';
import { noWords, wordsOf } from '../word-count.ts';
import { cueSpeakers } from './cue-speakers.ts';
import { readCueBlocks, readWebVttNotes, type TimedCue } from './read-webvtt.ts';
import { withoutRepeats } from './rolling-captions.ts';

export const webVtt: Layout = {
  name: 'webvtt',
  keepsMarks: true,
  recognises: ({ text }) => /^WEBVTT(?!\S)/.test(text),
  read: ({ text }) => {
    const notes = readWebVttNotes(text);
    return { ...readCues(text, true), notes, ...statedDuration(notes) };
  },
};

/** SubRip, and WebVTT without its first line. */
export const srt: Layout = {
  name: 'srt',
  keepsMarks: true,
  recognises: ({ text }) =>
    /(?:^|\n)-?(?:\d{1,4}:)?\d{1,3}:\d{1,2}(?:[.,]\d{1,9})? --> -?\d/.test(text),
  read: ({ text }) => {
    const reading = readCues(text, false);
    // A text with a single stray time line is not captions: the lines above it would be lost.
    return reading.words.header > reading.words.said ? { ...reading, cues: [] } : reading;
  },
};

const mostNameWords = 20;
const sbvTimes = /^(\d{1,2}:\d{2}:\d{2}\.\d{3}),(\d{1,2}:\d{2}:\d{2}\.\d{3})$/gm;

/** SubViewer, for YouTube captions and Google Meet chats: `0:00:01.000,0:00:04.000`. */
export const sbv: Layout = {
  name: 'sbv',
  keepsMarks: true,
  recognises: ({ text }) => new RegExp(sbvTimes.source, 'm').test(text),
  read: ({ text }) => {
    const reading = readCues(text.replace(sbvTimes, '$1 --> $2'), false);
    const added = 2 * (text.match(sbvTimes)?.length ?? 0);
    return { ...reading, words: { ...reading.words, frame: reading.words.frame - added } };
  },
};

function withoutMetadata(cues: TimedCue[]): TimedCue[] {
  const first = cues.findIndex((cue) => !isDocumentField(cue.text) && !isData(cue));
  return first < 0 ? cues : cues.slice(first).filter((cue) => !isData(cue));
}

const isData = ({ text, voices }: TimedCue): boolean =>
  /^\s*\{\s*"[^"]{1,60}"\s*:[\s\S]*\}\s*$/.test(text) ||
  voices.some(({ voice }) => voice !== null && /^(?:metadata|system)$/i.test(voice.trim()));

function readCues(text: string, header: boolean): Pick<Reading, 'cues' | 'words' | 'startTime'> {
  const words = noWords();
  const shownCues = withoutRepeats(readCueBlocks(text, header, words));
  const timed = withoutMetadata(shownCues);
  const shown = wordsOf(timed);
  const metadata = wordsOf(shownCues) - shown;
  const cues = cueSpeakers(timed);
  const said = wordsOf(cues);
  const names = shown - said;
  const lines = timed.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const place = names > lines * mostNameWords ? 'unread' : 'frame';
  return {
    ...elapsed(cues),
    words: {
      ...words,
      said,
      notes: words.notes + metadata,
      repeated: words.said - shown - metadata,
      [place]: words[place] + names,
    },
  };
}

/** Stream (classic) wrote `NOTE duration:"00:00:32.5820000"`. */
function statedDuration(notes: readonly string[]): Pick<Reading, 'durationSeconds'> {
  const match = /(?:^|\n)duration:\s*"?(\d+):(\d{2}):(\d{2}(?:\.\d{1,9})?)/i.exec(notes.join('\n'));
  if (!match) return {};
  const [, hours, minutes, seconds] = match;
  return { durationSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}
