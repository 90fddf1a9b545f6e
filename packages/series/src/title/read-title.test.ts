import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

const keyOf = (title: string) => readTitle(title).key;

test.each([
  ['ACDC #174 - February 5, 2026', 'ACDC #175 - February 19, 2026', 'acdc_2026-03-05_176.vtt'],
  ['Weekly product sync', 'Weekly Product Sync - Transcript 2026_02_03.vtt', 'Product weekly sync'],
  ['Platform stand-up', 'platform standup (2)', 'Platform Stand up, Monday 3 Feb'],
  ['Sprint 24 planning', 'Sprint25 Planning', 'Planning sprint'],
  ['Copy of Roadmap Q3.docx', 'Roadmap Q4 2026', 'roadmap - copy (1)'],
  ['Vertrieb Montag 12.03.2026', 'Vertrieb KW 34', 'vertrieb 5. März'],
  ['Réunion produit 3 février', 'Reunion produit', 'réunion produit 10h30'],
  ['週次プロダクト会議 2026年2月5日', '週次プロダクト会議', '週次プロダクト会議 第3回'],
  ['Finance close May', 'Finance close March 2026', 'Finance close, April'],
  ['1:1 Anna / Ben', 'Ben <> Anna 1-1', 'Anna, Ben one on one'],
  ['Board meeting, 3rd', 'Board', '12th board meeting'],
])(
  'dates, numbers, weekdays, file endings and words of tools do not matter: %s | %s | %s',
  (...titles) => {
    expect(new Set(titles.map(keyOf)).size).toBe(1);
    expect(keyOf(titles[0])).not.toBe('');
  },
);

test.each([
  ['EIP-7928 Breakout #12', 'EIP-8037 Breakout #12'],
  ['L1 call', 'L2 call'],
  ['Product weekly', 'Product monthly'],
  ['Anna / May', 'Anna / Ben'],
  ['Sales call', 'Sales sync'],
])('other words, and numbers that are part of a name, make two series: %s | %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

test.each([
  'Meeting',
  'Sync',
  'Zoom Meeting',
  'Recording',
  'audio1234',
  'GMT20260205-140213_Recording',
  "Ben Carter's Zoom Meeting",
  "Ines' Personal Meeting Room",
  'abc-defg-hij (2026-02-05 at 10:00 GMT)',
  'IMG_2034',
  'New Recording 12',
  'a93f02c1d7',
  '2026-02-05',
  '',
  '1',
])('%j carries no information', (title) => {
  expect(readTitle(title)).toMatchObject({ distinctness: 'nothing', key: '' });
});

test.each(['Standup', 'Daily stand-up', 'Sprint 3 planning', 'Team meeting', '1:1', 'Weekly'])(
  '%j names a kind of meeting',
  (title) => expect(readTitle(title).distinctness).toBe('kind'),
);

test.each([
  ['ACDC #174 - February 5, 2026', 'ACDC'],
  ['Post-Quantum (PQ) Interop #28 - February 25, 2026', 'Post-Quantum (PQ) Interop'],
  ['Copy of Roadmap Q4', 'Roadmap'],
  ['Weekly product sync 2026-02-03', 'Weekly product sync'],
  ['Standup (Monday)', 'Standup'],
])('%j is shown as %j', (title, display) => expect(readTitle(title).display).toBe(display));
