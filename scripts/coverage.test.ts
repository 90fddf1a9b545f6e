import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, serverEventNames } from '@rapport/contract';
import { describe, expect, test } from 'vitest';
import { readCoverage } from './coverage-document/read-coverage.ts';
import { readTestNames } from './coverage-document/read-test-names.ts';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const rows = readCoverage(document);
const { auth, ...calls } = paths;
const namesByFile = new Map<string, string[]>();

function namesIn(file: string): string[] {
  const path = join(root, file);
  const names =
    namesByFile.get(file) ?? (existsSync(path) ? readTestNames(readFileSync(path, 'utf8')) : []);
  namesByFile.set(file, names);
  return names;
}

describe('docs/coverage.md', () => {
  test('every row says what it is and names a test', () => {
    expect(rows.length).toBeGreaterThan(0);
    const silent = rows.filter(({ what, tests }) => what === '' || tests.length === 0);
    expect(silent.map(({ line, what }) => `line ${line}: ${what}`)).toEqual([]);
  });

  test('every test is named as `file` > `name`', () => {
    const unread = rows.flatMap(({ line, unread }) =>
      unread.map((text) => `line ${line}: ${text}`),
    );
    expect(unread).toEqual([]);
  });

  test('every test that is named exists', () => {
    const gone = rows.flatMap(({ line, tests }) =>
      tests
        .filter(({ file, name }) => !namesIn(file).includes(name))
        .map(({ file, name }) => `line ${line}: ${file} > ${name}`),
    );
    expect(gone).toEqual([]);
  });

  test.each([...Object.values(calls), ...serverEventNames])('has a row for %s', (word) => {
    const isNamed = (what: string) => what.split(/[^\w:/.-]+/).includes(word);
    expect(rows.some(({ what }) => isNamed(what))).toBe(true);
  });
});

describe('reading the names of tests', () => {
  test('takes groups, tables and templates as they are written', () => {
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
  ])('does not take %s for a test', (source) => {
    expect(readTestNames(source)).toEqual([]);
  });
});

describe('reading the document', () => {
  test('takes the rows of its tables, and keeps what it cannot read', () => {
    const text = [
      '| What | Shown by |',
      '|---|---|',
      "| 'a \\| b' | `a.test.ts` > `one`<br>`b.test.ts` > `two > three` |",
      '| nothing | |',
      '| prose | see `a.test.ts` |',
    ].join('\n');
    expect(readCoverage(text)).toEqual([
      {
        line: 3,
        what: "'a \\| b'",
        tests: [
          { file: 'a.test.ts', name: 'one' },
          { file: 'b.test.ts', name: 'two > three' },
        ],
        unread: [],
      },
      { line: 4, what: 'nothing', tests: [], unread: [] },
      { line: 5, what: 'prose', tests: [], unread: ['see `a.test.ts`'] },
    ]);
  });
});
