import { describe, expect, test } from 'vitest';
import { sampleToday } from '../company/company.ts';
import { employee, employees, yearsSince } from '../company/employees.ts';
import { candidatesFor } from './candidates.ts';
import { criteria, defaultWeights } from './criteria.ts';
import { eligibleFor } from './eligible.ts';
import { leaving } from './leaving.ts';
import { planSchema, reasons, scopes, timeframes } from './plan.ts';
import { samplePlans } from './plans.ts';
import { toldCandidates } from './told-candidates.ts';

const idsFor = (person: string) => eligibleFor(employee(person)).eligible.map(({ id }) => id);

describe('what a plan is made of', () => {
  test('reasons, timeframes and scopes are those that were agreed', () => {
    expect(reasons).toEqual([
      'retirement',
      'promotion',
      'performance',
      'risk',
      'expansion',
      'voluntary',
      'emergency',
    ]);
    expect(timeframes).toEqual([1, 3, 6, 12, 18]);
    expect(scopes).toEqual(['internal', 'hybrid', 'external']);
  });

  test('the eight criteria have their default weights', () => {
    expect(criteria.map(({ id }) => [id, defaultWeights[id]])).toEqual([
      ['skillMatch', 80],
      ['leadershipStyle', 70],
      ['sentimentInfluence', 60],
      ['strategicAlignment', 85],
      ['tenure', 50],
      ['culturalFit', 75],
      ['performanceTrack', 90],
      ['developmentPotential', 65],
    ]);
  });

  test('the sample plans are plans, each of another person and with every requirement told', () => {
    for (const { requirements, asOf, ...plan } of samplePlans) {
      expect(asOf).toBe(sampleToday);
      expect(planSchema.parse(plan)).toEqual(plan);
      expect(Object.keys(requirements ?? {})).toHaveLength(criteria.length);
    }
    expect(new Set(samplePlans.map(({ person }) => person)).size).toBe(samplePlans.length);
    expect(new Set(samplePlans.map(({ id }) => id)).size).toBe(samplePlans.length);
  });
});

describe('who could follow', () => {
  test('there is somebody for each of the 105 people, never themselves nor their manager', () => {
    for (const { id, managerId } of employees) {
      const ids = idsFor(id);
      expect(ids.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      expect(ids).not.toContain(managerId);
    }
  });

  test('nobody who is about to leave is proposed for any role', () => {
    expect([...leaving].map(([id, words]) => `${employee(id).name} ${words}`)).toEqual([
      'Nadia Rahman leaves on 27 November 2026',
      'Tomás Leiva leaves on 18 December 2026',
      'Tom Hartley leaves on 29 January 2027',
      'Robert Lindqvist retires in May 2027',
    ]);
    for (const { id } of employees) {
      for (const left of leaving.keys()) expect(idsFor(id)).not.toContain(left);
    }
    const { left } = eligibleFor(employee('robert-lindqvist'));
    expect(left.map(({ name }) => name)).toEqual(['Tomás Leiva']);
  });

  test('the technology chief is followed by those who lead in Engineering', () => {
    expect(idsFor('robert-lindqvist').sort()).toEqual([
      'anneke-visser',
      'grace-lindholm',
      'henrik-aalto',
      'joanna-reeves',
      'margaret-okafor',
      'mateo-ferrari',
      'samuel-oyelaran',
    ]);
  });

  test('a hybrid search adds three people from outside, an external one has five and only those', () => {
    for (const { id } of employees) {
      const [internal, hybrid, external] = scopes.map((scope) => candidatesFor(id, scope));
      expect(internal?.every(({ isExternal }) => !isExternal)).toBe(true);
      expect(hybrid?.slice(0, internal?.length)).toEqual(internal);
      expect(hybrid?.filter(({ isExternal }) => isExternal)).toHaveLength(3);
      expect(external).toHaveLength(5);
      expect(external?.every(({ isExternal }) => isExternal)).toBe(true);
    }
  });
});

describe('what is said of candidates', () => {
  const everybody = employees.flatMap(({ id }) => candidatesFor(id, 'hybrid'));

  test('scores go from 0 to 100 and agree with what is known', () => {
    for (const { id, isExternal, scores } of everybody) {
      for (const score of Object.values(scores).flatMap((one) => one ?? [])) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      if (isExternal) expect(scores.tenure).toBeNull();
      else {
        expect(scores.tenure).toBe(Math.min(100, yearsSince(employee(id).startDate) * 10));
        expect(Math.abs(scores.culturalFit - employee(id).feelings.belongs * 10)).toBeLessThan(5);
      }
    }
  });

  test('sentiment influence is high where ties are warm, and low where they are strained', () => {
    const influenceOf = (id: string) =>
      everybody.find((candidate) => candidate.id === id)?.scores.sentimentInfluence ?? Number.NaN;
    expect(influenceOf('priya-raman')).toBeGreaterThan(80);
    expect(influenceOf('jonas-keller')).toBeLessThan(40);
  });

  test('each has three strengths, three development areas and four phases, no sentence twice', () => {
    for (const { name, strengths, developmentAreas, development } of everybody) {
      const sentences = [
        ...strengths,
        ...developmentAreas,
        ...development.flatMap(({ tasks }) => tasks),
      ];
      expect(new Set(sentences).size, name).toBe(sentences.length);
      expect(strengths).toHaveLength(3);
      expect(developmentAreas).toHaveLength(3);
      expect(development).toHaveLength(4);
    }
  });

  test('what is told is told of people who are here, in words of their own', () => {
    const sentences = Object.entries(toldCandidates).flatMap(([id, told]) => {
      expect(leaving.has(employee(id).id)).toBe(false);
      return [...told.strengths, ...told.developmentAreas, ...told.growth.tasks];
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
