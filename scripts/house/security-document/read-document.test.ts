import { describe, expect, test } from 'vitest';
import { readRows } from './read-rows.ts';
import { readTestNames } from './read-test-names.ts';

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
