import { expect, test } from 'vitest';
import { largestDepartments } from './dashboard.ts';

test('the four largest departments are shown, most engaged first', () => {
  const engagement = [
    { department: 'Executive', members: 6, percent: 98 },
    { department: 'Engineering', members: 34, percent: 86 },
    { department: 'Product', members: 14, percent: 95 },
    { department: 'Marketing', members: 12, percent: 95 },
    { department: 'Sales', members: 17, percent: 93 },
  ];
  expect(largestDepartments(engagement).map(({ department }) => department)).toEqual([
    'Product',
    'Marketing',
    'Sales',
    'Engineering',
  ]);
});
