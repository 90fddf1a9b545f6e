import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test.each([...'=+-@\t\r\n＝＋－＠'])(
  'ASVS 1.2.10: a cell that begins with %j is text in every spreadsheet',
  (sign) => {
    expect(csvRow([`${sign}1+1`])).toBe(`"'${sign}1+1"\r\n`);
    expect(csvRow([`1${sign}1`])).toBe(`"1${sign}1"\r\n`);
  },
);

test('quotes, commas and line breaks stay within their cell', () => {
  expect(csvRow(['a "b", c', 'd\r\ne', null, undefined, ''])).toBe(
    '"a ""b"", c","d\r\ne","","",""\r\n',
  );
});
