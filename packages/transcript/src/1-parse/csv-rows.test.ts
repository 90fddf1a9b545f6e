import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

test('minutes that a spreadsheet took for hours are minutes', () => {
  const table =
    'Time,Text,Speaker\n1:00,We begin.,Ana\n23:10,The crane is late.,Bo\n24:05:00,It is.,Ana\n59:55:00,So we wait.,Bo\n1:00:07,Good.,Ana';
  expect(said(table, 'a.csv').map(([, start]) => start)).toEqual([60, 1390, 1445, 3595, 3607]);
});
