import { expect, test } from 'vitest';
import { employees } from '@/sample/data/company/employees.ts';
import { sampleScenarios } from '@/sample/data/scenarios/sample-scenarios.ts';
import { keyMetricsOf } from '../domain/key-metrics.ts';
import { riskWords, teamsWords } from './result-words.ts';

test.each([
  ['ceo-departure-planned-handover', '3 of 4 levels; one team at higher risk', 'Six of eight'],
  ['billing-platform-breach-drill', '4 of 4 levels; no teams at higher risk', 'Seven of twelve'],
  ['second-support-shift-in-lisbon', '1 of 4 levels; one team at higher risk', 'Three of twelve'],
])('%s: %s', (id, risk, teams) => {
  const scenario = sampleScenarios.find((each) => each.id === id);
  if (!scenario) throw new Error(`There is no scenario '${id}'.`);
  expect(riskWords(scenario.analysis)).toBe(risk);
  expect(teamsWords(keyMetricsOf(scenario.analysis, employees))).toBe(
    `${teams} teams are affected. Hardest hit first.`,
  );
});
