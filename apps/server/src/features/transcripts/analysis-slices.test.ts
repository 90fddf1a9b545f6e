import { analyseTranscript } from '@rapport/transcript';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAnalysis, sliceAnalysis } from './analysis-slices.ts';
import { cutTurns, turnsPerPiece } from './cut-turns.ts';

test('an analysis of any size is split into bounded slices and joined unchanged', () => {
  const people = 120;
  const text = Array.from(
    { length: 2 * turnsPerPiece + 1 },
    (_, at) => `Speaker${(at * 7) % people} Example: Thank you, that is number ${at}.`,
  ).join('\n');
  const analysis = analyseTranscript({ text, fileName: 'large.txt', directory: [] });
  const { head, slices } = sliceAnalysis(analysis);
  const travelled = [...slices];
  for (const { turns = [], links = [] } of travelled)
    expect(turns.length + links.length).toBeLessThanOrEqual(turnsPerPiece);
  expect(travelled.length).toBeGreaterThan(2);
  expect(head).not.toHaveProperty('turns');
  expect(head.graph).not.toHaveProperty('links');
  expect(joinAnalysis(head, travelled)).toEqual(analysis);
});

test('pieces hold every turn once, in order, and at most 100,000 characters unless a single turn is longer', () => {
  const turn = fc
    .oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 20_000, max: 130_000 }))
    .map((length) => ({ text: 'a'.repeat(length) }));
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 700 }), (turns) => {
      const pieces = [...cutTurns(turns)];
      expect(pieces.flat()).toEqual(turns);
      for (const piece of pieces) {
        const characters = piece.reduce((sum, { text }) => sum + text.length, 0);
        expect(piece.length).toBeLessThanOrEqual(turnsPerPiece);
        expect(characters <= 100_000 || piece.length === 1).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});
