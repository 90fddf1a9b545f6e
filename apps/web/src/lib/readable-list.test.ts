import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readableList } from './readable-list.ts';

const schema = readableList(z.object({ id: z.string() }));

test('readable items keep their order among unreadable ones', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const good = fc.record({ id: fc.string() });
  const bad = fc.oneof(
    fc.constant({}),
    fc.constant(null),
    fc.integer(),
    fc.record({ id: fc.integer() }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(good, bad)), (list) => {
      const isGood = (item: unknown) => typeof Object(item).id === 'string';
      expect(schema.parse(list)).toEqual({
        items: list.filter(isGood),
        unreadable: list.filter((item) => !isGood(item)).length,
      });
    }),
  );
});

test('a value that is not a list is refused', () => {
  expect(schema.safeParse({ id: 'a' }).success).toBe(false);
});
