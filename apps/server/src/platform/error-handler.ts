import type { ApiError } from '@rapport/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseTrouble } from '../database/database-trouble.ts';
import { AppError } from './errors.ts';
import { TooManyRequests } from './limit-attempts.ts';

const databaseTroubles = {
  away: {
    status: 503,
    code: 'DATABASE_AWAY',
    message: 'Rapport does not reach its database at the moment. Please try again in a minute.',
  },
  full: {
    status: 507,
    code: 'DISK_FULL',
    message:
      'The disk of the server is full, so nothing was saved. Please tell whoever runs Rapport, and try again.',
  },
};

/** Turns whatever was thrown into status, code and sentence. The one place that knows both sides. */
function describeError(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(
      ({ instancePath, message }) => `${instancePath.replace(/^\//, '')}: ${message}`,
    );
    return { status: 400, code: 'INVALID_REQUEST', message: problems.join('; ') };
  }
  const trouble = databaseTrouble(error);
  if (trouble) return databaseTroubles[trouble];
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500 && error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'REFUSED';
    return { status, code, message: error.message };
  }
  return {
    status: 500,
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
  };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = describeError(error);
  if (status >= 500) request.log.error({ err: error }, code);
  else request.log.info({ code, status }, 'refused');
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
  const body: ApiError = { code, message, requestId: request.id };
  return reply.status(status).send(body);
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(answerError);
}
