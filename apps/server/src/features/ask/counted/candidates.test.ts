import { readQuery } from '@rapport/ask';
import { expect, test } from 'vitest';
import { candidatesOf, candidatesOfGroup } from './candidates.ts';

const today = '2026-11-28';
const known = { people: [], asker: null, groups: ['Sales'], series: [], today };
const questions = [
  ...Object.values(candidatesOf({ today, topic: 'tariff' })).flat(),
  ...candidatesOfGroup('Sales', today),
];

test.each(questions)('$question is read as what it offers if it is typed', (offered) => {
  const { query, unused } = readQuery(offered.question, known);
  const { measure, departments, topic, state, group, order, period } = query;
  expect({ measure, departments, topic, state, group, order }).toEqual(offered.query);
  expect(unused).toEqual([]);
  expect(period?.from ?? null).toBe(offered.from ?? null);
  // Days to come hold no meetings.
  if (period?.to && period.to < today) expect(offered.to).toBe(period.to);
});
