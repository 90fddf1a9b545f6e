import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const responsesSchema = z.record(z.string(), z.instanceof(z.core.$ZodType));

/** Fails every call of which the answer does not fit its schema, which the server itself takes on trust. */
export function checkAnswers(app: FastifyInstance) {
  app.addHook('preSerialization', async ({ routeOptions, method }, reply, answer) => {
    const responses = responsesSchema.parse(routeOptions.schema?.response ?? {});
    const schema = responses[reply.statusCode];
    const error = schema && z.safeParse(schema, answer).error;
    if (error)
      throw new Error(`${method} ${routeOptions.url} gave a wrong answer`, { cause: error });
    return answer;
  });
}
