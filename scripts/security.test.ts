import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCoverage } from './coverage-document/read-coverage.ts';
import { readTestNames } from './coverage-document/read-test-names.ts';

const root = join(import.meta.dirname, '..');
const rows = readCoverage(readFileSync(join(root, 'docs/security.md'), 'utf8'));

/** Every demand that has to be shown, by its number in OWASP ASVS 5.0. */
const demands =
  '1.2.1 1.2.4 1.2.10 1.5.1 2.4.1 3.3 3.4 3.5 4.4.2 5.2.1 5.2.2 5.2.3 5.3.2 6.2.7 6.2.9 6.3.1 6.3.2 6.3.8 6.4.1 6.4.3 7.2.4 7.4.1 7.4.2 7.4.3 8.2.1 8.2.2 8.3.1 8.4.1 13.2.4 13.4 14.2 14.3 15.2.2 15.3.3 16.2 16.3 16.4.2 16.5.1'.split(
    ' ',
  );
const numbersIn = (text: string) => text.match(/\b\d+\.\d+(\.\d+)?\b/g) ?? [];

test('every demand has a row', () => {
  expect(rows.flatMap(({ what }) => numbersIn(what)).sort()).toEqual([...demands].sort());
});

test('every test that a row names exists, and one of them bears each of its numbers', () => {
  const wrong = rows.flatMap(({ line, what, tests, unread }) => {
    const gone = tests.filter(({ file, name }) => {
      const path = join(root, file);
      return !existsSync(path) || !readTestNames(readFileSync(path, 'utf8')).includes(name);
    });
    const borne = tests.flatMap(({ name }) => numbersIn(/ASVS ([\d., ]+):/.exec(name)?.[1] ?? ''));
    const unborne = numbersIn(what).filter((number) => !borne.includes(number));
    return [...gone.map(({ name }) => name), ...unborne, ...unread].map(
      (problem) => `line ${line}: ${problem}`,
    );
  });
  expect(wrong).toEqual([]);
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});
