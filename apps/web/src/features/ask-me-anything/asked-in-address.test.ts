import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askAddress, askedInAddress, filtersInAddress } from './asked-in-address.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
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
  },
  { requiredKeys: ['question'] },
);

test('an address restores its question and filters, and keeps the source', () => {
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

test.each(['', 'q=', 'q=%20', `q=${'x'.repeat(501)}`, 'q=Why&after=before'])(
  'the address ?%s asks nothing',
  (address) => {
    expect(askedInAddress(new URLSearchParams(address))).toBeUndefined();
  },
);
