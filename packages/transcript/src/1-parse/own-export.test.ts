import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const markdown = (...turns: string[]) =>
  [
    '---',
    'ai-generated: "Summary"',
    '---',
    '',
    '# Weekly \\[A\\]',
    '',
    '- **Date:** Thursday, 26 November 2026, the day of the upload',
    '',
    '## Decisions',
    '',
    '- We cut travel. (00:03 Ana Ruiz)',
    '',
    '## Transcript',
    '',
    'about 2 minutes, 2 turns, 8 words, 2 speakers',
    '',
    ...turns,
  ].join('\n');

test('the front matter, the results and a day that was not stated are no part of the talk', () => {
  const text = markdown('**Ana Ruiz** 00:03  \nWe cut travel.\n', '**Bo Lind** 1:00:12  \nFine.\n');
  expect(said(text, 'weekly.md')).toEqual([
    ['Ana Ruiz', 3, 'We cut travel.'],
    ['Bo Lind', 3612, 'Fine.'],
  ]);
  expect(read(text, 'weekly.md')).toMatchObject({ title: 'Weekly [A]', date: null });
});

test('lines of minutes with a label are lines of minutes, others and unnamed turns have no speaker', () => {
  const text = markdown(
    '**Minutes**  \nDecision: we cut travel from April.\n',
    '**Minutes**  \nSend the figures to everybody.\n',
    '**Unknown speaker**  \nFine\\.\n',
  );
  expect(
    read(text).cues.map(({ speaker, written, text: words }) => [speaker, written, words]),
  ).toEqual([
    [null, 'decision', 'Decision: we cut travel from April.'],
    [null, undefined, 'Send the figures to everybody.'],
    [null, undefined, 'Fine.'],
  ]);
});

test('a talk that only says the word is no export', () => {
  const text =
    'Ana Ruiz: Shall we start?\nTranscript\nBo Lind: Yes.\nAna Ruiz: 2 minutes, 3 turns.';
  expect(read(text).layout).not.toBe('own-export');
});

test('a row of a table that numbers turns is one turn, also without a name', () => {
  const text = "Turn,Speaker,Text\n1,Unknown speaker,Shall we start?\n2,,Yes.\n3,Ana,'=fine\n";
  expect(said(text, 'a.csv')).toEqual([
    [null, null, 'Shall we start?'],
    [null, null, 'Yes.'],
    ['Ana', null, '=fine'],
  ]);
});
