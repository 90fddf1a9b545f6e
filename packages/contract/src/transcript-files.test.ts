import { expect, test } from 'vitest';
import { endingsInWords, transcriptEnding } from './transcript-files.ts';

test.each([
  ['notes.txt', '.txt'],
  ['Notes.DOCX', '.docx'],
  ['a.b.pdf', '.pdf'],
  ['meeting.Vtt', '.vtt'],
  ['captions.srt', '.srt'],
  ['recording.mp4', undefined],
  ['vtt', undefined],
  ['notes.txt.exe', undefined],
  ['', undefined],
])('the ending of %j is %s', (name, ending) => {
  expect(transcriptEnding(name)).toBe(ending);
});

test('all endings in words', () => {
  expect(endingsInWords('.zip')).toBe('.txt, .docx, .pdf, .vtt, .srt, .md, .csv, .json or .zip');
});
