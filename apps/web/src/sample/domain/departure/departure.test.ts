import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../connection.ts';
import { person } from '../testing/people.ts';
import { analyseDeparture } from './departure-analysis.ts';
import type { DepartureFacts } from './departure-facts.ts';
import { knowledgeWithout } from './knowledge.ts';
import { reportsUpTo } from './teams.ts';
import { relationshipOf, relationshipTo, tiesOf } from './ties.ts';

const chief = person('chief');
const lead = person('lead', { managerId: 'chief' });
const seller = person('seller', { managerId: 'lead' });
const peer = person('peer', { managerId: 'lead' });
const buyer = person('buyer', { department: 'Finance', team: 'Finance', managerId: 'chief' });
const employees = [chief, lead, seller, peer, buyer];

const tie = (source: string, target: string, rest: Partial<Connection> = {}): Connection => ({
  source,
  target,
  strength: 5,
  type: 'collaboration',
  sentiment: 'neutral',
  ...rest,
});

const facts: DepartureFacts = {
  today: '2026-11-20',
  employees,
  connections: [
    tie('lead', 'seller', { strength: 8 }),
    tie('seller', 'peer'),
    tie('buyer', 'seller'),
  ],
  knowledgeAreas: [],
  projects: [],
  meetingsLed: { seller: 3 },
  stories: {},
};

test('people report up to everyone above them and to no one else', () => {
  const above = employees.filter(({ id }) => reportsUpTo(employees, seller, id));
  expect(above.map(({ id }) => id)).toEqual(['chief', 'lead']);
});

describe('ties', () => {
  test('are listed for both people, strongest first, then by name', () => {
    expect(tiesOf(facts, 'seller').map(({ other }) => other.id)).toEqual(['lead', 'buyer', 'peer']);
    expect(tiesOf(facts, 'peer').map(({ other }) => other.id)).toEqual(['seller']);
  });

  test.each([
    ['the manager', lead, tie('lead', 'seller'), 'Manager'],
    [
      'a strong tie in the department',
      peer,
      tie('peer', 'seller', { strength: 7 }),
      'Close collaborator',
    ],
    ['a weak one', peer, tie('peer', 'seller', { strength: 6 }), 'Collaborator'],
    ['a colleague of the team', peer, tie('peer', 'seller', { type: 'peer', strength: 9 }), 'Peer'],
    ['a mentor', peer, tie('peer', 'seller', { type: 'mentorship' }), 'Mentor'],
    ['a mentee', peer, tie('seller', 'peer', { type: 'mentorship' }), 'Mentee'],
    ['another department', buyer, tie('buyer', 'seller'), 'Contact in Finance'],
  ])(
    'call %s by the relationship to the person who leaves',
    (_, other, { strength, type, source }, name) => {
      expect(relationshipOf(seller, { other, strength, type, from: source })).toBe(name);
    },
  );

  test('throw for two people who do not work together', () => {
    expect(() => relationshipTo(facts, peer, 'buyer')).toThrow(/no tie/);
  });
});

describe('remaining knowledge', () => {
  const without = (knownBy: Record<string, number>, written = 0) =>
    knowledgeWithout(
      { employees, knowledgeAreas: [{ name: 'Prices', criticality: 'high', knownBy, written }] },
      'seller',
    )[0];

  test.each([
    ['nobody else and no document', { seller: 90 }, 0, 0, []],
    ['a document', { seller: 90 }, 40, 40, []],
    ['one who knows half of it', { seller: 90, peer: 50 }, 0, 50, ['peer']],
    ['two, whose knowledge overlaps', { seller: 90, peer: 50, lead: 60 }, 0, 80, ['lead', 'peer']],
    ['one who knows too little to step in', { seller: 90, peer: 29 }, 0, 29, []],
  ])('with %s', (_, knownBy, written, coverage, alternatives) => {
    const area = without(knownBy, written);
    expect(area?.coverage).toBe(coverage);
    expect(area?.alternatives.map(({ id }) => id)).toEqual(alternatives);
  });

  test('is a percentage, at least the documented part', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, percent, (first, second, written) => {
        const coverage = without({ seller: 50, peer: first, lead: second }, written)?.coverage;
        expect(coverage).toBeGreaterThanOrEqual(written);
        expect(coverage).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a departure', () => {
  test('without a story is computed from the ties', () => {
    const { keyMetrics, teamImpact, peopleImpact } = analyseDeparture(facts, 'seller');
    expect(keyMetrics).toEqual({
      collaborations: 3,
      meetingsLed: 3,
      strategicProjects: 0,
      knowledgeAreas: 0,
    });
    expect(teamImpact.map(({ team, teamSize }) => [team, teamSize])).toEqual([
      ['Sales', 4],
      ['Finance', 1],
    ]);
    expect(peopleImpact.map(({ relationship }) => relationship)).toEqual([
      'Manager',
      'Contact in Finance',
      'Collaborator',
    ]);
  });

  test('of a person without ties changes nothing', () => {
    expect(analyseDeparture(facts, 'chief')).toMatchObject({
      teamImpact: [],
      peopleImpact: [],
      strategicImpact: [],
      knowledge: [],
    });
  });

  test('with a story takes its texts and counts the figures', () => {
    const told = {
      teams: [{ team: 'Finance', impactLevel: 'high', keyRisks: 'Invoices', coverage: 40 }],
      people: [{ id: 'buyer', sentimentRisk: 'low', description: 'Hears it first.' }],
      projects: {},
    } as const;
    const { teamImpact, peopleImpact } = analyseDeparture(
      { ...facts, stories: { seller: told } },
      'seller',
    );
    expect(teamImpact).toEqual([{ ...told.teams[0], affectedMembers: 1, teamSize: 1 }]);
    expect(peopleImpact).toMatchObject([{ person: buyer, relationship: 'Contact in Finance' }]);
  });
});
