import { describe, expect, test } from 'vitest';
import { individualsIn } from '@/sample/data/sentiment/individuals.ts';
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
  const departments = ['Sales', 'HR'];
  const read = (query: string) => readOverviewAddress(new URLSearchParams(query), departments);

  test('means the past month and everyone where parameters are missing or invalid', () => {
    const plain = { period: 'past-month', department: null, teams: null, order: null };
    expect(read('')).toEqual(plain);
    expect(read('period=yesterday&department=Catering&teams=good&sort=age&direction=up')).toEqual(
      plain,
    );
  });

  test('keeps parameters, leaves out defaults and does not touch others', () => {
    const order = { key: 'stressed', direction: 'ascending' } as const;
    const asked = { period: 'past-year', department: 'HR', teams: 'improving', order } as const;
    const parameters = withOverview(new URLSearchParams('search=ruth'), departments, asked);
    expect(readOverviewAddress(parameters, departments)).toEqual(asked);
    expect(parameters.get('search')).toBe('ruth');
    const back = withOverview(parameters, departments, {
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

  test('without a choice is by amount of talk, and includes everyone', () => {
    expect(names({}).slice(0, 2)).toEqual(['Priya Raman', 'Ruth Salgado']);
    expect(names({})).toHaveLength(105);
  });

  test('can be by a feeling or by name', () => {
    const stressed = (direction: 'ascending' | 'descending') =>
      arrangeIndividuals(individuals, { ...everybody, order: { key: 'stressed', direction } }).map(
        ({ feelings }) => feelings.stressed,
      );
    expect(stressed('ascending')).toEqual([...stressed('ascending')].sort((a, b) => a - b));
    expect(stressed('descending')).toEqual(stressed('ascending').reverse());
    expect(names({ order: { key: 'name', direction: 'ascending' } })[0]).toBe('Abena Mensah');
  });

  test('is applied after searching name and role within a department', () => {
    expect(names({ search: 'tomas' })).toEqual(['Tomás Leiva']);
    expect(names({ department: 'HR', search: 'partner' })).toEqual([
      'Ruth Salgado',
      'Oliver Grant',
    ]);
  });

  test('goes from the natural direction of a column to the other, then to none', () => {
    const first = nextOrder(null, 'engaged');
    const second = nextOrder(first, 'engaged');
    expect([first?.direction, second?.direction]).toEqual(['descending', 'ascending']);
    expect(nextOrder(second, 'engaged')).toBeNull();
    expect(nextOrder(first, 'name')).toEqual({ key: 'name', direction: 'ascending' });
  });
});

test('a period is written with its days, and one year only once', () => {
  expect(periodDays('past-month', '2026-11-20')).toBe('21 October to 20 November 2026');
  expect(periodDays('past-year', '2026-11-20')).toBe('21 November 2025 to 20 November 2026');
});
