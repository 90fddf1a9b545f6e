import type { Action } from '@rapport/contract';
import { expect, test } from 'vitest';
import { buildAction } from '@/testing/build-action.ts';
import { carriedActions, timesOf } from './carried-actions.ts';

const meetings = ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10'].map((date, at) => ({
  id: `m${at}`,
  date,
}));
const placeOf = (id: string) => ({
  id,
  title: 'Sync',
  date: '2026-10-20',
  turn: 0,
  start: null,
  speaker: null,
});
const said = (at: number, traits: Partial<Action> = {}) =>
  buildAction({ id: `${at}`, meeting: placeOf(`m${at}`), ...traits });
const carried = (...actions: Action[]) =>
  carriedActions(actions, meetings).map(({ action, first, last }) => [action.id, first, last]);

test('an open action is carried to the last meeting, those carried longest first', () => {
  expect(carried(said(2), said(0), said(1))).toEqual([
    ['0', 0, 3],
    ['1', 1, 3],
    ['2', 2, 3],
  ]);
  expect(carriedActions([said(0)], meetings).map(timesOf)).toEqual([3]);
});

test('a done action is carried to the last meeting up to that day, and is listed after open ones', () => {
  const done = (at: number, closedOn: string) => said(at, { state: 'done', closedOn });
  expect(carried(done(0, '2026-10-27'), done(1, '2026-11-05'), said(2))).toEqual([
    ['2', 2, 3],
    ['1', 1, 2],
    ['0', 0, 1],
  ]);
  expect(carried(done(1, '2026-11-02'))).toEqual([]);
  expect(carried(done(1, '2026-10-01'))).toEqual([]);
});

test('actions of the last meeting, of other meetings and dropped ones are not carried', () => {
  expect(
    carried(
      said(3),
      said(0, { state: 'dropped', closedOn: '2026-11-10' }),
      said(0, { meeting: null }),
      said(0, { meeting: placeOf('other') }),
    ),
  ).toEqual([]);
});
