import { expect, test } from 'vitest';
import { person } from '@/sample/domain/testing/people.ts';
import { keyMetricsOf } from './key-metrics.ts';
import type { TeamImpact } from './scenario.ts';

const employees = [
  person('seller'),
  person('director', { department: 'Engineering', team: 'Engineering' }),
  person('web', { department: 'Engineering', team: 'Web' }),
  person('mobile', { department: 'Engineering', team: 'Mobile' }),
];

const impact = (name: string, ...risks: ('low' | 'high' | 'critical')[]): TeamImpact => ({
  id: name,
  name,
  currentSize: 2,
  impactLevel: 'low',
  softSkillsImpact: 0,
  hardSkillsImpact: 0,
  economicFeasibility: 0,
  description: '',
  keyMembers: risks.map((riskLevel, index) => ({
    id: `${index}`,
    name: '',
    role: '',
    impact: '',
    riskLevel,
  })),
});

test.each([
  [['Sales'], 2],
  [['Sales', 'Engineering'], 2],
  [['Web'], 3],
  [['Web', 'Mobile'], 3],
])('with %j named there are %i teams in all', (names, teamsInAll) => {
  const teamImpacts = names.map((name) => impact(name));
  expect(keyMetricsOf({ teamImpacts, recommendations: [] }, employees)).toMatchObject({
    teamsAffected: names.length,
    teamsInAll,
    peopleAffected: names.length * 2,
    peopleInAll: 4,
  });
});

test('a person at risk in two teams counts once', () => {
  const teamImpacts = [impact('Web', 'high', 'low'), impact('Mobile', 'critical')];
  expect(keyMetricsOf({ teamImpacts, recommendations: [] }, employees).keyPeopleAtRisk).toBe(1);
});
