import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesByChunk } from './lines-by-chunk.ts';

async function linesOf(chunks: string[]) {
  async function* stream() {
    yield* chunks;
  }
  const lines: string[] = [];
  for await (const batch of linesByChunk(stream())) lines.push(...batch);
  return lines;
}

test('lines do not depend on the size of the chunks', async () => {
  const line = fc.string().map((text) => text.replace(/[\r\n]/g, ''));
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 9 }),
      async (lines, end, size) => {
        const text = lines.map((one) => one + end).join('');
        const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(await linesOf(chunks)).toEqual(lines);
      },
    ),
  );
});

test('a last line without a line break counts', async () => {
  expect(await linesOf(['one\ntw', 'o'])).toEqual(['one', 'two']);
});
