import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Short enough to be read out over the phone. */
export const newRequestId = () => randomBytes(6).toString('hex');

export function sendRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
