import { secondsOf } from './clock-time.ts';
import type { Layout, TextDocument } from './layout.ts';
import { readNamed } from './name-colon.ts';
import { countWords } from './word-count.ts';

const disclaimer = /This (?:editable )?transcript was computer generated/i;
const ended = /^\W{0,4}(?:Meeting|Transcription|Recording) ended after (\d{1,2}:\d{2}:\d{2})/im;
const transcriptHeading = /^\W{0,12}(?:.{1,200}[-–)]\s*)?transcript\W*$/i;

/** Google Meet's document in any format, without Gemini's notes before the talk. */
export const googleMeet: Layout = {
  name: 'google-meet',
  recognises: (document) =>
    (disclaimer.test(document.text) || ended.test(document.text)) &&
    readNamed(talkOf(document).document).cues.length > 0,
  read: (original) => {
    const { document, before, after } = talkOf(original);
    const reading = readNamed(document);
    const { words } = reading;
    const end = ended.exec(original.text)?.[1];
    return {
      ...reading,
      preamble: [...before, ...(reading.preamble ?? [])],
      words: {
        ...words,
        header: words.header + countWords(before.slice(1).join('\n')),
        notes: words.notes + countWords(after.join('\n')),
      },
      ...(end !== undefined && { durationSeconds: secondsOf(end) }),
    };
  },
};

function talkOf(document: TextDocument): {
  document: TextDocument;
  before: readonly string[];
  after: readonly string[];
} {
  const from =
    document.lines.findLastIndex((line) => transcriptHeading.test(line.slice(0, 220))) + 1;
  const heading = document.lines[from - 1] ?? '';
  const end = document.lines.findIndex((line, i) => i >= from && ended.test(line.slice(0, 80)));
  return {
    document: { ...document, lines: document.lines.slice(from, end < 0 ? undefined : end) },
    before: [heading, ...document.lines.slice(0, from)],
    after: end < 0 ? [] : document.lines.slice(end),
  };
}
