import { expect, test } from 'vitest';
import { withoutPageFurniture } from './pages.ts';

test('running headers, page numbers and footnotes of a PDF are removed', () => {
  const pages = [1, 2, 3].map((n) =>
    [
      `May ${n}, 2020  ${n} of 3`,
      `Words of page ${n}`,
      'go on. ',
      `${n} The materials are in appendix ${n}`,
      `- ${n} -`,
    ].join('\n'),
  );
  const { text, headers } = withoutPageFurniture(pages.join('\n\f'));
  expect(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual([
    'Words of page 1',
    'go on.',
    'Words of page 2',
    'go on.',
    'Words of page 3',
    'go on.',
  ]);
  expect(headers).toContain('May 1, 2020  1 of 3');
});

test('line numbers of court transcripts are removed', () => {
  const lines = Array.from({ length: 25 }, (_, i) => `${i + 1}  line ${'abc'.charAt(i % 3)}`);
  expect(withoutPageFurniture(lines.join('\n')).text).not.toMatch(/\d/);
});

test('a text without pages is unchanged, numbered lists included', () => {
  const text = '1. first\n2. second\n\nAna: 3 of us\n10\n';
  expect(withoutPageFurniture(text)).toEqual({ text, headers: [], words: 0 });
});
