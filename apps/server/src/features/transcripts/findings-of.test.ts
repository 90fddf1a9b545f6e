import { analyseTranscript } from '@rapport/transcript';
import { expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

const text = 'Anna Berg: Hello Tom, how are you?\nTom Leiva: Hello Anna, I am well.';
const analysis = analyseTranscript({ text, fileName: 'weekly.txt', directory: [] });

test('a decision and an open question each have the turn that proves them', () => {
  const found = (text: string, turn: number) => ({
    text,
    turn,
    quote: `${text}!`,
    speaker: null,
    sure: true,
  });
  const decisions = [found('We ship on Friday', 0)];
  const openQuestions = [found('Who tells the customers', 1)];
  expect(findingsOf({ ...analysis, decisions, openQuestions })).toMatchObject({
    decisions: [
      { text: 'We ship on Friday', evidence: [{ turn: 0, quote: 'We ship on Friday!' }] },
    ],
    openQuestions: [
      {
        text: 'Who tells the customers',
        evidence: [{ turn: 1, quote: 'Who tells the customers!' }],
      },
    ],
  });
});

test('a chapter begins and ends with its turns, and has no times if they have none', () => {
  const chapter = { title: 'Greetings', fromTurn: 0, toTurn: 1 };
  const chapters = [{ ...chapter, speakers: [] }];
  const turns = analysis.turns.map((turn, at) => ({ ...turn, start: 10 * at, end: 10 * at + 5 }));
  expect(findingsOf({ ...analysis, turns, chapters }).chapters).toEqual([
    { ...chapter, start: 0, end: 15 },
  ]);
  expect(findingsOf({ ...analysis, chapters }).chapters).toEqual([
    { ...chapter, start: null, end: null },
  ]);
});
