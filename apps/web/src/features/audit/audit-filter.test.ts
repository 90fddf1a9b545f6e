import { afterEach, expect, it, vi } from 'vitest';
import { filterInAddress, filterQuery } from './audit-filter.ts';

afterEach(() => vi.unstubAllEnvs());

const queryOf = (from: string, to: string) => filterQuery({ person: '', action: '', from, to });

it.each([
  ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['Pacific/Auckland', '2026-12-31', '2026-12-30T11:00:00.000Z', '2026-12-31T11:00:00.000Z'],
  // The clock goes forward at midnight.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ['UTC', '2028-02-29', '2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('in %s, %s is requested in full', (zone, day, since, until) => {
  vi.stubEnv('TZ', zone);
  expect(queryOf(day, day)).toEqual({ since, until });
});

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '9999-12-31', '0000-01-01', 'yesterday', ''])(
  'an address with %j for a day asks for all days',
  (day) => {
    const { from, to } = filterInAddress(new URLSearchParams({ from: day, to: day }));
    expect([from, to]).toEqual(['', '']);
  },
);

it('the query contains the days in the address', () => {
  const address = new URLSearchParams({ from: '2028-02-29', to: '2028-03-01' });
  expect(filterInAddress(address)).toMatchObject({ from: '2028-02-29', to: '2028-03-01' });
});
