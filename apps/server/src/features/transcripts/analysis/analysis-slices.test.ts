import { type Analysis, analyseTranscript } from '@rapport/transcript';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAnalysis, sliceAnalysis } from './analysis-slices.ts';
import { cutRows, cutTurns, turnsPerPiece } from './cut-turns.ts';

const hashed = (analysis: Analysis) => ({
  ...analysis,
  wordsHash: 'abc',
  speakerHashes: new Map([['s1', 'def']]),
});

test('an analysis of any size is split into bounded slices and joined unchanged', () => {
  // In each round, everyone is followed by a different neighbour, which gives many links.
  const people = 127;
  const text = Array.from(
    { length: 2 * turnsPerPiece + 1 },
    (_, at) =>
      `Speaker${(at * Math.ceil((at + 1) / people)) % people} Example: Thank you, that is number ${at}.`,
  ).join('\n');
  const analysis = hashed(analyseTranscript({ text, fileName: 'large.txt', directory: [] }));
  const { head, slices } = sliceAnalysis(analysis);
  const travelled = [...slices];
  for (const { turns = [], links = [] } of travelled) {
    expect(turns.length + links.length).toBeGreaterThan(0);
    expect(turns.length + links.length).toBeLessThanOrEqual(turnsPerPiece);
  }
  expect(travelled.filter(({ links }) => links).length).toBeGreaterThan(1);
  expect(head).not.toHaveProperty('turns');
  expect(head.graph).not.toHaveProperty('links');
  expect(joinAnalysis(head, travelled)).toEqual(analysis);
});

test('an ordinary analysis is one slice', () => {
  const text = 'Anna Berg: Hello Tom.\nTom Leiva: Hello Anna.';
  const analysis = hashed(analyseTranscript({ text, fileName: 'small.txt', directory: [] }));
  const { head, slices } = sliceAnalysis(analysis);
  const travelled = [...slices];
  expect(travelled).toHaveLength(1);
  expect(joinAnalysis(head, travelled)).toEqual(analysis);
});

test('pieces contain every turn once, in order, each up to 500 turns and 100,000 characters, or one longer turn', () => {
  const turn = fc
    .oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 20_000, max: 130_000 }))
    .map((length) => ({ text: 'a'.repeat(length) }));
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 700 }), (turns) => {
      const pieces = [...cutTurns(turns)];
      expect(pieces.flat()).toEqual(turns);
      for (const [at, piece] of pieces.entries()) {
        const characters = piece.reduce((sum, { text }) => sum + text.length, 0);
        expect(piece.length).toBeGreaterThan(0);
        expect(piece.length).toBeLessThanOrEqual(turnsPerPiece);
        expect(characters <= 100_000 || piece.length === 1).toBe(true);
        const next = pieces[at + 1]?.[0]?.text.length ?? Number.POSITIVE_INFINITY;
        expect(piece.length === turnsPerPiece || characters + next > 100_000).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test.each([
  [0, []],
  [500, [500]],
  [501, [500, 1]],
  [1000, [500, 500]],
])('%d rows are cut into pieces of at most 500', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, at) => at);
  const pieces = [...cutRows(rows)];
  expect(pieces.map(({ length }) => length)).toEqual(sizes);
  expect(pieces.flat()).toEqual(rows);
});
