import type { Sentiment } from '@rapport/contract';
import { type Employee, employees } from '../company/employees.ts';
import { sentimentOf } from '../company/person-row.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Connection, type ConnectionType, connectionTypes } from './connection.ts';
import { toldConnections } from './told-connections.ts';

export type { Connection, ConnectionType } from './connection.ts';

/** Tomás's ties are told, every one; Peter Vance speaks to his manager and one peer. */
const toldCompletely = new Set(['tomas-leiva', 'peter-vance']);

/** Of the pairs who share a manager, how many work closely enough to count. */
const peersShare = 0.45;

/** The pair's key, the same from both ends. */
const pairOf = (first: string, second: string) => [first, second].sort().join(' ');

function moodBetween(first: Employee, second: Employee, chance: number): Sentiment {
  const moods = [first.sentiment, second.sentiment];
  if (moods.includes('negative')) return chance < 0.45 ? 'negative' : 'neutral';
  if (moods.includes('neutral')) return chance < 0.4 ? 'positive' : 'neutral';
  return 'positive';
}

function generated(type: ConnectionType, source: Employee, target: Employee, least: number) {
  const random = seededRandom(`${type} ${source.id} ${target.id}`);
  return {
    source: source.id,
    target: target.id,
    strength: least + Math.floor(random() * 5),
    type,
    sentiment: moodBetween(source, target, random()),
  };
}

function told(): Connection[] {
  return connectionTypes.flatMap((type) =>
    (toldConnections[type] ?? []).map(([source, target, strength, mood]) => {
      return { source, target, strength, type, sentiment: sentimentOf[mood] };
    }),
  );
}

function reportingLines(): Connection[] {
  return employees.flatMap((manager) =>
    employees
      .filter(({ managerId }) => managerId === manager.id)
      .map((report) => generated('direct_reports', manager, report, 4)),
  );
}

/** Those who share a manager; the line of the chart from one end to the other is left to chance. */
function peers(): Connection[] {
  return employees.flatMap((first, index) =>
    employees
      .slice(index + 1)
      .filter((second) => second.managerId !== null && second.managerId === first.managerId)
      .filter((second) => ![first, second].some(({ id }) => toldCompletely.has(id)))
      .filter((second) => seededRandom(pairOf(first.id, second.id))() < peersShare)
      .map((second) => generated('peer', first, second, 3)),
  );
}

/** Everybody's, one for each pair; what is told goes before what is generated. */
export const connections: readonly Connection[] = [
  ...new Map(
    [...peers(), ...reportingLines(), ...told()].map((connection) => [
      pairOf(connection.source, connection.target),
      connection,
    ]),
  ).values(),
];

export function connectionsOf(employeeId: string): Connection[] {
  return connections.filter(({ source, target }) => [source, target].includes(employeeId));
}
