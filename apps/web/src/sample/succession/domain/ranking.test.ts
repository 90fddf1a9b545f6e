import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { succession } from '@/sample/data/succession/succession.ts';
import type { Candidate } from './candidate.ts';
import { criteria, defaultWeights, type Scores, type Weights } from './criteria.ts';
import { rankCandidates } from './ranking.ts';
import { candidatesFor } from './search/candidates.ts';

const figures = (value: fc.Arbitrary<number>): fc.Arbitrary<Weights> =>
  fc.record({
    skillMatch: value,
    leadershipStyle: value,
    sentimentInfluence: value,
    strategicAlignment: value,
    tenure: value,
    culturalFit: value,
    performanceTrack: value,
    developmentPotential: value,
  });

/** Scores of internal or external people; tenure is null for the latter. */
const scores: fc.Arbitrary<Scores> = fc
  .tuple(figures(fc.integer({ min: 0, max: 100 })), fc.boolean())
  .map(([given, isExternal]) => (isExternal ? { ...given, tenure: null } : given));
const weights = figures(fc.integer({ min: 0, max: 20 }).map((step) => step * 5));
const criterion = fc.constantFrom(...criteria.map(({ id }) => id));

const candidates = fc
  .array(scores, { minLength: 2, maxLength: 8 })
  .map((all) => all.map((one, index) => candidate(`Person ${index}`, one)));

const candidate = (name: string, given: Scores, isExternal = false): Candidate => ({
  id: name,
  name,
  role: 'Engineer',
  isExternal,
  scores: given,
  strengths: [],
  developmentAreas: [],
  development: [],
});

const even = (value: number): Weights => ({
  skillMatch: value,
  leadershipStyle: value,
  sentimentInfluence: value,
  strategicAlignment: value,
  tenure: value,
  culturalFit: value,
  performanceTrack: value,
  developmentPotential: value,
});

describe('the overall score', () => {
  test('is the weighted mean of the scores, to one decimal', () => {
    const given = { ...even(0), skillMatch: 100, tenure: 50 };
    const [ranked] = rankCandidates([candidate('Ada', given)], defaultWeights);
    expect(ranked?.overallScore).toBe(18.3);
  });

  test('lies between the lowest and the highest score', () => {
    fc.assert(
      fc.property(candidates, weights, (people, given) => {
        for (const { overallScore, scores } of rankCandidates(people, given)) {
          if (overallScore === undefined) continue;
          const values = Object.values(scores).flatMap((score) => score ?? []);
          expect(overallScore).toBeGreaterThanOrEqual(Math.min(...values));
          expect(overallScore).toBeLessThanOrEqual(Math.max(...values));
        }
      }),
    );
  });

  test('of external candidates leaves out tenure and its weight', () => {
    const inside = candidate('Ada', { ...even(80), tenure: 0 });
    const outside = candidate('Bo', { ...even(80), tenure: null }, true);
    const ranked = rankCandidates([inside, outside], defaultWeights);
    expect(ranked.map(({ name, overallScore }) => [name, overallScore])).toEqual([
      ['Bo', 80],
      ['Ada', 73],
    ]);
    const onlyYears = rankCandidates([outside, inside], { ...even(0), tenure: 100 });
    expect(onlyYears.map(({ name, overallScore }) => [name, overallScore])).toEqual([
      ['Ada', 0],
      ['Bo', undefined],
    ]);
  });

  test('is missing where all weights are 0; people are then ordered by name', () => {
    const people = [candidate('Zoe', even(90)), candidate('Ada', even(10))];
    const ranked = rankCandidates(people, even(0));
    expect(ranked.map(({ name, overallScore }) => [name, overallScore])).toEqual([
      ['Ada', undefined],
      ['Zoe', undefined],
    ]);
  });
});

describe('the ranking', () => {
  test('contains everyone once, best first', () => {
    fc.assert(
      fc.property(candidates, weights, (people, given) => {
        const ranked = rankCandidates(people, given);
        expect(ranked.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort());
        const overall = ranked.map(({ overallScore }) => overallScore ?? 0);
        expect(overall).toEqual([...overall].sort((one, other) => other - one));
      }),
    );
  });

  test('never lowers the best person of a criterion when its weight rises', () => {
    fc.assert(
      fc.property(candidates, weights, criterion, (people, given, id) => {
        const best = Math.max(...people.map((one) => one.scores[id] ?? 0));
        const more = { ...given, [id]: Math.min(100, given[id] + 25) };
        const [before, after] = [given, more].map((one) => rankCandidates(people, one));
        for (const { name } of people.filter((one) => one.scores[id] === best)) {
          const rankIn = (ranked: typeof before) =>
            ranked
              ?.filter((one) => one.scores[id] !== best || one.name === name)
              .findIndex((one) => one.name === name) ?? -1;
          expect(rankIn(after)).toBeLessThanOrEqual(rankIn(before));
        }
      }),
    );
  });

  test('does not change when all weights are halved', () => {
    fc.assert(
      fc.property(candidates, weights, (people, given) => {
        const names = (all: Weights) => rankCandidates(people, all).map(({ name }) => name);
        const halves = Object.entries(given).map(([id, weight]) => [id, weight / 2]);
        expect(names({ ...given, ...Object.fromEntries(halves) })).toEqual(names(given));
      }),
    );
  });

  test('differs with other weights', () => {
    const people = candidatesFor(succession, 'robert-lindqvist', 'internal');
    const first = (given: Weights) => rankCandidates(people, given)[0]?.name;
    expect(first(defaultWeights)).toBe('Anneke Visser');
    expect(first({ ...even(0), developmentPotential: 100 })).toBe('Mateo Ferrari');
    expect(first({ ...even(0), skillMatch: 100 })).toBe('Margaret Okafor');
  });
});

describe('status and readiness', () => {
  test.each([
    [80, 'primary'],
    [79, 'secondary'],
    [70, 'secondary'],
    [69, 'development'],
  ])('an overall score of %s is %s', (score, status) => {
    expect(rankCandidates([candidate('Ada', even(score))], defaultWeights)[0]?.status).toBe(status);
  });

  test.each([
    [85, 0],
    [80, 3],
    [75, 6],
    [70, 9],
    [69, 18],
  ])('with %s in skills, leading and strategy a person is ready in %s months', (score, months) => {
    const [inside] = rankCandidates([candidate('Ada', even(score))], defaultWeights);
    const [outside] = rankCandidates([candidate('Ada', even(score), true)], defaultWeights);
    expect(inside?.readyIn).toBe(months);
    expect(outside?.readyIn).toBe(Math.max(3, months));
  });
});
