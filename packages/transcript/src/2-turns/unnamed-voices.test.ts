import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const saysSo = (text: string) =>
  analyseTranscript({ text, fileName: 'a.txt', directory: [] }).hasUnnamedVoices;

const block = (name: string, time: string, words: string) => `${name}  ${time}\n${words}\n`;

test('unknown voices in a row are at least two, and not the longest monologue', () => {
  const said = 'We looked at the plan again and the new shelves are there now for everybody.';
  const text = [
    block('Ana Ruiz', '0:03', 'Shall we start with the budget?'),
    block('Unknown Speaker', '0:12', `${said} ${said} ${said}`),
    block('Unknown Speaker', '0:40', said),
    block('Bo Lind', '0:52', said),
    block('Ana Ruiz', '1:20', 'Yes, please go ahead.'),
  ].join('\n');
  const { hasUnnamedVoices, dynamics } = analyseTranscript({
    text,
    fileName: 'a.txt',
    directory: [],
  });
  expect(hasUnnamedVoices).toBe(true);
  expect(dynamics.monologue?.speaker).toBe('Bo Lind');
});

test.each([
  ['<v ->Shall we start?', '<v ->Yes, go ahead.', true],
  ['<v ->Shall we start?', '<v Ana>Yes, go ahead.', false],
  ['<v Ana>Shall we start?', '<v ->Yes, go ahead.', false],
])('%s, then %s: %s', (first, second, isSaid) => {
  const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${first}\n\n00:03.000 --> 00:04.000\n${second}\n`;
  expect(saysSo(text)).toBe(isSaid);
});

test('an unnamed voice between others that is alone may be one person', () => {
  const text = [
    block('Ana Ruiz', '0:03', 'Shall we start with the budget?'),
    block('Unknown Speaker', '0:12', 'Yes, go ahead.'),
    block('Ana Ruiz', '0:20', 'It is over by ten percent.'),
    block('Unknown Speaker', '0:32', 'Nobody knows why.'),
  ].join('\n');
  expect(saysSo(text)).toBe(false);
});
