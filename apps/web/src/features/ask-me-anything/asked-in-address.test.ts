import { askGroupSchema, askMeasures, askOrderSchema } from '@rapport/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askAddress } from '@/components/ask/ask-address.ts';
import { askedInAddress, filtersInAddress } from './asked-in-address.ts';
import { statesOf } from './query/query-words.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc.string({ minLength: 1, maxLength: 40 });
const query = fc.constantFrom(...askMeasures).chain((measure) =>
  fc.record({
    measure: fc.constant(measure),
    departments: fc.array(words, { maxLength: 3 }),
    topic: fc.option(words),
    state: fc.constantFrom(null, ...statesOf(measure)),
    group: fc.option(fc.constantFrom(...askGroupSchema.options)),
    order: fc.option(fc.constantFrom(...askOrderSchema.options)),
  }),
);
const asked = fc.record(
  {
    question: fc
      .string({ minLength: 1, maxLength: 100 })
      .map((words) => `x${words}?`.replaceAll('\0', '')),
    after: fc.uuid(),
    from: day,
    to: day,
    people: fc.array(fc.uuid(), { minLength: 1, maxLength: 10 }),
    series: fc.uuid(),
    query,
  },
  { requiredKeys: ['question'] },
);

test('an address restores its question, filters and query, and keeps the source', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const parameters = new URLSearchParams(
        askAddress(new URLSearchParams('data=own&week=2'), one),
      );
      expect(askedInAddress(parameters)).toEqual(one);
      expect(parameters.get('data')).toBe('own');
      expect(parameters.has('week')).toBe(false);
    }),
  );
});

test('a part of an address that cannot be read is left out', () => {
  const parameters = new URLSearchParams('q=Why%3F&from=yesterday&to=2026-11-20&people=me&series=');
  expect(askedInAddress(parameters)).toEqual({ question: 'Why?', to: '2026-11-20' });
  expect(filtersInAddress(new URLSearchParams())).toEqual({});
});

test('a query is read as far as it can be, and left out without a measure', () => {
  const empty = { departments: [], topic: null, state: null, group: null, order: null };
  const inAddress = (written: string) =>
    askedInAddress(new URLSearchParams(`q=Why&${written}`))?.query;
  expect(inAddress('measure=actions&state=overdue')).toEqual({
    ...empty,
    measure: 'actions',
    state: 'overdue',
  });
  // Meetings have no state.
  expect(inAddress('measure=meetings&state=overdue&order=best&departments=')).toEqual({
    ...empty,
    measure: 'meetings',
  });
  expect(inAddress('measure=luck&state=overdue')).toBeUndefined();
});

test('words that are left out on purpose stay in the address of a query', () => {
  const without = ['urgent', 'big, red'];
  const parameters = new URLSearchParams('q=How+many+urgent%3F&measure=actions');
  const one = askedInAddress(parameters);
  if (!one) throw new Error('Not asked');
  const address = askAddress(parameters, { ...one, without });
  expect(askedInAddress(new URLSearchParams(address))).toEqual({ ...one, without });
});

test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(501)}`, 'q=Why&after=before'])(
  'the address ?%s asks nothing',
  (address) => {
    expect(askedInAddress(new URLSearchParams(address))).toBeUndefined();
  },
);
