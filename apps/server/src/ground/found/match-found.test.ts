import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchFound, type PlacedWords } from './match-found.ts';

const words = fc
  .array(fc.constantFrom('send', 'the', 'figures', 'plan', 'board', 'Friday', 'call', 'Tom'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.join(' '));
const placed = fc.record({
  words,
  turn: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 8, nil: null }),
});
const readings = fc.array(placed, { maxLength: 12 });

const withIds = (reading: readonly PlacedWords[]) =>
  reading.map((one, at) => ({ ...one, id: `held ${String(at).padStart(2, '0')}` }));

/** The matches as words, independent of the order. */
function pairsOf(held: ReturnType<typeof withIds>, found: readonly PlacedWords[]) {
  const matched = matchFound(held, found);
  return [...matched].map(([at, id]) => `${id}: ${JSON.stringify(found[at])}`).sort();
}

describe('matching found actions after a repeated analysis', () => {
  test('the same reading matches each action with itself', () => {
    fc.assert(
      fc.property(readings, (reading) => {
        const held = withIds(reading);
        const byId = new Map(held.map((one) => [one.id, one]));
        const matched = matchFound(held, reading);
        expect(matched.size).toBe(reading.length);
        for (const [at, id] of matched) expect(byId.get(id)).toMatchObject(reading[at] ?? {});
      }),
    );
  });

  test('no action is matched twice', () => {
    fc.assert(
      fc.property(readings, readings, (before, after) => {
        const ids = [...matchFound(withIds(before), after).values()];
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('the order of both lists does not matter', () => {
    const shuffled = (reading: fc.Arbitrary<PlacedWords[]>) =>
      reading.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray([...list.keys()], { minLength: list.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled(readings), shuffled(readings), ([before, heldOrder], [after, order]) => {
        const held = withIds(before);
        const otherHeld = heldOrder.flatMap((at) => held[at] ?? []);
        const otherFound = order.flatMap((at) => after[at] ?? []);
        expect(pairsOf(otherHeld, otherFound)).toEqual(pairsOf(held, after));
      }),
    );
  });

  test('an action that an analysis no longer finds does not change how others match their own words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 2, maxLength: 8 }), (texts) => {
        const reading = texts.map((text, at) => ({ words: text, turn: 100 * at }));
        const matched = matchFound(withIds(reading), reading.slice(1));
        expect([...matched]).toEqual(
          reading.slice(1).map((_, at) => [at, `held ${String(at + 1).padStart(2, '0')}`]),
        );
      }),
    );
  });
});

test('if many actions share the words, the nearest is matched quickly', () => {
  const many = 20_000;
  const said = (turn: number) => ({ words: 'I will do it.', turn });
  const held = withIds(Array.from({ length: many }, (_, at) => said(3 * at)));
  const found = Array.from({ length: many }, (_, at) => said(3 * at + 1));
  const byId = new Map(held.map(({ id, turn }) => [id, turn]));
  const matched = matchFound(held, found);
  expect(matched.size).toBe(many);
  for (const [at, id] of matched) expect(byId.get(id)).toBe(3 * at);
});

test('among equal words the nearest match, and those at the same place match in their order', () => {
  const said = (id: string, turn: number | null) => ({ id, words: 'I will do it.', turn });
  const held = [said('a', 3), said('b', 50), said('c', 7), said('d', 7), said('e', null)];
  const found = [7, 48, 7, null].map((turn) => ({ words: 'I will do it!', turn }));
  expect([...matchFound(held, found)].sort()).toEqual([
    [0, 'c'],
    [1, 'b'],
    [2, 'd'],
    [3, 'e'],
  ]);
});

test.each([
  ['the same words elsewhere', 'I will send the figures.', 40, true],
  ['other punctuation', 'I will send the figures!', 3, true],
  ['a word more, some turns away', 'Yes, I will send the figures.', 8, true],
  ['a word more, far away', 'Yes, I will send the figures.', 90, false],
  ['other words at the same place', 'Let us talk about lunch instead.', 3, false],
])('%s', (_, said, turn, isSame) => {
  const held = [{ id: 'a', words: 'I will send the figures.', turn: 3 }];
  expect(matchFound(held, [{ words: said, turn }]).size).toBe(isSame ? 1 : 0);
});
