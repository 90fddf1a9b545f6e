import { expect, it } from 'vitest';
import type { ScenarioResult } from './scenario-result.ts';
import { cohesionCells, cohesionColumns, divisionSentence, figureRows } from './scenario-words.ts';

const group = { group: 'Sales', people: 1200, ties: 4500, components: 1, meanDistance: null };
const changed = [{ ...group, fragmentation: 0.5 }];
const result: ScenarioResult = {
  kind: 'groups',
  basis: { day: '2026-11-24', from: '2026-08-24', to: '2026-11-22', weeks: 13, ties: 9, people: 9 },
  before: { across: { part: 2289, of: 4578 }, tiedGroups: { part: 26, of: 28 }, changed },
  after: { across: { part: 0, of: 0 }, tiedGroups: { part: 1000, of: 1225 }, changed },
  division: { cut: 1035, of: 7380, byChance: { from: 2160, to: 4360 } },
  between: [],
};

it('writes large counts with separators', () => {
  expect(figureRows(result).map(({ before, after }) => [before, after])).toEqual([
    ['50 % of 4,578', '–'],
    ['26 of 28', '1,000 of 1,225'],
  ]);
  expect(cohesionCells(changed[0] ?? { ...group, fragmentation: null })).toEqual([
    ...['Sales', '1,200', '4,500', '1', '–', '0.50'],
  ]);
  expect(divisionSentence(result)).toContain(
    'puts 1,035 of 7,380 exchanges within the group between its two parts. Parts of the same sizes drawn by chance put between 2,160 and 4,360 there',
  );
});

it('names a figure of the organization and of a group alike', () => {
  const counts = { before: 4, after: 5 };
  const leaving: ScenarioResult = {
    kind: 'leaving',
    basis: result.basis,
    ties: counts,
    bridges: counts,
    departmentPairs: counts,
    parted: [],
    fewTies: [],
    fragmentation: { before: 0.4, after: 0.5 },
    components: counts,
    takeOver: [],
  };
  const labels = new Set(figureRows(leaving).map(({ label }) => label));
  expect(cohesionColumns.filter((column) => labels.has(column))).toEqual([
    'Groups connected by ties',
    'Fragmentation',
  ]);
});
