import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseSerializer } from '../platform/response-serializer.ts';
import { checkResponses } from './check-responses.ts';

test('only responses that match their schema pass', async () => {
  const app = Fastify();
  app.setSerializerCompiler(responseSerializer);
  const schema = { response: { 200: z.object({ count: z.int() }) } };
  app.get('/wrong', { schema }, async () => ({ count: '1' }));
  app.get('/right', { schema }, async () => ({ count: 1 }));
  checkResponses(app);
  expect((await app.inject('/wrong')).statusCode).toBe(500);
  expect((await app.inject('/right')).statusCode).toBe(200);
});
