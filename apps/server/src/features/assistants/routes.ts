import { createMcpHandler } from '@modelcontextprotocol/server';
import { endpoints, mcpPath } from '@rapport/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, badRequest } from '../../platform/errors.ts';
import { serve } from '../../platform/serve.ts';
import { headersOf, requireMemberByKey } from '../../platform/session.ts';
import { answerRequest } from './connections/answer-request.ts';
import { endConnection, endOwnConnection } from './connections/end-connection.ts';
import { challengeOf } from './connections/metadata.ts';
import { readOwnAssistants } from './connections/read-own-assistants.ts';
import { readRequest } from './connections/read-request.ts';
import { oauthRoutes } from './connections/routes.ts';
import { createToolServer } from './create-tool-server.ts';
import { readAssistants } from './read-assistants.ts';
import { requireSwitchedOn, requireSwitchedOnSomewhere } from './require-switched-on.ts';
import type { AssistantServices } from './tool.ts';

/** Calls of tools are short. In bytes. */
const bodyMax = 64 * 1024;

/** The Model Context Protocol, in its current version and that of 2025-06-18. */
export function assistantRoutes(app: FastifyInstance, services: AssistantServices) {
  serve(app, 'assistant', endpoints.assistants, {
    list: ({ actor }) => readAssistants(services, actor),
    end: ({ actor, id }) => endConnection(services.db, actor, id),
    listOwn: ({ caller }) => readOwnAssistants(services, caller.accountId),
    endOwn: ({ caller, id }) => endOwnConnection(services.db, caller, id),
    readRequest: ({ caller, query }) => readRequest(services, caller, query.request),
    answerRequest: ({ caller, body, request }) =>
      answerRequest(services, caller, headersOf(request), body),
  });
  app.register(async (scope) => oauthRoutes(scope, services));
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    bodyLimit: bodyMax,
    config: { scopes: ['assistant'] },
    schema: { hide: true },
    handler: (request, reply) => serveProtocol(services, request, reply),
  });
}

async function serveProtocol(
  services: AssistantServices,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { keyId, actor } = await findMember(services, request, reply);
  requireSwitchedOn(actor);
  // Neither protocol has batches, and each message may have a long answer.
  if (Array.isArray(request.body)) throw badRequest('NO_BATCHES', 'Send one message at a time.');
  const call = { ...services, actor, assistantId: keyId, log: request.log };
  // Nothing changes while it is read, so nothing can be subscribed to.
  const { fetch } = createMcpHandler(() => createToolServer(call), {
    maxSubscriptions: 0,
    onerror: (error) => request.log.info({ err: error }, 'a message of an assistant was refused'),
  });
  const answer = await fetch(asWebRequest(services.publicUrl, request), {
    ...(request.method === 'POST' && { parsedBody: request.body }),
  });
  return reply
    .status(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

async function findMember(
  { db, publicUrl }: AssistantServices,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  try {
    return await requireMemberByKey(request);
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 401) throw error;
    await requireSwitchedOnSomewhere(db);
    reply.header('www-authenticate', challengeOf(publicUrl));
    throw error;
  }
}

/** Without the key, which is for this server alone. */
function asWebRequest(publicUrl: string, { method, headers }: FastifyRequest): Request {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(accept|content-type|mcp-.*)$/.test(name))
      passed.set(name, value);
  return new Request(publicUrl + mcpPath, { method, headers: passed });
}
