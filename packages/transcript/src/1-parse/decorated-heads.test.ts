import { expect, test } from 'vitest';
import { mergeCues } from '../2-turns/merge-cues.ts';
import { decoratedHeads } from './testing/decorated-heads.ts';
import { read, said } from './testing/said.ts';

const talk = [
  { name: 'Petra Long', text: 'Good morning, shall we start with the budget?', at: 3 },
  { name: 'Bo', text: 'Yes, please go ahead, we have half an hour.', at: 12 },
  { name: 'SPEAKER_01', text: 'It is over by ten percent and nobody knows why.', at: 21 },
  { name: 'Bo', text: 'I think we should cut the travel and keep the training.', at: 30 },
  { name: 'Petra Long', text: 'Fine, that is agreed then, from next month on.', at: 39 },
  { name: 'SPEAKER_01', text: 'One more thing: the room is booked until noon.', at: 48 },
];

test('however a name and a time are set, they begin a turn, and no mark is a word', () => {
  const wrong = decoratedHeads().flatMap(({ name, isTimed, write }) => {
    const right = talk.map((one) => [one.name, isTimed ? one.at : null, one.text]);
    const found = turnsOf(write(talk), isTimed ? 3 : null);
    return JSON.stringify(found) === JSON.stringify(right) ? [] : [{ name, found }];
  });
  expect(wrong).toEqual([]);
});

/** Some layouts count from the first time. */
function turnsOf(text: string, first: number | null) {
  try {
    const turns = mergeCues(read(text, 'call.md').cues);
    const moved = (start: number | null) =>
      start === null || first === null ? start : start - (turns[0]?.start ?? 0) + first;
    return turns.map((turn) => [turn.speaker, moved(turn.start), turn.text]);
  } catch (error) {
    return String(error);
  }
}

test.each([
  ['no blank after the marks', '**Ana:**Shall we start?\n**Bo:**Yes.\n**Ana:**Fine.\n'],
  ['the whole line', '*Ana: Shall we start?*\n*Bo: Yes.*\n*Ana: Fine.*\n'],
  ['the whole line in bold', '**Ana: Shall we start?**\n**Bo: Yes.**\n**Ana: Fine.**\n'],
  ['marks in the words', 'Ana: Shall **we** start?\nBo: *Yes.*\nAna: __Fine.__\n'],
  ['marks over several lines', 'Ana: *Shall\nwe start?*\nBo: Yes.\nAna: <i>Fine.</i>\n'],
  ['a bold word after a bold name', '**Ana:** **Shall** we start?\n**Bo:** Yes.\n**Ana:** Fine.\n'],
  [
    'cells of a table',
    '| Who | Words |\n|---|---|\n| **Ana** | Shall *we* start? |\n| **Bo** | Yes. |\n| **Ana** | Fine. |\n',
  ],
  [
    'captions',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n**Ana:** Shall we start?\n\n00:02.000 --> 00:03.000\n**Bo:** Yes.\n\n00:03.000 --> 00:04.000\n**Ana:** Fine.\n',
  ],
])('marks around %s are left out', (_, text) => {
  expect(said(text, 'a.md').map(([speaker, , words]) => [speaker, words])).toEqual([
    ['Ana', 'Shall we start?'],
    ['Bo', 'Yes.'],
    ['Ana', 'Fine.'],
  ]);
});

test.each([
  'Two 2*3*4 and f**k, or 5 * 3 * 2.',
  'Call `__init__` and `**kwargs`.',
  'It is __init__ of snake_case_names.',
  'Use *.ts and *.js here.',
  'For a < b it holds.',
])('what is code, or stands inside words, stays: %s', (words) => {
  expect(said(`Ana: ${words}\nBo: Yes.\nAna: Fine.\n`)[0]?.[2]).toBe(words);
});
