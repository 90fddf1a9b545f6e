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

test('what is not sure is kept apart', () => {
  const found = (text: string, sure: boolean) => ({
    text,
    turn: 1,
    quote: text,
    speaker: null,
    sure,
  });
  const item = { due: 'on Friday', dueDate: '2026-11-20', before: null };
  const actionItems = [
    { ...found('I send it', true), ...item, owner: 'Tom Leiva' },
    { ...found('We could ask', false), ...item, owner: null },
  ];
  const decisions = [found('We ship', true), found('We might ship', false)];
  const { maybe, ...sure } = findingsOf({ ...analysis, decisions, actionItems });
  const evidenceOf = (quote: string) => ({ text: quote, evidence: [{ turn: 1, quote }] });
  expect(sure.decisions).toEqual([evidenceOf('We ship')]);
  expect(maybe).toEqual({
    decisions: [evidenceOf('We might ship')],
    actions: [
      {
        ...evidenceOf('We could ask'),
        owner: null,
        dueDate: 'on Friday',
        dueDay: '2026-11-20',
        before: null,
      },
    ],
    openQuestions: [],
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
