import { type TranscriptContent, transcriptFiles } from '@rapport/contract';
import { expect, test } from 'vitest';
import { deflated, writeDocx } from '../../../testing/documents/docx-writer.ts';
import { layOutPages, writePdf } from '../../../testing/documents/pdf-writer.ts';
import { identifyContent } from './identify-content.ts';
import { writeZip } from './zip/zip-writer.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const text = utf8('Ada Moss: Shall we start?');
const docx = writeDocx(['Ada Moss: Shall we start?']);
const pdf = writePdf(layOutPages(['Ada Moss: Shall we start?']));
const zip = writeZip([deflated('holiday.png', 'x')]);
const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 255, 255, 0, 0]);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const oldOffice = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
const lockedWord = Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')]);

test.each([
  ['notes.txt', text, 'text'],
  ['captions.txt', utf8('WEBVTT\n\n00:00.000 --> 00:01.000\nHello'), 'text'],
  ['MEETING.VTT', text, 'text'],
  ['captions.srt', text, 'text'],
  ['Notes.md', text, 'text'],
  ['turns.csv', text, 'text'],
  ['whisper.json', utf8('{"segments": []}'), 'text'],
  ['a.pdf.docx', docx, 'docx'],
  ['meeting.pdf', pdf, 'pdf'],
  ['scanner.pdf', Buffer.concat([utf8('\r\n'), pdf]), 'pdf'],
  ['initials.txt', utf8('MZ: hello\nPK: hi'), 'text'],
  ['initials.txt', utf8('PK: hi\nMZ: hello'), 'text'],
])('%s is recognized (%#)', (fileName, bytes, kind) => {
  expect(identifyContent({ fileName, bytes })).toBe(kind);
});

const examples: Record<TranscriptContent, Uint8Array> = { text, docx, pdf };

test.each(Object.entries(transcriptFiles))('%s holds %s', (ending, kind) => {
  expect(identifyContent({ fileName: `Weekly${ending}`, bytes: examples[kind] })).toBe(kind);
});

test.each(['run.exe', 'notes.doc', 'meeting.docx.exe', 'txt', '', 'notes.txt '])(
  'refuses the extension of %j',
  (fileName) => {
    expect(() => identifyContent({ fileName, bytes: text })).toThrow(
      'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.',
    );
  },
);

test('refuses an empty file', () => {
  expect(() => identifyContent({ fileName: 'a.txt', bytes: new Uint8Array() })).toThrow(
    expect.objectContaining({ reason: 'empty' }),
  );
});

test.each([
  ['a.docx', pdf, 'This file is called .docx but holds a PDF. Please rename it to .pdf'],
  ['a.pdf', docx, 'This file is called .pdf but holds a Word document. Please rename it to .docx'],
  ['a.txt', docx, 'This file is called .txt but holds a Word document.'],
  ['a.docx', text, 'This file is called .docx but holds plain text. Please rename it to .txt'],
  ['a.docx', zip, 'holds a zip archive that is not a Word document. Please upload the transcript'],
  ['a.docx', oldOffice, 'holds a document of an old Office'],
  ['a.txt', program, 'This file is called .txt but holds a Windows program.'],
  ['a.vtt', png, 'This file is called .vtt but holds a PNG picture.'],
  ['a.txt', utf8('{\\rtf1\\ansi Hello}'), 'holds rich text (RTF)'],
])('names the real content of %s (%#)', (fileName, bytes, sentence) => {
  expect(() => identifyContent({ fileName, bytes })).toThrow(
    expect.objectContaining({
      reason: 'content_mismatch',
      message: expect.stringContaining(sentence),
    }),
  );
});

test('asks for a Word file without password', () => {
  expect(() => identifyContent({ fileName: 'a.docx', bytes: lockedWord })).toThrow(
    'This Word file is protected by a password. Please save it without one and upload it again.',
  );
});
