import type { MeetingFindings } from '@rapport/contract';
import { expect, test } from 'vitest';
import { buildAction } from '@/testing/build-action.ts';
import { inShortGroups, quotedWords } from './in-short-groups.ts';

const sentence = (text: string, turn: number) => ({ text, evidence: [{ turn, quote: text }] });
const chapter = (title: string, fromTurn: number, toTurn: number) => ({
  title,
  fromTurn,
  toTurn,
  start: null,
  end: null,
});
const findings: MeetingFindings = {
  inShort: [sentence('Breda is full.', 1), sentence('We open in March, then.', 5)],
  chapters: [chapter('Docks', 0, 3), chapter('Opening', 4, 8), chapter('Close', 9, 9)],
  decisions: [sentence('We open in March', 5)],
  openQuestions: [sentence('Who signs?', 7)],
};
const meeting = {
  id: 'm',
  title: 'Depots',
  date: '2026-11-17',
  turn: 2,
  start: null,
  speaker: null,
};
const actions = [buildAction({ quote: 'I call them.', meeting })];

test('what stands above is counted in its chapter and not said twice', () => {
  const groups = inShortGroups(findings, actions);
  expect(
    groups.map((group) => [group.chapter?.title, group.sentences.length, group.above]),
  ).toEqual([
    ['Docks', 1, '1 action'],
    ['Opening', 0, '1 decision, 1 open'],
  ]);
});

test('without chapters the sentences stand together', () => {
  const [group, ...others] = inShortGroups({ ...findings, chapters: [] }, []);
  expect(group).toMatchObject({ chapter: null, sentences: [{ text: 'Breda is full.' }] });
  expect(others).toEqual([]);
});

test.each([
  ['Joost van Dijk: "Breda is "full" now."', 'Breda is "full" now.', true],
  ['Breda is full.', 'Breda is full.', true],
  ['He called it “full”.', 'He called it “full”.', false],
])('%s', (text, words, isQuoted) => {
  expect(quotedWords(text)).toEqual({ words, isQuoted });
});
