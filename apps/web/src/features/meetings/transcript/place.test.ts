import { describe, expect, it } from 'vitest';
import { buildTurn } from '../testing/build-transcript.ts';
import { addressOf, readPlace, turnAt } from './place.ts';

const timed = [
  buildTurn(0, 'a', 'First', { start: 0 }),
  buildTurn(1, 'b', 'Second', { start: 12.6 }),
  buildTurn(2, 'a', 'Third', { start: 12.9 }),
];
const untimed = timed.map((turn) => ({ ...turn, start: null, end: null }));
const read = (address: string, state: unknown = null) =>
  readPlace(new URLSearchParams(address), state);

describe('a place in the transcript', () => {
  it.each(['', '?at=', '?at=soon', '?turn=-1', '?turn=1.5', '?search=price'])(
    'is none at "%s"',
    (address) => expect(read(address)).toBeNull(),
  );

  it.each([
    ['?at=0', 'First'],
    ['?at=12', 'Second'],
    ['?at=11.5', 'First'],
    ['?at=99999', 'Third'],
    ['?turn=2', 'Third'],
    ['?turn=7', undefined],
  ])('at "%s" is the turn "%s"', (address, text) => {
    const place = read(address);
    expect(place && turnAt(place, timed)?.text).toBe(text);
  });

  it('is the turn of the opened evidence, even if others spoke in the same second', () => {
    const evidence = { turn: 2, quote: 'Third' };
    const origin = { kind: 'summary', elementId: 'summary-line-0' };
    const place = read('?at=12', { evidence, origin });
    expect(place?.opened).toEqual({ evidence, origin });
    expect(place && turnAt(place, timed)?.text).toBe('Third');
    expect(read('?at=12', { evidence: 'anything' })?.opened).toBeNull();
  });

  it.each([
    ['with times', timed],
    ['without times', untimed],
  ])('has an address that opens it, in a file %s', (_, turns) => {
    const [first, second] = turns;
    for (const turn of [first, second]) {
      const place = turn && read(addressOf(turn, new URLSearchParams()));
      expect(place && turnAt(place, turns)).toBe(turn);
    }
  });

  it.each([
    ['a', '?find=price&speaker=a&at=0'],
    ['b', '?find=price&at=0'],
  ])('keeps the search, and the chosen speaker of the turn: %s', (speaker, address) => {
    const now = new URLSearchParams('?at=12&find=price&speaker=a&turn=3');
    expect(addressOf(buildTurn(0, speaker, 'First', { start: 0 }), now)).toBe(address);
  });

  it.each([
    [2, '?chapter=2-4&turn=2'],
    [4, '?chapter=2-4&turn=4'],
    [5, '?turn=5'],
  ])('keeps the chosen chapter of turn %i', (position, address) => {
    const turn = buildTurn(position, 'a', 'First', { start: null });
    expect(addressOf(turn, new URLSearchParams('?chapter=2-4&turn=3'))).toBe(address);
  });
});
