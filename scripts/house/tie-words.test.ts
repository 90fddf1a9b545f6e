import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figureOf, strongConnectionStrength, tieWords } from '@rapport/contract';
import { isTie, strongFrom } from '@rapport/network';
import { expect, test } from 'vitest';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const least = (is: (count: number) => boolean) => numbers[[...numbers.keys()].findIndex(is)];

const analysis = readFileSync(join(import.meta.dirname, '../../docs/analysis.md'), 'utf8');
/** A row of its table of figures of the organization. */
const rowOf = (figure: string) =>
  analysis.split('\n').find((line) => line.startsWith(`| ${figure} |`));

test('what makes a tie is said as it is computed', () => {
  const meetings = least((count) => isTie({ meetings: count, exchanges: 0 }));
  const exchanges = least((count) => isTie({ meetings: 0, exchanges: count }));
  const ofPeriod = `in ${meetings} meetings or more of the period, or ${exchanges} times`;
  expect(tieWords).toContain(`in ${meetings} meetings or more, or ${exchanges} times`);
  expect(figureOf('ties').definition).toContain(ofPeriod);
  expect(rowOf('tie')).toContain(ofPeriod);
});

test('from when on a tie and a bond are strong is said as it is computed', () => {
  expect(strongConnectionStrength).toBe(strongFrom);
  expect(figureOf('strength').definition).toContain(`strong from ${strongFrom} on`);
  expect(rowOf('strength of a tie')).toContain(`Strong from ${strongFrom}`);
  expect(rowOf('strength of a tie')).toContain(`has at most ${strongFrom - 1},`);
});
