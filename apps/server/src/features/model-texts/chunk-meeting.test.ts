import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkMeeting } from './chunk-meeting.ts';

const turn = fc.record({
  speaker: fc.constantFrom('Ana', 'Bo', null),
  text: fc.oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.constantFrom('word '.repeat(4000), 'x'.repeat(20_000)),
  ),
});

test('chunks are bounded and cover a meeting of any length exactly once', () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 40 }), (spoken) => {
      const turns = spoken.map((said, index) => ({ ...said, index }));
      const chunks = chunkMeeting({ turns, graph: { nodes: [], links: [] } });
      const pieces = chunks.flatMap((chunk) => chunk.pieces);
      for (const { index, text } of turns)
        expect(
          pieces
            .filter((piece) => piece.turn === index)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      for (const chunk of chunks)
        expect(chunk.pieces.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(24_000);
    }),
  );
});
