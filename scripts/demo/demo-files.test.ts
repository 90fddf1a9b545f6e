import { extractText } from '@rapport/server/features/transcripts/extract-text/extract-text';
import { analyseTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { demoFiles } from './demo-files.ts';
import { demoPeople } from './people.ts';

const directory = demoPeople.map((person) => ({ ...person, id: person.email }));
const guest = 'Elena Voss';

test.each(await demoFiles())('$title is read, and its speakers are known', async (file) => {
  const text = await extractText(file);
  const analysis = analyseTranscript({ text, fileName: file.fileName, directory });
  const strangers = analysis.participants.filter(({ directoryUserId }) => !directoryUserId);
  expect(analysis.date).toMatch(/^2026-11-\d\d$/);
  expect(analysis.participants.length).toBeGreaterThanOrEqual(5);
  expect(strangers.map(({ name }) => name.toLowerCase())).toEqual(
    file.fileName.endsWith('.pdf') ? [guest.toLowerCase()] : [],
  );
  expect(analysis.actionItems.length).toBeGreaterThan(0);
  expect(analysis.graph.links.length).toBeGreaterThan(3);
});

test('there is one meeting of each format', async () => {
  const formats = (await demoFiles()).map(({ fileName }) => fileName.split('.').at(-1));
  expect(formats.toSorted()).toEqual(['docx', 'pdf', 'txt', 'vtt']);
});
