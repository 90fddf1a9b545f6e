import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import type { Chapter } from '../types.ts';
import { inShort, type WeightedOutcome } from './in-short.ts';
import { quotableSentences } from './quotable.ts';
import { termWeights } from './term-weights.ts';

type Asked = { minutes?: number; chapters?: Chapter[]; outcomes?: WeightedOutcome[] };

function inShortOf(script: string, { minutes = 30, chapters = [], outcomes = [] }: Asked = {}) {
  const talk = talkFrom(script);
  const pool = quotableSentences(talk);
  const weights = termWeights(talk, pool);
  return inShort({ talk, pool, weights, chapters, durationSeconds: minutes * 60, outcomes });
}

const lines = `
  Ana: Good morning everyone, can you hear me and see the harbour report on my screen?
  Bo: It is also what they told us about that.
  Ana: We decided to replace the cables of the harbour crane before the autumn storms.
  Bo: Which the maker of the cables never told the office in the harbour.
  Cleo: The quay wall is broken in two places, and the repair costs more than the budget allows.
  Bo: I propose to close the northern quay until the end of March.
  Ana: Um, and so the, the permit of the city for the quay, uh, is
  Dev: ♪ We will need the harbour and the harbour will need the autumn storms because of you. ♪
  Dev: The permit for the night work at the quay arrives on Thursday.
  Cleo: Thank you all for the harbour report and have a good day.`
  .split('\n')
  .flatMap((line) => line.trim() || []);

describe('in short', () => {
  const told = inShortOf(lines.join('\n'));

  test('are sentences with who said them, word for word and in order', () => {
    const at = told.map(({ text }) => lines.indexOf(text.replaceAll('"', '')));
    expect(at.length).toBeGreaterThanOrEqual(3);
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    for (const { evidence } of told) expect(evidence).toHaveLength(1);
  });

  test('contain the decision', () => {
    expect(told.map(({ text }) => text).join()).toContain('We decided to replace the cables');
  });

  test('are not greetings, call checks, fragments or sentences that refer back', () => {
    expect(told.map(({ text }) => text).join()).not.toMatch(
      /hear me|Thank you|It is also|Which the maker|♪|the permit of the city/,
    );
  });

  test('are more in a longer meeting, and spread over its chapters', () => {
    const words = [
      'harbour',
      'canteen',
      'library',
      'station',
      'theatre',
      'airport',
      'market',
      'museum',
    ];
    const script = words.flatMap((place) =>
      ['roof', 'door', 'stair', 'lift'].map(
        (part) =>
          `Ana: The ${place} needs a new ${part} because the old ${part} leaks every winter.`,
      ),
    );
    const chapters = words.map((place, at) => ({
      title: place,
      fromTurn: at * 4,
      toTurn: at * 4 + 3,
      speakers: ['Ana'],
    }));
    const hour = inShortOf(script.join('\n'), { minutes: 60, chapters });
    expect(hour).toHaveLength(8);
    expect(
      new Set(hour.map(({ evidence: [said] }) => Math.floor((said?.turn ?? 0) / 4))).size,
    ).toBe(8);
    expect(inShortOf(script.join('\n'), { minutes: 24, chapters })).toHaveLength(3);
  });

  test('favour the words of an outcome', () => {
    const script = Array.from(
      { length: 30 },
      (_, at) => `Ana: The warehouse in hall ${at} holds pallets of paint for the ships.`,
    );
    const quote = 'The warehouse in hall 17 holds pallets of paint for the ships.';
    const near = inShortOf(script.join('\n'), { outcomes: [{ turn: 17, quote, weight: 1 }] });
    const turns = near.map(({ evidence: [said] }) => said?.turn ?? 0);
    expect(turns.some((turn) => Math.abs(turn - 17) <= 2)).toBe(true);
  });

  test('without named speakers the sentences stand alone', () => {
    const unnamed = lines.map((line) => line.replace(/^\w+: /, '')).join('\n');
    for (const { text } of inShortOf(unnamed)) expect(text).not.toMatch(/^"|: "/);
  });
});
