import type { Sentiment } from '@rapport/contract';
import { seededRandom } from '@/lib/seeded-random.ts';
import type { Connection, ConnectionType } from '@/sample/domain/connection.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { employees } from '../company/employees.ts';
import { sentimentOf } from '../company/person-row.ts';
import { connectionTypes } from './connection.ts';
import { storyConnections } from './story-connections.ts';

/** All connections of these two are written by hand; none are generated. */
const describedCompletely = new Set(['tomas-leiva', 'peter-vance']);

/** Share of pairs with the same manager who work together closely enough for a connection. */
const peersShare = 0.45;

/** The same key in either order of the two. */
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
    (storyConnections[type] ?? []).map(([source, target, strength, mood]) => {
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

/** Connections between people with the same manager, in random direction. */
function peers(): Connection[] {
  return employees.flatMap((first, index) =>
    employees
      .slice(index + 1)
      .filter((second) => second.managerId !== null && second.managerId === first.managerId)
      .filter((second) => ![first, second].some(({ id }) => describedCompletely.has(id)))
      .filter((second) => seededRandom(pairOf(first.id, second.id))() < peersShare)
      .map((second) => generated('peer', first, second, 3)),
  );
}

/** One connection per pair; those written by hand take precedence. */
export const connections: readonly Connection[] = [
  ...new Map(
    [...peers(), ...reportingLines(), ...told()].map((connection) => [
      pairOf(connection.source, connection.target),
      connection,
    ]),
  ).values(),
];
