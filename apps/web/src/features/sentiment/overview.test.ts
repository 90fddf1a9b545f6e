import { describe, expect, test } from 'vitest';
import { individualsIn } from '@/sample-data/sentiment/individuals.ts';
import { arrangeIndividuals, nextOrder } from './individual-order.ts';
import { readOverviewAddress, withOverview } from './overview-address.ts';
import { periodDays } from './period-words.ts';
import { bandOf } from './score-band.ts';

test.each([
  ['engaged', 8, '8 and up'],
  ['engaged', 7.9, '6 and up'],
  ['recognised', 6, '6 and up'],
  ['recognised', 5.9, '4 and up'],
  ['belongs', 4, '4 and up'],
  ['belongs', 3.9, 'below 4'],
  ['stressed', 2, '8 and up'],
  ['stressed', 2.1, '6 and up'],
  ['stressed', 6, '4 and up'],
  ['stressed', 6.1, 'below 4'],
] as const)('%s at %s is in the band %s', (feeling, value, words) => {
  expect(bandOf(feeling, value)?.words).toBe(words);
});

describe('the address', () => {
  const read = (query: string) => readOverviewAddress(new URLSearchParams(query));

  test('asks for the past month and everybody where it says nothing, or nonsense', () => {
    const plain = { period: 'past-month', department: null, teams: null, order: null };
    expect(read('')).toEqual(plain);
    expect(read('period=yesterday&department=Catering&teams=good&sort=age&direction=up')).toEqual(
      plain,
    );
  });

  test('keeps what is asked for, leaves defaults out, and everything else alone', () => {
    const order = { key: 'stressed', direction: 'ascending' } as const;
    const asked = { period: 'past-year', department: 'HR', teams: 'improving', order } as const;
    const parameters = withOverview(new URLSearchParams('search=ruth'), asked);
    expect(readOverviewAddress(parameters)).toEqual(asked);
    expect(parameters.get('search')).toBe('ruth');
    const back = withOverview(parameters, {
      period: 'past-month',
      department: null,
      teams: null,
      order: null,
    });
    expect(back.toString()).toBe('search=ruth');
  });
});

describe('the order', () => {
  const individuals = individualsIn('past-month');
  const everybody = { department: null, search: '', order: null };
  const names = (wanted: Partial<Parameters<typeof arrangeIndividuals>[1]>) =>
    arrangeIndividuals(individuals, { ...everybody, ...wanted }).map(({ name }) => name);

  test('is those who said most first, and leaves nobody out', () => {
    expect(names({}).slice(0, 2)).toEqual(['Priya Raman', 'Ruth Salgado']);
    expect(names({})).toHaveLength(105);
  });

  test('is by a feeling or by name when asked for', () => {
    const stressed = (direction: 'ascending' | 'descending') =>
      arrangeIndividuals(individuals, { ...everybody, order: { key: 'stressed', direction } }).map(
        ({ feelings }) => feelings.stressed,
      );
    expect(stressed('ascending')).toEqual([...stressed('ascending')].sort((a, b) => a - b));
    expect(stressed('descending')).toEqual(stressed('ascending').reverse());
    expect(names({ order: { key: 'name', direction: 'ascending' } })[0]).toBe('Abena Mensah');
  });

  test('finds by name and role, in one department', () => {
    expect(names({ search: 'tomas' })).toEqual(['Tomás Leiva']);
    expect(names({ department: 'HR', search: 'partner' })).toEqual([
      'Ruth Salgado',
      'Oliver Grant',
    ]);
  });

  test('goes from a column’s own direction to the other to none', () => {
    const first = nextOrder(null, 'engaged');
    const second = nextOrder(first, 'engaged');
    expect([first?.direction, second?.direction]).toEqual(['descending', 'ascending']);
    expect(nextOrder(second, 'engaged')).toBeNull();
    expect(nextOrder(first, 'name')).toEqual({ key: 'name', direction: 'ascending' });
  });
});

test('a period says its days, and the year once where it is one', () => {
  expect(periodDays('past-month')).toBe('21 October to 20 November 2026');
  expect(periodDays('past-year')).toBe('21 November 2025 to 20 November 2026');
});
