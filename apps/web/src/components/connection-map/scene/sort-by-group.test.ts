import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByGroup } from './sort-by-group.ts';

it('puts every item once into its group, in the given order', () => {
  const groups = 7;
  fc.assert(
    fc.property(fc.array(fc.nat(groups - 1)), (groupOf) => {
      const { starts, things } = sortByGroup(groupOf, groups);
      for (let group = 0; group < groups; group += 1) {
        const expected = [...groupOf.keys()].filter((thing) => groupOf[thing] === group);
        expect([...things.subarray(starts[group], starts[group + 1])]).toEqual(expected);
      }
    }),
  );
});
