import { expect, test } from 'vitest';
import { pageToLines, type TextPiece } from './pdf-lines.ts';

const height = 10;
const widthOfLetter = 5;

/** A text in letters of 10 points, which are 5 points wide. */
const piece = (text: string, x: number, y = 700, letters = height): TextPiece => ({
  text,
  x,
  y,
  height: letters,
  width: (text.length * widthOfLetter * letters) / height,
});

test.each([
  ['touching', 10, 'AdaMoss'],
  ['less than a fifth of the letter height apart', 11.9, 'AdaMoss'],
  ['more than a fifth apart', 12.1, 'Ada Moss'],
  ['one letter height apart', 20, 'Ada Moss'],
  ['further apart', 20.1, 'Ada  Moss'],
])('pieces %s', (_, gap, line) => {
  expect(pageToLines([piece('Ada', 0), piece('Moss', 5 + gap)])).toEqual([line]);
});

test('blanks of the file separate words, and end no line', () => {
  const blank = { text: ' ', x: 15, y: 700, width: 5, height };
  expect(pageToLines([piece('Ada', 0), blank])).toEqual(['Ada']);
  expect(pageToLines([piece('Ada', 0), blank, blank, piece('Moss', 19)])).toEqual(['Ada Moss']);
  expect(pageToLines([blank, piece('Ada', 0), { ...blank, text: '' }])).toEqual(['Ada']);
  expect(pageToLines([piece('Ada ', 0), piece('Moss', 25)])).toEqual(['Ada Moss']);
  expect(pageToLines([piece('Ada', 0), { ...blank, y: 600 }, piece('x', 0, 690)])).toEqual([
    'Ada',
    'x',
  ]);
});

test('pieces on baselines less than half a letter height apart are one line', () => {
  expect(pageToLines([piece('Ada', 0, 700), piece('Moss', 15, 704.9)])).toEqual(['AdaMoss']);
  expect(pageToLines([piece('Ada', 0, 700), piece('Moss', 15, 705)])).toEqual(['Ada', 'Moss']);
  expect(pageToLines([piece('Ada', 0, 700), piece('Moss', 15, 694.9)])).toEqual(['Ada', 'Moss']);
});

test.each([
  ['a small raised number', piece('1', 15, 703, 7), ['Ada']],
  ['a number on the baseline', piece('1', 15, 700, 7), ['Ada1']],
  ['a large raised number', piece('1', 15, 703, 7.5), ['Ada1']],
  ['a raised word', piece('st', 15, 703, 7), ['Adast']],
])('after a word, %s', (_, mark, lines) => {
  expect(pageToLines([piece('Ada', 0), mark])).toEqual(lines);
});

test('a line that begins with a raised mark has the place of its text', () => {
  const raised = [piece('st', 0, 704, 5), piece('Ada', 5, 700)];
  expect(pageToLines([...raised, piece('Moss', 20, 695.5)])).toEqual(['stAdaMoss']);
  expect(pageToLines([...raised, piece('Moss', 20, 705)])).toEqual(['stAda', 'Moss']);
});

test('a smaller piece does not change the height of its line', () => {
  const pieces = [piece('Ada', 0), piece('st', 15, 700, 5), piece('nd', 20, 704, 5)];
  expect(pageToLines(pieces)).toEqual(['Adastnd']);
});

test('a number beside a line is set before it, wherever the file has it', () => {
  const lines = [piece('Ada: Hello.', 40, 700), piece('Ben: Hi.', 40, 680)];
  const numbers = [piece('1', 0, 700), piece('2', 0, 680)];
  const joined = ['1  Ada: Hello.', '2  Ben: Hi.'];
  expect(pageToLines([...numbers, ...lines])).toEqual(joined);
  expect(pageToLines([...lines, ...numbers])).toEqual(joined);
  const apart = [piece('3', 0, 500), piece('4', 400, 700), piece('1000', 0, 680)];
  expect(pageToLines([...lines, ...apart])).toEqual(['Ada: Hello.', 'Ben: Hi.', '3', '4', '1000']);
});

test('a page with more than 200 numbers is a table, so they stay where they are', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => [
      piece('row', 40, 3000 - 20 * row),
      piece(`${row % 1000}`, 0, 20 * row - 10_000),
    ]).flat();
  const beside = [piece('text', 40, 5000), piece('line', 40, 4980), piece('7', 0, 5000)];
  expect(pageToLines([...rows(199), ...beside])).toContain('7  text');
  const many = pageToLines([...rows(200), ...beside]);
  expect(many).toContain('text');
  expect(many).toHaveLength(403);
});
