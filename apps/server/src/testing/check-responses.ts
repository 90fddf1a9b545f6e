import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const responsesSchema = z.record(z.string(), z.instanceof(z.core.$ZodType));

/** Validates responses in tests, because the server itself does not. */
export function checkResponses(app: FastifyInstance) {
  app.addHook('preSerialization', async ({ routeOptions, method }, reply, payload) => {
    const responses = responsesSchema.parse(routeOptions.schema?.response ?? {});
    const schema = responses[reply.statusCode];
    const error = schema && z.safeParse(schema, payload).error;
    if (error)
      throw new Error(`${method} ${routeOptions.url} sent an invalid response`, { cause: error });
    return payload;
  });
}
