import { expect, test } from 'vitest';
import { writeDocx } from '../../../testing/documents/docx-writer.ts';
import { layOutPages, writePdf } from '../../../testing/documents/pdf-writer.ts';
import { extractText } from './extract-text.ts';

const lines = ['Weekly planning', 'Ada Moss: Shall we start?', 'Ben Ito: Yes, let’s.'];
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['meeting.txt', utf8(lines.join('\n'))],
  ['meeting.vtt', utf8(lines.join('\n'))],
  ['meeting.docx', writeDocx(lines)],
  ['meeting.pdf', writePdf(layOutPages(lines))],
])('reads the same lines from %s', async (fileName, bytes) => {
  expect((await extractText({ fileName, bytes })).trimEnd().split('\n')).toEqual(lines);
});

test.each([
  ['blanks.txt', utf8(' \n\n ')],
  ['blanks.docx', writeDocx(['', ' '])],
])('says that %s has no text', async (fileName, bytes) => {
  await expect(extractText({ fileName, bytes })).rejects.toMatchObject({
    reason: 'no_text',
    message: 'This file contains no text. Please upload a file that contains a transcript.',
  });
});

test('does not change the bytes it is given', async () => {
  const bytes = writePdf(layOutPages(lines));
  const before = bytes.slice();
  await extractText({ fileName: 'meeting.pdf', bytes });
  expect(bytes).toEqual(before);
});
