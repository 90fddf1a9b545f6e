import { describe, expect, test } from 'vitest';
import { type Period, periods } from '@/sample/sentiment/domain/periods.ts';
import { summaryOf } from '@/sample/sentiment/domain/sentiment-overview.ts';
import { departments } from '../company/departments.ts';
import { employee, employees } from '../company/employees.ts';
import { headlines } from '../dashboard/headlines.ts';
import { individualsIn } from './individuals.ts';
import { teamsIn } from './teams.ts';

const scoreOf = (name: string, period: Period) =>
  teamsIn(period).find((team) => team.name === name)?.currentScore ?? 0;

describe.each(periods)('the %s', (period) => {
  const individuals = individualsIn(period);
  const teams = teamsIn(period);

  test('has everyone once, on the scale', () => {
    expect(new Set(individuals.map(({ id }) => id)).size).toBe(employees.length);
    for (const { feelings, wellbeing } of individuals) {
      for (const value of [...Object.values(feelings), wellbeing]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(10);
      }
    }
  });

  test('gives each department the mean of its members, and figures that add up', () => {
    expect(teams.map(({ name }) => name).sort()).toEqual([...departments].sort());
    for (const team of teams) {
      const members = individuals.filter(({ department }) => department === team.name);
      const sum = members.reduce((total, { wellbeing }) => total + wellbeing, 0);
      expect(team.members).toBe(members.length);
      expect(Math.abs(team.currentScore - sum / members.length)).toBeLessThan(0.0501);
      expect(team.previousScore + team.change).toBeCloseTo(team.currentScore, 5);
      expect([team.trend, team.status]).toEqual(
        team.change > 0 ? ['up', 'Improving'] : ['down', 'Declining'],
      );
      expect(team.change).not.toBe(0);
    }
  });

  test('differs from the past month', () => {
    const others = periods.filter((other) => other !== period);
    for (const other of others) expect(teamsIn(other)).not.toEqual(teams);
  });
});

test('the past month has the feelings shown on all other screens', () => {
  for (const { id, feelings } of individualsIn('past-month')) {
    expect(feelings).toEqual(employee(id).feelings);
  }
});

test('in the past month six teams improve and two need attention; their meetings add up to the headline', () => {
  const teams = teamsIn('past-month');
  expect(summaryOf(teams)).toMatchObject({ improving: 6, needingAttention: 2 });
  expect(teams.filter(({ trend }) => trend === 'down').map(({ name }) => name)).toEqual([
    'Finance',
    'Engineering',
  ]);
  const meetings = teams.reduce((sum, team) => sum + team.meetings, 0);
  expect(meetings).toBe(headlines.meetings);
});

test('Engineering has fallen since the outage, Product has risen', () => {
  const overTime = (name: string) => [...periods].reverse().map((period) => scoreOf(name, period));
  const ascending = (values: number[]) => [...values].sort((one, other) => one - other);
  expect(overTime('Engineering')).toEqual(ascending(overTime('Engineering')).reverse());
  expect(overTime('Product')).toEqual(ascending(overTime('Product')));
});

test('a longer period has more meetings', () => {
  const meetings = periods.map((period) => teamsIn(period).map((team) => team.meetings));
  const sums = meetings.map((counts) => counts.reduce((sum, count) => sum + count, 0));
  expect(sums).toEqual([41, 156, 454, 1768]);
});
