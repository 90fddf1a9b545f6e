import { strongConnectionStrength } from '@rapport/contract';
import { describe, expect, test } from 'vitest';
import { type ConnectionType, connectionsOf } from '@/sample/domain/connection.ts';
import { employee, employees } from '../company/employees.ts';
import { connections } from './connections.ts';

const others = (id: string) =>
  connectionsOf(connections, id).map(({ source, target }) => (source === id ? target : source));
const ofType = (type: ConnectionType) => connections.filter((one) => one.type === type);
const shareOf = (mood: string, among = connections) =>
  among.filter(({ sentiment }) => sentiment === mood).length / among.length;

describe('the connections of the sample company', () => {
  test('join two different known people, each pair once', () => {
    const pairs = connections.map(({ source, target }) => {
      expect(employee(source)).not.toBe(employee(target));
      return [source, target].sort().join(' ');
    });
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test('are about three hundred, at least a quarter of them strong', () => {
    expect(connections.length).toBeGreaterThan(285);
    expect(connections.length).toBeLessThan(320);
    for (const { strength } of connections) {
      expect(Number.isInteger(strength) && strength >= 1 && strength <= 10).toBe(true);
    }
    const strong = connections.filter(({ strength }) => strength >= strongConnectionStrength);
    expect(strong.length / connections.length).toBeGreaterThan(0.25);
    expect(strong.length / connections.length).toBeLessThan(0.4);
  });

  test('include every reporting line, and no other with that type', () => {
    const lines = employees.flatMap(({ id, managerId }) =>
      managerId ? [`${managerId} ${id}`] : [],
    );
    const told = ofType('direct_reports').map(({ source, target }) => `${source} ${target}`);
    expect(told.sort()).toEqual(lines.sort());
  });

  test('have the type that the chart implies', () => {
    for (const { type, ...ends } of connections) {
      const [source, target] = [employee(ends.source), employee(ends.target)];
      const areNear = source.team === target.team || source.managerId === target.managerId;
      if (type === 'peer') expect(areNear).toBe(true);
      if (type === 'collaboration') expect(source.department).toBe(target.department);
      if (type === 'cross_functional') expect(source.department).not.toBe(target.department);
    }
    expect(ofType('mentorship').length).toBeGreaterThan(10);
    expect(ofType('cross_functional').length).toBeGreaterThan(50);
  });

  test('overload Tomás Leiva and isolate Peter Vance', () => {
    expect(others('tomas-leiva')).toHaveLength(23);
    expect(others('peter-vance').sort()).toEqual(['grace-lindholm', 'salma-idrissi']);
    expect(ofType('mentorship')).toContainEqual(
      expect.objectContaining({ source: 'tomas-leiva', target: 'mateo-ferrari' }),
    );
    const rest = employees.filter(({ name }) => !/Leiva|Vance/.test(name));
    const counts = rest.map(({ id }) => ({ id, count: others(id).length }));
    expect(counts.filter(({ count }) => count < 3 || count > 17)).toEqual([]);
  });

  test('are negative around Jonas Keller and strained in Platform and Billing', () => {
    expect(shareOf('negative', connectionsOf(connections, 'jonas-keller'))).toBeGreaterThan(0.9);
    const strained = employees.filter(({ team }) => team === 'Platform' || team === 'Billing');
    const within = connections.filter(({ source, target }) =>
      [source, target].some((id) => strained.includes(employee(id))),
    );
    expect(shareOf('negative', within)).toBeGreaterThan(2 * 0.1);
    expect(shareOf('positive')).toBeGreaterThan(0.5);
    expect(shareOf('negative')).toBeLessThan(0.2);
  });
});
