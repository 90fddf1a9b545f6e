import type { FastifyInstance } from 'fastify';
import { checkDatabase } from '../database/check-database.ts';
import type { Connection } from '../database/connect.ts';
import type { EventBus } from './event-bus.ts';
import { inTime } from './in-time.ts';
import type { JobQueue } from './job-queue.ts';

const patienceMs = 3000;

/** For whoever watches over the process: is it up, and can it work? */
export function healthRoutes(
  app: FastifyInstance,
  { connection, queue, bus }: { connection: Connection; queue: JobQueue; bus: EventBus },
) {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'up' }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const answers = async (work: Promise<unknown>) =>
      inTime(work, patienceMs).then(
        () => true,
        (error) => {
          request.log.warn({ err: error }, 'not ready');
          return false;
        },
      );
    const [database, jobs, events] = await Promise.all([
      answers(checkDatabase(connection)),
      answers(queue.check()),
      answers(bus.check()),
    ]);
    const ready = database && jobs && events;
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', database, queue: jobs, events });
  });
}
