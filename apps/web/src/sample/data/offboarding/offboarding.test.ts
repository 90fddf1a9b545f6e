import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '@/lib/days.ts';
import { analyseDeparture } from '@/sample/domain/departure/departure-analysis.ts';
import { thinBelow } from '@/sample/domain/departure/knowledge.ts';
import { completeProject } from '@/sample/offboarding/domain/complete-project.ts';
import { monitoringOf } from '@/sample/offboarding/domain/monitoring.ts';
import { planProject } from '@/sample/offboarding/domain/planned-project.ts';
import { sampleToday } from '../company/company.ts';
import { employee, employees } from '../company/employees.ts';
import { departureFacts } from '../what-if/departure-facts.ts';
import { offboardingProjects } from './projects/projects.ts';

const projects = offboardingProjects.map((told) => completeProject(departureFacts, told));
const [payroll, platform, keyAccounts] = projects;
if (!payroll || !platform || !keyAccounts) throw new Error('A project is missing.');

describe('the sample projects', () => {
  test.each(projects)('$projectName agrees with the company', (project) => {
    const { initiatives, teamImpact, startDate, lastWorkingDay } = project;
    expect(startDate < lastWorkingDay).toBe(true);
    const isAnnounced = startDate <= sampleToday;
    for (const { person, sentimentBefore, sentimentAfter } of teamImpact) {
      expect(sentimentAfter).toBe(isAnnounced ? person.wellbeing : null);
      if (!isAnnounced) expect(sentimentBefore).toBe(person.wellbeing);
    }
    expect(new Set(initiatives.map(({ id }) => id)).size).toBe(initiatives.length);
    for (const { subtasks, dueDate } of initiatives) {
      expect(subtasks.length).toBeGreaterThan(1);
      expect(dueDate <= lastWorkingDay).toBe(true);
    }
  });

  test('tell the story of Tomás Leiva', () => {
    const subtasks = platform.initiatives.flatMap((initiative) => initiative.subtasks);
    expect(platform.initiatives).toHaveLength(6);
    expect(subtasks).toHaveLength(18);
    expect(subtasks.filter(({ completed }) => completed)).toHaveLength(6);
    const changes = platform.teamImpact.map(
      ({ sentimentBefore, sentimentAfter }) => (sentimentAfter ?? 0) - sentimentBefore,
    );
    expect(changes.map((change) => change.toFixed(1))).toEqual([
      '-1.7',
      '-1.2',
      '-0.7',
      '-0.2',
      '-0.2',
      '0.4',
    ]);
  });
});

describe('a new project', () => {
  test.each(employees.map(({ id }) => id))(
    'for %s contains the initiatives that the departure requires',
    (id) => {
      const plan = {
        id: 'new',
        personId: id,
        projectName: 'Handover',
        startDate: '2026-11-23',
        lastWorkingDay: '2027-01-15',
        monitorPeriod: 60,
      };
      const { initiatives, teamImpact } = planProject(departureFacts, plan, sampleToday);
      expect(initiatives.length).toBeGreaterThanOrEqual(3);
      expect(new Set(initiatives.map((initiative) => initiative.id)).size).toBe(initiatives.length);
      const thinnest = analyseDeparture(departureFacts, id).knowledge[0];
      if (thinnest && thinnest.coverage < thinBelow) {
        expect(initiatives.map(({ title }) => title)).toContain(`Hand over ${thinnest.area}`);
      }
      for (const { assignee, dueDate, subtasks } of initiatives) {
        expect(dueDate >= plan.startDate && dueDate <= plan.lastWorkingDay).toBe(true);
        expect(employee(assignee.id)).toBe(assignee);
        expect(subtasks.some(({ completed }) => completed)).toBe(false);
      }
      expect(
        teamImpact.every(({ person, sentimentBefore, sentimentAfter }) => {
          return sentimentBefore === person.wellbeing && sentimentAfter === null;
        }),
      ).toBe(true);
    },
  );
});

describe('monitoring', () => {
  test('covers two weeks before the announcement up to today', () => {
    const { days, from, until, team, teamSize, measures } = monitoringOf(platform, employees);
    expect([from, until, team, teamSize]).toEqual(['2026-10-19', '2027-01-01', 'Platform', 8]);
    expect(days).toHaveLength(33);
    expect(days.at(-1)).toEqual({ date: sampleToday, team: 5.3, allTeams: 6.7 });
    expect(days.find(({ date }) => date === '2026-11-02')?.team).toBe(6.1);
    const lowest = days.reduce((low, day) => (day.team < low.team ? day : low));
    expect(lowest).toMatchObject({ date: '2026-11-06', team: 4.8 });
    expect(days.filter((day) => day.team === 4.8)).toHaveLength(1);
    expect(measures.map(({ values }) => values.at(-1)?.value)).toEqual([24, 7, 4]);
    for (const { values, before } of measures) {
      expect(values.find(({ date }) => date === '2026-11-02')?.value).toBe(before);
    }
  });

  test('ends on the same day with the same figure for everyone', () => {
    for (const project of projects) {
      const { days, team } = monitoringOf(project, employees);
      const members = employees.filter((person) => person.team === team);
      const mean = members.reduce((sum, { wellbeing }) => sum + wellbeing, 0) / members.length;
      expect(days.at(-1)?.date).toBe(sampleToday);
      expect(days.at(-1)?.team).toBeCloseTo(mean, 1);
      for (const day of days) expect(day.team >= 0 && day.team <= 10).toBe(true);
    }
  });

  test('covers the days before an announcement that has not been made', () => {
    const { days, isAnnounced, from } = monitoringOf(keyAccounts, employees);
    expect(isAnnounced).toBe(false);
    expect(from).toBe(addDays(sampleToday, -14));
    expect(days).toHaveLength(daysBetween(from, sampleToday) + 1);
  });
});
