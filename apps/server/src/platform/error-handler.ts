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
    message: 'Rapport cannot reach its database. Please try again in a minute.',
  },
  full: {
    status: 507,
    code: 'DISK_FULL',
    message:
      'The disk of the server is full, so nothing was saved. Please tell the operator of Rapport, and try again.',
  },
  damaged: {
    status: 500,
    code: 'DATABASE_DAMAGED',
    message:
      'Part of the database is damaged, so this could not be done. Please tell the operator of Rapport: it has to be restored from a backup.',
  },
};

/** Whether the client hung up before its body had arrived. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ((error.code === 'ECONNRESET' && error.message === 'aborted') ||
    error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** The part of an error that users may see. */
export function describeError(error: unknown): { status: number; code: string; message: string } {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation.map(
      ({ instancePath, message }) => `${instancePath.replace(/^\//, '')}: ${message}`,
    );
    return { status: 400, code: 'INVALID_REQUEST', message: problems.join('; ') };
  }
  // Before the database's troubles, which have the same code.
  if (isCutOff(error))
    return { status: 400, code: 'CUT_OFF', message: 'The request was cut off. Please try again.' };
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

/** Bodies up to this length are drained, so that the client can read the response. */
const discardedBytesMax = 64 * 1024 * 1024;

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = describeError(error);
  if (status >= 500) request.log.error({ err: error }, code);
  else request.log.info({ code, status }, 'refused');
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
  // Fastify would close the connection, and a client that is still sending would miss the response.
  if (status === 413 && Number(request.headers['content-length']) <= discardedBytesMax)
    reply.removeHeader('connection');
  const body: ApiError = { code, message, requestId: request.id };
  return reply
    .status(status)
    .send(error instanceof AppError ? { ...error.details, ...body } : body);
}

export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler(sendError);
}
