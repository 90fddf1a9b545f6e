import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, serverEventNames } from '@rapport/contract';
import { describe, expect, test } from 'vitest';
import { readRows } from './coverage-document/read-rows.ts';
import { readTestNames } from './coverage-document/read-test-names.ts';

const root = join(import.meta.dirname, '..');
const rows = readRows(readFileSync(join(root, 'docs/coverage.md'), 'utf8'));
const { auth, ...calls } = paths;

const holdsTest = (file: string) => {
  const path = join(root, file);
  return existsSync(path) && readTestNames(readFileSync(path, 'utf8')).length > 0;
};

describe('docs/coverage.md', () => {
  test('every row names a requirement and a test file', () => {
    expect(rows.length).toBeGreaterThan(0);
    const incomplete = rows.filter(({ what, shownBy }) => what === '' || shownBy.length === 0);
    expect(incomplete).toEqual([]);
  });

  test('every named file exists and contains a test', () => {
    const references = [...new Set(rows.flatMap(({ shownBy }) => shownBy))];
    const wrong = references.filter((reference) => {
      const file = /^`([^`]+)`$/.exec(reference)?.[1];
      return file === undefined || !holdsTest(file);
    });
    expect(wrong).toEqual([]);
  });

  test.each([...Object.values(calls), ...serverEventNames])('has a row for %s', (word) => {
    const isNamed = (what: string) => what.split(/[^\w:/.-]+/).includes(word);
    expect(rows.some(({ what }) => isNamed(what))).toBe(true);
  });
});

describe('reading the titles of tests', () => {
  test('keeps groups, tables and templates as written', () => {
    const source = `
      test('plain, with "quotes" and Ümläute', () => {});
      describe('outer', () => {
        it("it's inside", async () => {
          expect(tested('not a title', () => {})).toBe(row('neither', {}));
        });
        describe.each(['a'])('for %s', (zone) => {
          it.each([['x', 1]])('takes %s: $row', (name) => {});
        });
      });
      for (const scheme of ['light', 'dark'])
        test.describe(\`in \${scheme}\`, () => {
          test.use({ colorScheme: scheme });
          test(\`looks \${scheme} — well\`, async ({ page }) => {});
        });
      const page = <Page title="a" />;
    `;
    expect(readTestNames(source)).toEqual([
      'plain, with "quotes" and Ümläute',
      "outer > it's inside",
      'outer > for %s > takes %s: $row',
      `in ${'$'}{scheme} > looks ${'$'}{scheme} — well`,
    ]);
  });

  test.each([
    "// test('gone', () => {});",
    "/* it('gone', () => {}) */",
    "test.skip('gone', () => {});",
    "it.todo('gone', () => {});",
    "test.step('a part of one', () => {});",
  ])('ignores %s', (source) => {
    expect(readTestNames(source)).toEqual([]);
  });
});

describe('reading the document', () => {
  test('takes the rows of its tables and their references', () => {
    const text = [
      'Prose.',
      '| What | Test files |',
      '|---|---|',
      "| 'a \\| b' | `a.test.ts`<br>`b.test.ts` |",
      '| nothing | |',
    ].join('\n');
    expect(readRows(text)).toEqual([
      { line: 4, what: "'a \\| b'", shownBy: ['`a.test.ts`', '`b.test.ts`'] },
      { line: 5, what: 'nothing', shownBy: [] },
    ]);
  });
});
