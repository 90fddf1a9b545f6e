import { describe, expect, test } from 'vitest';
import { buildAction } from '@/testing/build-action.ts';
import { groupsOf, type Places, placeActions } from './placed-actions.ts';

const action = (id: string, group: 'overdue' | 'later' | 'earlier') => buildAction({ id, group });
const listed = [action('a', 'overdue'), action('b', 'overdue'), action('c', 'later')];
const nothing: Places = new Map();
const idsOf = (places: Places, actions = listed, changed = new Map()) =>
  groupsOf(places, actions, changed).map(({ group, actions: own }) => [
    group,
    own.map(({ id }) => id),
  ]);

describe('the place of an action', () => {
  const places = placeActions(nothing, listed);

  test('is that of the server at first', () => {
    expect(idsOf(places)).toEqual([
      ['overdue', ['a', 'b']],
      ['later', ['c']],
    ]);
  });

  test('stays when the server moves it to another group', () => {
    const after = [action('b', 'overdue'), action('c', 'later'), action('a', 'earlier')];
    expect(idsOf(placeActions(places, after), after)).toEqual([
      ['overdue', ['a', 'b']],
      ['later', ['c']],
    ]);
  });

  test('stays when a filter no longer lists it after a change here', () => {
    const after = [action('b', 'overdue')];
    const changed = new Map([['a', action('a', 'earlier')]]);
    expect(idsOf(placeActions(places, after), after, changed)).toEqual([['overdue', ['a', 'b']]]);
  });

  test("of a new action is after the one that precedes it in the server's list", () => {
    const more = [
      ...[action('first', 'overdue'), action('a', 'overdue'), action('x', 'overdue')],
      ...[action('y', 'overdue'), action('b', 'overdue'), action('c', 'later')],
      action('last', 'later'),
    ];
    expect(idsOf(placeActions(places, more), more)).toEqual([
      ['overdue', ['first', 'a', 'x', 'y', 'b']],
      ['later', ['c', 'last']],
    ]);
  });
});
