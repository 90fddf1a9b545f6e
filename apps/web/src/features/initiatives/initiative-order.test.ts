import type { Initiative } from '@rapport/contract';
import { expect, test } from 'vitest';
import { readInitiativeOrder, sortInitiatives, withInitiativeOrder } from './initiative-order.ts';

const initiative = (topic: string, meetings: number, mood: Initiative['mood']): Initiative => ({
  topic,
  meetings,
  mentions: { now: meetings, before: 2 * meetings },
  people: meetings,
  lastOn: '2026-11-20',
  weeks: [],
  mood,
});
const shown = (mood: number): Initiative['mood'] => ({
  isShown: true,
  mood,
  cut: null,
  band: { low: mood, high: mood },
  before: null,
  change: null,
});
const hidden = { isShown: false, reason: 'few' } as const;
const all = [
  initiative('Pensions', 9, hidden),
  initiative('Pricing', 3, shown(5)),
  initiative('Booking', 3, shown(7)),
  initiative('Audit', 4, hidden),
];
test.each([
  ['', ['Pensions', 'Audit', 'Booking', 'Pricing']],
  ['sort=mood', ['Booking', 'Pricing', 'Audit', 'Pensions']],
  ['sort=mood&direction=ascending', ['Pricing', 'Booking', 'Audit', 'Pensions']],
  ['sort=people&direction=ascending', ['Booking', 'Pricing', 'Audit', 'Pensions']],
  ['sort=change', ['Booking', 'Pricing', 'Audit', 'Pensions']],
  ['sort=topic&direction=up', ['Pensions', 'Audit', 'Booking', 'Pricing']],
])('sorted by ?%s, hidden moods are last', (address, topics) => {
  const order = readInitiativeOrder(new URLSearchParams(address));
  expect(sortInitiatives(all, order).map(({ topic }) => topic)).toEqual(topics);
});

test('the address keeps an order, but not the default', () => {
  const now = new URLSearchParams('weeks=13&sort=mood');
  const order = { column: 'people', direction: 'ascending' } as const;
  expect(withInitiativeOrder(now, order).toString()).toBe(
    'weeks=13&sort=people&direction=ascending',
  );
  const usual = { column: 'meetings', direction: 'descending' } as const;
  expect(withInitiativeOrder(now, usual).toString()).toBe('weeks=13');
});
