import { expect, test } from 'vitest';
import { everyField } from './every-field.ts';

type Answer = { id: string; note?: string };

test('an optional field that is never named, and one that is misspelt, do not compile', () => {
  const isNoted = Boolean(0);
  expect(everyField<Answer>()({ id: 'a', ...(isNoted && { note: 'one' }) })).toEqual({ id: 'a' });
  // @ts-expect-error `note` is missing.
  everyField<Answer>()({ id: 'a' });
  // @ts-expect-error `notes` is no field.
  everyField<Answer>()({ id: 'a', ...(isNoted && { note: 'one', notes: 'two' }) });
});
