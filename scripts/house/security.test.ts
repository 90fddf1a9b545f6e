import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRows } from './security-document/read-rows.ts';
import { readTestNames } from './security-document/read-test-names.ts';

const root = join(import.meta.dirname, '../..');
const rows = readRows(readFileSync(join(root, 'docs/security.md'), 'utf8'));

/** Numbers in OWASP ASVS 5.0. */
const requirements =
  '1.2.1 1.2.4 1.2.10 1.5.1 2.4.1 3.3 3.4 3.5 4.4.2 5.2.1 5.2.2 5.2.3 5.3.2 6.2.7 6.2.9 6.3.1 6.3.2 6.3.8 6.4.1 6.4.3 7.2.4 7.4.1 7.4.2 7.4.3 8.2.1 8.2.2 8.3.1 8.4.1 13.2.4 13.4 14.2 14.3 15.2.2 15.3.3 16.2 16.3 16.4.2 16.5.1'.split(
    ' ',
  );
const numbersIn = (text: string) => text.match(/\b\d+\.\d+(\.\d+)?\b/g) ?? [];

/** A reference has the form `file` > `title`. */
function isTest(reference: string): boolean {
  const [, file = '', title = ''] = /^`([^`]+)` > `([^`]+)`$/.exec(reference) ?? [];
  const path = join(root, file);
  return (
    file !== '' && existsSync(path) && readTestNames(readFileSync(path, 'utf8')).includes(title)
  );
}

test('every requirement has a row', () => {
  expect(rows.flatMap(({ what }) => numbersIn(what)).sort()).toEqual([...requirements].sort());
});

test('every named test exists, and the titles of a row contain its numbers', () => {
  const wrong = rows.flatMap(({ line, what, shownBy }) => {
    const unknown = shownBy.filter((reference) => !isTest(reference));
    const shown = shownBy.flatMap((reference) =>
      numbersIn(/ASVS ([\d., ]+):/.exec(reference)?.[1] ?? ''),
    );
    const unshown = numbersIn(what).filter((number) => !shown.includes(number));
    return [...unknown, ...unshown].map((problem) => `line ${line}: ${problem}`);
  });
  expect(wrong).toEqual([]);
  expect(rows.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});
