import { describe, expect, test } from 'vitest';
import { yearsBetween } from '@/lib/days.ts';
import { textOf } from '@/sample/domain/sentence.ts';
import { criteria, defaultWeights } from '@/sample/succession/domain/criteria.ts';
import { planSchema, reasons, scopes, timeframes } from '@/sample/succession/domain/plan.ts';
import { candidatesFor } from '@/sample/succession/domain/search/candidates.ts';
import { eligibleFor } from '@/sample/succession/domain/search/eligible.ts';
import { sampleToday } from '../company/company.ts';
import { employee, employees } from '../company/employees.ts';
import { leaving } from './leaving.ts';
import { samplePlans } from './plans.ts';
import { sampleCandidates } from './sample-candidates.ts';
import { succession } from './succession.ts';

const idsFor = (person: string) =>
  eligibleFor(succession, employee(person)).eligible.map(({ id }) => id);

describe('the parts of a plan', () => {
  test('reasons, timeframes and scopes are the specified ones', () => {
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

  test('the sample plans are valid, each for another person, with every requirement described', () => {
    for (const { requirements, asOf, ...plan } of samplePlans) {
      expect(asOf).toBe(sampleToday);
      expect(planSchema.parse(plan)).toEqual(plan);
      expect(Object.keys(requirements ?? {})).toHaveLength(criteria.length);
    }
    expect(new Set(samplePlans.map(({ person }) => person)).size).toBe(samplePlans.length);
    expect(new Set(samplePlans.map(({ id }) => id)).size).toBe(samplePlans.length);
  });
});

describe('candidates', () => {
  test('exist for each of the 105 people, and are neither the person nor their manager', () => {
    for (const { id, managerId } of employees) {
      const ids = idsFor(id);
      expect(ids.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain(id);
      expect(ids).not.toContain(managerId);
    }
  });

  test('are never people about to leave', () => {
    expect(Object.entries(leaving).map(([id, words]) => `${employee(id).name} ${words}`)).toEqual([
      'Nadia Rahman leaves on 27 November 2026',
      'Tomás Leiva leaves on 18 December 2026',
      'Tom Hartley leaves on 29 January 2027',
      'Robert Lindqvist retires in May 2027',
    ]);
    for (const { id } of employees) {
      for (const left of Object.keys(leaving)) expect(idsFor(id)).not.toContain(left);
    }
    const { left } = eligibleFor(succession, employee('robert-lindqvist'));
    expect(left.map(({ name }) => name)).toEqual(['Tomás Leiva']);
  });

  test('for the technology chief are those who lead in Engineering', () => {
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

  test('from outside are three in a hybrid search and all five in an external one', () => {
    for (const { id } of employees) {
      const [internal, hybrid, external] = scopes.map((scope) =>
        candidatesFor(succession, id, scope),
      );
      expect(internal?.every(({ isExternal }) => !isExternal)).toBe(true);
      expect(hybrid?.slice(0, internal?.length)).toEqual(internal);
      expect(hybrid?.filter(({ isExternal }) => isExternal)).toHaveLength(3);
      expect(external).toHaveLength(5);
      expect(external?.every(({ isExternal }) => isExternal)).toBe(true);
    }
  });
});

describe('details of candidates', () => {
  const everybody = employees.flatMap(({ id }) => candidatesFor(succession, id, 'hybrid'));

  test('scores are 0 to 100 and agree with the facts', () => {
    for (const { id, isExternal, scores } of everybody) {
      for (const score of Object.values(scores).flatMap((one) => one ?? [])) {
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }
      if (isExternal) expect(scores.tenure).toBeNull();
      else {
        expect(scores.tenure).toBe(
          Math.min(100, yearsBetween(employee(id).startDate, sampleToday) * 10),
        );
        expect(Math.abs(scores.culturalFit - employee(id).feelings.belongs * 10)).toBeLessThan(5);
      }
    }
  });

  test('sentiment influence is high where ties are warm and low where they are strained', () => {
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

  test('texts written by hand are about current employees and differ from each other', () => {
    const sentences = Object.entries(sampleCandidates).flatMap(([id, told]) => {
      expect(leaving).not.toHaveProperty(employee(id).id);
      return [...told.strengths, ...told.developmentAreas, ...told.growth.tasks].map(textOf);
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
