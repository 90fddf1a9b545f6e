import { expect, test } from 'vitest';
import { type FoundAction, type HeldAction, mergeActions } from './merge-actions.ts';

const found = (quote: string, traits: Partial<FoundAction> = {}): FoundAction => ({
  text: quote,
  owner: 'Anna Berg',
  dueDate: 'on Friday',
  dueDay: '2026-11-27',
  before: null,
  turn: 3,
  start: 31,
  quote,
  ...traits,
});
const held = (id: string, quote: string, traits: Partial<HeldAction> = {}): HeldAction => ({
  ...found(quote),
  id,
  ownerUserId: null,
  changed: [],
  changedAt: null,
  ...traits,
});
const touched = { changedAt: new Date('2026-11-20') };
const send = 'I will send the figures.';
const turns = [
  { index: 3, start: 31, text: 'Well, all right.' },
  { index: 7, start: 62, text: `Then. ${send} Good.` },
];

test('the same analysis changes nothing', () => {
  const merged = mergeActions([held('a', send)], [found(send)], turns);
  expect(merged).toMatchObject({ fresh: [], gone: [], kept: [{ id: 'a', ...found(send) }] });
});

test("a person's changes win over a repeated analysis, and the rest follows it", () => {
  const corrected = held('a', send, {
    ...touched,
    text: 'Send the load figures',
    ownerUserId: 'tom',
    owner: null,
    changed: ['text', 'owner'],
  });
  const reading = found(send, { owner: 'Lena Lund', dueDay: '2026-12-01', turn: 5, start: 44 });
  const [kept] = mergeActions([corrected], [reading], turns).kept;
  expect(kept).toEqual({
    id: 'a',
    position: 0,
    text: 'Send the load figures',
    owner: null,
    ownerUserId: 'tom',
    dueDate: 'on Friday',
    dueDay: '2026-12-01',
    before: null,
    turn: 5,
    start: 44,
    quote: send,
  });
});

test('a day that a person chose stays, and the spoken words follow the analysis', () => {
  const dated = held('a', send, { ...touched, dueDay: '2027-01-04', changed: ['due'] });
  const [kept] = mergeActions([dated], [found(send, { dueDate: 'by Friday' })], turns).kept;
  expect(kept).toMatchObject({ dueDate: 'by Friday', dueDay: '2027-01-04' });
});

test('of actions that are no longer found, changed ones keep their place', () => {
  const gone = 'I will call the board.';
  const merged = mergeActions(
    [held('a', send, touched), held('b', gone, touched), held('c', 'Let me write to Tom.')],
    [found('We will meet the auditors.', { turn: 90 })],
    turns,
  );
  expect(merged.gone).toEqual(['c']);
  expect(merged.kept).toMatchObject([
    { id: 'a', position: null, turn: 7, start: 62, quote: send },
    { id: 'b', position: null, turn: null, start: null, quote: gone },
  ]);
  expect(merged.fresh).toMatchObject([{ position: 0, quote: 'We will meet the auditors.' }]);
});
