import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecords } from './csv-records.ts';

const read = (text: string) => [...csvRecords(text)].map(({ values }) => values);

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'Windows line ends',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n1;"2;3"',
    [
      ['a', 'b'],
      ['1', '2;3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons between names with a comma',
    'a, or x;b;c\n1;2;3',
    [
      ['a, or x', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  [
    'a stated separator',
    'sep=\t\na,b\tc;d;e\n1\t2',
    [
      ['a,b', 'c;d;e'],
      ['1', '2'],
    ],
  ],
  [
    'a comma in quotes',
    'a,b\n"1,0",2',
    [
      ['a', 'b'],
      ['1,0', '2'],
    ],
  ],
  [
    'quotes in quotes',
    'a,b\n"say ""hi""",2',
    [
      ['a', 'b'],
      ['say "hi"', '2'],
    ],
  ],
  [
    'a quote inside a value',
    'a,b\nAnna "Nan" Sy,2',
    [
      ['a', 'b'],
      ['Anna "Nan" Sy', '2'],
    ],
  ],
  [
    'a line break in quotes',
    'a,b\n"1\n1",2\n3,4',
    [
      ['a', 'b'],
      ['1\n1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'blanks around values',
    'a , b\n 1 , "2" ',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'empty rows',
    '\n\na,b\n\n,\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('%s are read', (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('a quote that is never closed loses only its own row', () => {
  const rows = [...csvRecords('a,b\n"1,2\n3,4\n"5",6\n"7\n')];
  expect(rows).toEqual([
    { line: 1, values: ['a', 'b'] },
    { line: 2, values: null },
    { line: 3, values: ['3', '4'] },
    { line: 4, values: ['5', '6'] },
    { line: 5, values: null },
  ]);
});

test('quoted values are read back with the line of each row', () => {
  const value = fc.stringMatching(/^[a-z",;\n]{0,6}$/).map((text) => `x${text}x`);
  const row = fc.tuple(value, value);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const quoted = rows.map((values) =>
        values.map((text) => `"${text.replaceAll('"', '""')}"`).join(','),
      );
      const header = 'first,second';
      const lines = [header, ...quoted].map(
        (_, index, all) => all.slice(0, index).join('\n').split('\n').length + (index ? 1 : 0),
      );
      expect([...csvRecords([header, ...quoted].join('\n'))]).toEqual(
        [header.split(','), ...rows].map((values, index) => ({ line: lines[index], values })),
      );
    }),
  );
});
