import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres } from '@rapport/server/database/connect';
import type { Database } from '@rapport/server/database/types';
import { createPostgresBus } from '@rapport/server/platform/event-bus';
import { createLogger } from '@rapport/server/platform/logger';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { sql } from 'kysely';
import { openSocket } from './open-sockets.ts';
import { startMain } from './start-main.ts';

const socketsOfOrganization = 20;
const rounds = 20;
const pauseMs = 10;
const settleMs = 1000;

export type SocketBench = {
  sockets: number;
  p50Ms: number;
  p99Ms: number;
  /** Events received from another organization. */
  strayed: number;
  /** Events of the own organization that were not received. */
  lost: number;
};

/** Time from publishing in another process until a socket receives the event. */
export async function benchSockets(
  databaseUrl: string,
  serverEnv: Record<string, string>,
  owners: readonly GeneratedOwner[],
): Promise<SocketBench> {
  const server = await startMain({ ...serverEnv, RAPPORT_ROLE: 'api' });
  const connection = connectPostgres(databaseUrl);
  if (connection.kind !== 'postgres') throw new Error('This needs PostgreSQL.');
  const meetings = await meetingsOfRounds(connection.db);
  const publishedAt = new Map<string, number>();
  const times: number[] = [];
  let strayed = 0;
  const sockets = [];
  for (const owner of owners)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: socketsOfOrganization }, () =>
          openSocket(server.url, owner, (_, { eventId, organizationId }) => {
            const from = publishedAt.get(eventId ?? '');
            if (from === undefined) return;
            if (organizationId !== owner.organizationId) strayed += 1;
            else times.push(performance.now() - from);
          }),
        ),
      )),
    );
  const bus = await createPostgresBus(connection.pool, databaseUrl, createLogger('warn'));
  for (const { id: eventId, organizationId } of meetings) {
    publishedAt.set(eventId, performance.now());
    await bus.publish({ name: 'meeting-updated', payload: { eventId, organizationId } });
    await wait(pauseMs);
  }
  await wait(settleMs);
  for (const socket of sockets) socket.disconnect();
  await bus.close();
  await connection.close();
  await server.stop();
  times.sort((a, b) => a - b);
  return {
    sockets: sockets.length,
    p50Ms: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    strayed,
    lost: rounds * sockets.length - times.length,
  };
}

/** A meeting of each organization for each round. */
const meetingsOfRounds = (db: Database) =>
  db
    .selectFrom((select) =>
      select
        .selectFrom('meeting')
        .select(['id', 'organizationId'])
        .select(
          sql<number>`row_number() over (partition by "organizationId" order by "id")`.as('round'),
        )
        .as('meeting'),
    )
    .select(['id', 'organizationId'])
    .where('round', '<=', rounds)
    .orderBy('round')
    .execute();
