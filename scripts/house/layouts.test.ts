import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transcriptFiles, uploadExtensions } from '@rapport/contract';
import { mergeCues, readTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../docs/layouts.md'), 'utf8');
const examples = [...page.matchAll(/```(\w+)\n(.*?)```/gs)];

test('the page names the endings that are accepted', () => {
  const listed = /^Rapport reads (.*)\.$/m.exec(page)?.[1] ?? '';
  expect([...listed.matchAll(/`(.+?)`/g)].map(([, ending]) => ending)).toEqual(uploadExtensions);
});

test('the page has an example of each ending whose files are text', () => {
  const endings = new Set(examples.map(([, ending]) => `.${ending}`));
  const ofText = uploadExtensions.filter((ending) => transcriptFiles[ending] === 'text');
  expect(ofText.filter((ending) => !endings.has(ending))).toEqual([]);
});

test.each(examples.map(([, ending = '', text = '']) => [ending, text]))(
  'the documented example is read (%#): .%s',
  (ending, text) => {
    const turns = mergeCues(readTranscript({ text, fileName: `a.${ending}` }).cues);
    expect(turns.slice(0, 2).map((turn) => [turn.speaker, turn.text])).toEqual([
      ['Ana Ruiz', 'Shall we start with the budget?'],
      ['Bo Lind', 'Yes, we have half an hour.'],
    ]);
  },
);
