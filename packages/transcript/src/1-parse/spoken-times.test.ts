import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

const words = [[null, 0, 'We begin with the crane. It is late. It is late by a week, then.']];

test.each([
  [
    'glued',
    '0:00We begin\n0:1111 secondsWith the crane.\n0:1818 secondsIt is late.\n1:051 minute, 5 secondsIt is late by\n1:071 minute, 7 secondsa week, then.',
  ],
  [
    'in French',
    'Chapitre 1 : La grue\n0:00We begin\n0:1111 secondesWith the crane.\n0:1818 secondesIt is late.\nChapitre 2 : Le port\n1:051 minute et 5 secondesIt is late by\n1:071 minute et 7 secondesa week, then.',
  ],
  [
    'on their own lines',
    '0:00\n0 seconds\nWe begin\n0:11\n11 seconds\nWith the crane.\n0:18\n18 seconds\nIt is late.\n1:05\n1 minute, 5 seconds\nIt is late by\n1:07\n1 minute, 7 seconds\na week, then.',
  ],
])('times in words, %s, are no words', (_, text) => {
  expect(
    said(text).map(([name, start, turn]) => [name, start, turn.replace('With', 'with')]),
  ).toEqual(words);
});
