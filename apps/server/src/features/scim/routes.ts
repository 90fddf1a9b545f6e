import { scimPath } from '@rapport/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { describeError } from '../../platform/error-handler.ts';
import { AppError, notFound, unauthorized } from '../../platform/errors.ts';
import { TooManyRequests } from '../../platform/limit-attempts.ts';
import { originOf } from '../../platform/session.ts';
import { discoveryRoutes } from './discovery/routes.ts';
import { countUnknownToken, type FindDirectory } from './find-directory.ts';
import { groupRoutes } from './groups/routes.ts';
import { errorMessage } from './scim-names.ts';
import type { Caller, ScimServices } from './scim-services.ts';
import { userRoutes } from './users/routes.ts';

export const scimType = 'application/scim+json';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before a SCIM call is handled. */
    directory: Caller | null;
  }
}

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';

/** Registered in its own context, with SCIM's content type and errors. */
export function scimRoutes(
  app: FastifyInstance,
  services: ScimServices & { findDirectory: FindDirectory },
) {
  app.register(async (scim) => {
    scim.setErrorHandler(sendScimError);
    scim.addContentTypeParser(
      scimType,
      { parseAs: 'string' },
      scim.getDefaultJsonParser('error', 'error'),
    );
    scim.decorateRequest('directory', null);
    // Before the body is read.
    scim.addHook('onRequest', async (request) => {
      const directory = await services.findDirectory(request.headers);
      if (!directory) {
        await countUnknownToken(services.db, request.ip);
        throw unauthorized();
      }
      const { organizationId, isMadeByOwner } = directory;
      request.directory = { organizationId, isMadeByOwner, origin: originOf(request) };
      request.log = request.log.child({ directoryOf: organizationId });
      if (request.method !== 'GET') request.log.info('write request');
    });
    scim.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type'))
        reply.header('content-type', `${scimType}; charset=utf-8`);
    });
    userRoutes(scim, services);
    groupRoutes(scim, services);
    discoveryRoutes(scim, services.publicUrl);
    scim.all(`${scimPath}/*`, { schema: { hide: true } }, () => {
      throw notFound('Resource');
    });
  });
}

function sendScimError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, scimType: type, message } = described(error);
  if (status >= 500) request.log.error({ err: error }, 'a SCIM call failed');
  else request.log.info({ status, scimType: type }, 'refused');
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfterSeconds);
  return reply.status(status).send({
    schemas: [errorMessage],
    status: `${status}`,
    ...(type !== undefined && { scimType: type }),
    detail: message,
  });
}

function described(error: unknown): { status: number; scimType?: string; message: string } {
  if (error instanceof Error && 'code' in error && error.code === uniqueViolation) {
    const message =
      'A person or group with this name, or a person with this address, is already here.';
    return { status: 409, scimType: 'uniqueness', message };
  }
  const { status, message } = describeError(error);
  if (error instanceof AppError && 'scimType' in error.details)
    return { status, scimType: `${error.details.scimType}`, message };
  if (hasZodFastifySchemaValidationErrors(error))
    return { status, scimType: 'invalidSyntax', message };
  return { status, message };
}
