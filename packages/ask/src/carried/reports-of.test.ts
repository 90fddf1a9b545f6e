import { expect, test } from 'vitest';
import { reportsOf } from './reports-of.ts';

const long = (matter: string) =>
  `The ${matter} of last week is lower than before. ${'We look at it again and go on as we do each time. '.repeat(4)}`;

const meeting = (at: number, lines: readonly (readonly [string, string])[]) => ({
  id: String(at),
  series: 'round',
  openedBy: lines[0]?.[0] ?? null,
  turns: lines.map(([person, text], turn) => ({ turn, person, text })),
});
const opened = ['joost', 'Welcome.'] as const;

test('a long turn on one matter in three meetings and more than half is a report', () => {
  const report = (at: number) => meeting(at, [opened, ['marta', long('shrinkage')]]);
  const other = (at: number) => meeting(at, [opened, ['marta', 'Nothing.']]);
  expect(reportsOf([report(1), report(2), report(3), other(4)], 'marta')).toMatchObject([
    { series: 'round', key: 'shrinkage', meetings: 3, of: 4, quote: { meetingId: '3', turn: 1 } },
  ]);
  expect(reportsOf([report(1), report(2)], 'marta')).toEqual([]);
  const rest = [other(4), other(5), other(6)];
  expect(reportsOf([report(1), report(2), report(3), ...rest], 'marta')).toEqual([]);
});

test('a matter of others, and long turns of who opens the meetings, are none', () => {
  const shared = (at: number) =>
    meeting(at, [
      opened,
      ['marta', long('shrinkage')],
      ['elin', 'The shrinkage?'],
      ['joost', 'The shrinkage.'],
    ]);
  expect(reportsOf([1, 2, 3].map(shared), 'marta')).toEqual([]);
  const own = (at: number) =>
    meeting(at, [
      ['marta', long('shrinkage')],
      ['elin', 'Yes.'],
    ]);
  expect(reportsOf([1, 2, 3].map(own), 'marta')).toEqual([]);
  const ofOthers = [4, 5, 6, 7].map((at) => meeting(at, [opened, ['elin', 'Nothing.']]));
  expect(reportsOf([...[1, 2, 3].map(own), ...ofOthers], 'marta')).toEqual([]);
});

test('telling each time how the own work went is a report without a matter', () => {
  const told = (at: number, text: string) => meeting(at, [opened, ['marta', text]]);
  const update = (done: string) =>
    `Hello. So from our side, we have been working on ${done}, and we finished most of it. I hope to be done by Friday, and then it goes to the depot, who wait for it since Monday.`;
  const meetings = [
    told(1, update('the rota')),
    told(2, update('the ramps')),
    told(3, update('two lorries')),
  ];
  expect(reportsOf(meetings, 'marta')).toEqual([
    { series: 'round', of: 3, key: null, meetings: 3, quote: { meetingId: '3', turn: 1 } },
  ]);
  const silent = [4, 5].map((at) => told(at, 'Nothing from me today.'));
  expect(reportsOf([...meetings, ...silent], 'marta')).toEqual([]);
  expect(reportsOf([...silent, ...silent, ...meetings], 'marta')).toMatchObject([
    { key: null, meetings: 3, of: 7 },
  ]);
});
