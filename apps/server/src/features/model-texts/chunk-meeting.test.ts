import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateTokens } from '../../platform/model/estimate-tokens.ts';
import { chunkMeeting, halveChunk } from './chunk-meeting.ts';

const turn = fc.record({
  speaker: fc.constantFrom('Ana', 'Bo', null),
  text: fc.oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.constantFrom('word '.repeat(4000), 'x'.repeat(20_000)),
  ),
});

test('chunks are bounded and cover a meeting of any length exactly once', () => {
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 40 }),
      fc.integer({ min: 300, max: 9000 }),
      (spoken, tokens) => {
        const turns = spoken.map((said, index) => ({ ...said, index }));
        const whole = { turns, graph: { nodes: [], links: [] } };
        const chunks = chunkMeeting(whole, { tokens, estimate: estimateTokens });
        const halves = chunks.flatMap((chunk) => {
          const parts = halveChunk(chunk);
          return parts.length === 0 ? [chunk] : parts;
        });
        const pieces = halves.flatMap((chunk) => chunk.pieces);
        for (const { index, text } of turns)
          expect(
            pieces
              .filter((piece) => piece.turn === index)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        for (const chunk of chunks)
          expect(
            chunk.pieces.length === 1 ||
              chunk.pieces.reduce((sum, { text }) => sum + estimateTokens(text), 0) <= tokens,
          ).toBe(true);
      },
    ),
  );
});
