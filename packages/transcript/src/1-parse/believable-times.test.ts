import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import { readTranscript } from './read-transcript.ts';

const endless = '9'.repeat(400);
const asked = 'Shall we ship the invoice export on Friday then?';
const answered = 'Yes, we are ready and everybody is happy with it.';
const cue = (from: string, to: string, text: string) =>
  `${from} --> ${to}\n<v Ada Moss>${text}</v>\n\n`;

test.each([
  ['beyond every recording', `${cue('99999999:00:00.000', '99999999:00:01.000', asked)}`],
  ['that no number holds', cue(`${endless}:00:00.000`, `${endless}:00:01.000`, asked)],
  ['far below zero', cue('-999999:00:00.000', '00:00:01.000', asked)],
  ['that run backwards', cue('00:09:00.000', '00:01:00.000', asked)],
])('captions with impossible times (%s) keep all words and all possible times', (_, strange) => {
  const honest = cue('00:00:10.000', '00:00:20.000', answered).replace('Ada Moss', 'Ben Ito');
  const text = `WEBVTT\n\n${honest}${strange}${honest}`;
  const { turns, durationSeconds } = analyseTranscript({ text, fileName: 'a.vtt', directory: [] });
  expect(turns.map((turn) => turn.text)).toEqual([answered, asked, answered]);
  expect(turns[2]).toMatchObject({ start: 10, end: 20 });
  expect(durationSeconds).toBeLessThan(3600);
});

test.each([
  [
    'names with times',
    (at: string) => `Ada Moss ${at}\n${asked}\n\nBen Ito ${at}\n${answered}\n\n`,
  ],
  [
    'stamps before names',
    (at: string) => `[${at}] Ada Moss: ${asked}\n[${at}] Ben Ito: ${answered}\n`,
  ],
  [
    'a list of passages',
    (at: string) => `[${at} - ${at}] A - ${asked}\n[${at} - ${at}] B - ${answered}\n`,
  ],
  [
    'the older Word file',
    (at: string) => `${at} --> ${at}\nAda Moss\n${asked}\n${at} --> ${at}\nBen Ito\n${answered}\n`,
  ],
  [
    'subtitles',
    (at: string) =>
      `1\n${at} --> ${at}\nAda Moss: ${asked}\n\n2\n${at} --> ${at}\nBen Ito: ${answered}\n\n`,
  ],
])('times %s never give a value that the database rejects', (_, write) => {
  const times = ['0:00:01', '999:59:59', '9999:99:99', '-1:00:00', '99:99', '23:59:59', '00:00:00'];
  const text = times.map(write).join('');
  const analysis = analyseTranscript({ text, fileName: 'a.txt', directory: [] });
  const words = analysis.turns.map((turn) => turn.text).join(' ');
  expect(words.split(asked).length - 1).toBe(times.length);
  expect(analysis.durationSeconds).toBeLessThanOrEqual(7_200_000);
  expect(analysis.startTime ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
});

test.each(['0000-01-01', '2024-99-99', '9999-12-31', '2024-02-30'])(
  'a log of the day %s is read without a date',
  (day) => {
    const line = (second: number, who: string, text: string) =>
      `[${day}T16:01:0${second}.042Z] <${who}> ${text}\n`;
    const text = line(1, 'ada', asked) + line(2, 'ben', answered) + line(9, 'ada', asked);
    const analysis = analyseTranscript({ text, fileName: 'a.txt', directory: [] });
    expect(analysis).toMatchObject({ date: null, startTime: '16:01' });
    expect(analysis.turns.map(({ start }) => start)).toEqual([0, 1, 8]);
  },
);

test('lines with times are talk although one of them is a day later', () => {
  const said = 'We looked at the plan again and the shelves are there now.';
  const lines = Array.from({ length: 20 }, (_, minute) => `00:${minute + 10}:03 ${said}`);
  const text = [...lines, '24:05:00 agenda of the next one'].join('\n');
  const { layout, cues } = readTranscript({ text, fileName: 'a.txt' });
  expect([layout, cues.length]).toEqual(['timestamp-lines', 21]);
});
