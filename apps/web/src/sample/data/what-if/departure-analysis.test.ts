import { describe, expect, test } from 'vitest';
import { connectionsOf } from '@/sample/domain/connection.ts';
import { analyseDeparture } from '@/sample/domain/departure/departure-analysis.ts';
import { membersOf, teamOf } from '@/sample/domain/departure/teams.ts';
import { employee, employees } from '../company/employees.ts';
import { connections } from '../network/connections.ts';
import { departureFacts } from './departure-facts.ts';
import { knowledgeAreas } from './knowledge.ts';
import { meetingsLed } from './meetings-led.ts';
import { strategicProjects } from './projects.ts';
import { stories } from './stories/stories.ts';

const percent = (value: number) => value >= 0 && value <= 100;

describe('a departure', () => {
  test.each(employees.map(({ id }) => id))('of %s has figures that agree with its lists', (id) => {
    const analysis = analyseDeparture(departureFacts, id);
    expect(analysis.keyMetrics).toEqual({
      collaborations: connectionsOf(connections, id).length,
      meetingsLed: meetingsLed[id] ?? 0,
      strategicProjects: analysis.strategicImpact.length,
      knowledgeAreas: analysis.knowledge.length,
    });
    expect(analysis.knowledge.length).toBeGreaterThan(0);
    expect(analysis.teamImpact.length).toBeGreaterThan(0);
    for (const { team, teamSize, affectedMembers, coverage, keyRisks } of analysis.teamImpact) {
      expect(teamSize).toBe(membersOf(employees, team).length);
      expect(affectedMembers).toBeGreaterThan(0);
      expect(affectedMembers).toBeLessThanOrEqual(
        teamSize - (team === teamOf(employee(id)) ? 1 : 0),
      );
      expect(percent(coverage)).toBe(true);
      expect(keyRisks).not.toBe('');
    }
    const touched = analysis.peopleImpact.map(({ person }) => person.id);
    expect(touched.length).toBeGreaterThan(1);
    expect(touched).not.toContain(id);
    const sentences = analysis.peopleImpact.map(({ description }) => description);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const { coverage } of analysis.knowledge) expect(percent(coverage)).toBe(true);
  });

  test('of Tomás Leiva has his story', () => {
    const { keyMetrics, teamImpact, strategicImpact, knowledge } = analyseDeparture(
      departureFacts,
      'tomas-leiva',
    );
    expect(keyMetrics).toEqual({
      collaborations: 23,
      meetingsLed: 14,
      strategicProjects: 5,
      knowledgeAreas: 7,
    });
    expect(
      teamImpact.map(({ team, impactLevel, coverage }) => [team, impactLevel, coverage]),
    ).toEqual([
      ['Platform', 'critical', 38],
      ['Billing', 'high', 64],
      ['Data', 'medium', 71],
      ['Mobile', 'low', 86],
      ['Web', 'low', 92],
    ]);
    expect(strategicImpact.filter(({ riskLevel }) => riskLevel !== 'low')).toHaveLength(3);
    expect(knowledge.map(({ coverage }) => coverage)).toEqual([22, 41, 58, 64, 71, 83, 92]);
    expect(knowledge.map(({ alternatives }) => alternatives.map(({ name }) => name))).toEqual([
      [],
      ['Anneke Visser'],
      ['Grace Lindholm'],
      ['Amira Haddad', 'Anneke Visser'],
      ['Grace Lindholm', 'Mateo Ferrari'],
      ['Samuel Oyelaran'],
      ['Ilse Vandenberg', 'Mateo Ferrari'],
    ]);
  });

  test('of a leader affects everyone who reports up to them', () => {
    const sales = analyseDeparture(departureFacts, 'jonas-keller').teamImpact.find(
      ({ team }) => team === 'Sales',
    );
    expect(sales).toMatchObject({ affectedMembers: 16, teamSize: 17, impactLevel: 'high' });
  });

  test('of a person with few ties has little effect', () => {
    const { teamImpact, peopleImpact } = analyseDeparture(departureFacts, 'peter-vance');
    expect(teamImpact.map(({ impactLevel }) => impactLevel)).toEqual(['low']);
    expect(peopleImpact.map(({ sentimentRisk }) => sentimentRisk)).toEqual(['low', 'low']);
  });
});

describe('the sample facts', () => {
  test('have stories for the people with a risk score of 8 or more', () => {
    const high = employees.filter(({ riskScore }) => riskScore >= 8).map(({ id }) => id);
    expect(Object.keys(stories).sort()).toEqual(high.sort());
    for (const [id, { projects }] of Object.entries(stories)) {
      const own = analyseDeparture(departureFacts, id).strategicImpact.map(
        ({ project }) => project,
      );
      expect(Object.keys(projects).sort()).toEqual(own.sort());
    }
  });

  test('name known people', () => {
    const named = [
      ...knowledgeAreas.flatMap(({ knownBy }) => Object.keys(knownBy)),
      ...strategicProjects.flatMap(({ members }) => members.map(({ employeeId }) => employeeId)),
    ];
    for (const id of named) expect(employee(id).id).toBe(id);
  });

  test('contain each area and each project once', () => {
    for (const names of [knowledgeAreas, strategicProjects].map((all) =>
      all.map(({ name }) => name),
    )) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('share the 156 meetings of the month among the people who led them', () => {
    expect(employees.reduce((sum, { id }) => sum + (meetingsLed[id] ?? 0), 0)).toBe(156);
  });
});
