import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerSerializer } from '../platform/answer-serializer.ts';
import { checkAnswers } from './check-answers.ts';

test('an answer that does not fit its schema fails, and one that fits does not', async () => {
  const app = Fastify();
  app.setSerializerCompiler(answerSerializer);
  const schema = { response: { 200: z.object({ count: z.int() }) } };
  app.get('/wrong', { schema }, async () => ({ count: '1' }));
  app.get('/right', { schema }, async () => ({ count: 1 }));
  checkAnswers(app);
  expect((await app.inject('/wrong')).statusCode).toBe(500);
  expect((await app.inject('/right')).statusCode).toBe(200);
});
