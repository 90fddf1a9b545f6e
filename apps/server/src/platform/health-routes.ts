import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../database/check-database.ts';
import type { Connection } from '../database/connect.ts';
import type { EventBus } from './event-bus.ts';
import type { JobQueue } from './job-queue.ts';
import { withTimeout } from './with-timeout.ts';

const timeoutMs = 3000;

export function healthRoutes(
  app: FastifyInstance,
  { connection, queue, bus }: { connection: Connection; queue: JobQueue; bus: EventBus },
) {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'up' }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const responds = async (work: Promise<unknown>) =>
      withTimeout(work, timeoutMs).then(
        () => true,
        (error) => {
          request.log.warn({ err: error }, 'not ready');
          return false;
        },
      );
    const [database, jobs, events] = await Promise.all([
      responds(checkDatabase(connection)),
      responds(queue.check()),
      responds(bus.check()),
    ]);
    const ready = database && jobs && events;
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', database, queue: jobs, events });
  });
}
