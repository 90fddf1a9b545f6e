import type { MeetingFindings } from '@rapport/contract';
import { expect, test } from 'vitest';
import { correctFindings } from './correct-findings.ts';

const sentence = (text: string, turn: number) => ({ text, evidence: [{ turn, quote: text }] });
const chapter = (title: string, fromTurn: number, toTurn: number) => ({
  title,
  fromTurn,
  toTurn,
  start: null,
  end: null,
});
const found: MeetingFindings = {
  inShort: [sentence('One price per plan.', 0)],
  chapters: [chapter('Round of news', 0, 5), chapter('Three quotes', 6, 20)],
  decisions: [
    sentence('Then it is one price per plan.', 3),
    sentence('We ship on Monday.', 9),
    sentence('We ship on Monday.', 40),
  ],
  openQuestions: [sentence('Who calls the harbour?', 12)],
};
const textsOf = (listed: readonly { text: string }[]) => listed.map(({ text }) => text);

test('without corrections, findings stay as found', () => {
  expect(correctFindings(found, [])).toEqual(found);
});

test('a removed decision is gone, and an added one is marked', () => {
  const { decisions, openQuestions } = correctFindings(found, [
    { kind: 'drop-decision', text: 'We ship on Monday.', turn: 40 },
    { kind: 'add-decision', text: 'Tom leads the migration.' },
    { kind: 'add-question', text: 'Who pays?' },
  ]);
  expect(decisions).toEqual([
    ...found.decisions.slice(0, 2),
    { text: 'Tom leads the migration.', evidence: [], isAdded: true },
  ]);
  expect(textsOf(openQuestions)).toEqual(['Who calls the harbour?', 'Who pays?']);
});

test('an added item is removed and added again', () => {
  const add = { kind: 'add-question', text: 'Who pays?' } as const;
  const drop = { kind: 'drop-question', text: 'Who pays?', turn: null } as const;
  expect(correctFindings(found, [add, drop])).toEqual(found);
  const again = correctFindings(found, [add, drop, add]).openQuestions;
  expect(textsOf(again)).toEqual(['Who calls the harbour?', 'Who pays?']);
});

test('of items with the same words, each keeps its answer, also if one is no longer found', () => {
  const text = 'We ship on Monday.';
  const drop = { kind: 'drop-decision', text, turn: 9 } as const;
  const confirm = { kind: 'confirm-decision', text, turn: 40, quote: text } as const;
  const [price, , later] = found.decisions;
  const changes = [drop, confirm];
  const kept = [price, { ...later, isConfirmed: true }];
  expect(correctFindings(found, changes).decisions).toEqual(kept);
  const again = { ...found, decisions: found.decisions.filter((_, at) => at !== 1) };
  expect(correctFindings(again, changes).decisions).toEqual(kept);
});

test('a confirmed item is recognised by similar words nearby, and keeps better words', () => {
  const quote = 'Then it is one price per plan.';
  const words = 'One price per plan';
  const confirm = { kind: 'confirm-decision', text: quote, turn: 3, quote, words } as const;
  const other = sentence('So then it is one price per plan.', 4);
  const next = { ...found, decisions: [], maybe: { decisions: [other], openQuestions: [] } };
  expect(correctFindings(next, [confirm])).toMatchObject({
    decisions: [{ text: words, evidence: other.evidence, isConfirmed: true, isCorrected: true }],
    maybe: { decisions: [] },
  });
});

test('a removed item is not found again at another place, and hides no other item with similar words', () => {
  const drop = { kind: 'drop-question', text: 'Who calls the harbour?', turn: 12 } as const;
  const again = sentence('Who calls the harbour?', 70);
  expect(correctFindings({ ...found, openQuestions: [again] }, [drop]).openQuestions).toEqual([]);
  const other = sentence('So who calls the harbour master?', 15);
  const next = { ...found, openQuestions: [other] };
  expect(correctFindings(next, [drop]).openQuestions).toEqual([other]);
});

test('an added item that a later analysis also finds is listed once, with its evidence', () => {
  const changes = [{ kind: 'add-decision', text: 'we ship on monday' } as const];
  expect(correctFindings(found, changes).decisions).toEqual(found.decisions);
});

test('a removed item stays removed even if it was also added, and an addition is listed once', () => {
  const add = { kind: 'add-decision', text: 'We ship on Monday' } as const;
  const drops = [9, 40].map(
    (turn) => ({ kind: 'drop-decision', text: 'We ship on Monday.', turn }) as const,
  );
  expect(textsOf(correctFindings(found, [add, ...drops]).decisions)).toEqual([
    'Then it is one price per plan.',
  ]);
  const twice = { kind: 'add-question', text: 'Who pays?' } as const;
  expect(correctFindings(found, [twice, twice]).openQuestions).toHaveLength(2);
});

test('the new title of a chapter survives repeated analyses, and the last one applies', () => {
  const rename = (title: string) =>
    ({ kind: 'rename-chapter', fromTurn: 6, found: 'Three quotes', title }) as const;
  const titles = (chapters: MeetingFindings['chapters']) =>
    correctFindings({ ...found, chapters }, [rename('Quotes'), rename('Offers')]).chapters.map(
      ({ title, isRenamed }) => [title, isRenamed],
    );
  const renamed = [
    ['Round of news', undefined],
    ['Offers', true],
  ];
  expect(titles(found.chapters)).toEqual(renamed);
  // The chapter begins elsewhere or has another title in these analyses.
  for (const later of [chapter('Three quotes', 8, 20), chapter('Prices', 6, 20)])
    expect(titles([chapter('Round of news', 0, 5), later])).toEqual(renamed);
});
