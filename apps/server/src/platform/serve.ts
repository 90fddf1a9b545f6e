import { Readable } from 'node:stream';
import {
  apiErrorSchema,
  type Callers,
  type Endpoint,
  type OrganizationPermissions,
  type ParamsOf,
  paramNames,
  refusalsOf,
} from '@rapport/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { requirePermission } from './require-permission.ts';
import { type AccountCaller, type Actor, requireAccount, requireMember } from './session.ts';

/** What a handler is told of who calls. */
type Identified = {
  anyone: object;
  account: { caller: AccountCaller };
  member: { actor: Actor };
  manager: { actor: Actor };
  owner: { actor: Actor };
};

const memberWith = (wanted: OrganizationPermissions) => async (request: FastifyRequest) => {
  const actor = await requireMember(request);
  requirePermission(actor, wanted);
  return { actor };
};

const identify: { [C in Callers]: (request: FastifyRequest) => Promise<Identified[C]> } = {
  anyone: async () => ({}),
  account: async (request) => ({ caller: await requireAccount(request) }),
  member: memberWith({}),
  manager: memberWith({ organization: ['update'] }),
  owner: memberWith({ organization: ['delete'] }),
};

type Schema = z.core.$ZodType;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

type Given<E extends Endpoint> = ParamsOf<E> &
  Identified[E['callers']] & {
    query: OutputOf<E['query']>;
    body: OutputOf<E['body']>;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/** A file, whole or in pieces. */
type ServedFile = {
  /** With its ending. */
  name: string;
  /** Media type. */
  type: string;
  content: string | Uint8Array | Iterable<string> | AsyncIterable<string>;
};

/** An answer may also be given as it is sent: as JSON that was written before, in pieces, or as a reply that is sent. */
type Answer<E extends Endpoint> = E extends { answer: infer S extends Schema }
  ? z.input<S> | Uint8Array | Readable
  : E extends { file: readonly string[] }
    ? ServedFile | FastifyReply
    : unknown;

type Handler<E extends Endpoint> = (given: Given<E>) => Answer<E> | Promise<Answer<E>>;

type Group = Readonly<Record<string, Endpoint>>;

/**
 * Serves a group of the contract's endpoints, each with its handler. A handler gets the checked
 * parameters, query and body, and who calls.
 */
export function serve<G extends Group>(
  app: FastifyInstance,
  tag: string,
  group: G,
  handlers: { [Name in keyof G]: Handler<G[Name]> },
) {
  for (const name in group) serveOne(app, tag, group[name], handlers[name]);
}

function serveOne<E extends Endpoint>(
  app: FastifyInstance,
  tag: string,
  endpoint: E,
  handler: Handler<E>,
) {
  const { method, path, callers, form, scopes = [] } = endpoint;
  app.route({
    method,
    url: path,
    config: { scopes, form },
    schema: { ...schemaOf(endpoint), tags: [tag] },
    async handler(request, reply) {
      const { params, query, body } = request;
      const caller = await identify[callers](request);
      // The validator has parsed the parts by the endpoint's schemas, which types cannot follow.
      const given = { ...Object(params), ...caller, query, body, request, reply } as Given<E>;
      const answer = await handler(given);
      // A reply is a promise that ends when it is sent.
      if (reply.sent) return reply;
      if (endpoint.file) return sendFile(reply, answer as ServedFile);
      if (endpoint.answer) return reply.status(endpoint.status ?? 200).send(answer);
      return reply.status(endpoint.status ?? 204).send(null);
    },
  });
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { summary, description, path, params, query, body, form, answer, file } = endpoint;
  const names = paramNames(path);
  const texts = Object.fromEntries(names.map((name) => [name, z.string()]));
  const refusals = refusalsOf(endpoint).map((status) => [
    status,
    endpoint.refusalBodies?.[status] ?? apiErrorSchema,
  ]);
  const answered = answer ?? (file ? z.unknown().describe('The file') : z.null());
  const isEmpty = !answer && !file;
  return {
    summary,
    ...(description && { description }),
    ...(names.length > 0 && { params: z.object({ ...texts, ...params }) }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(form && { consumes: ['multipart/form-data'] }),
    ...(file && { produces: file }),
    response: {
      [endpoint.status ?? (isEmpty ? 204 : 200)]: answered,
      ...Object.fromEntries(refusals),
    },
  };
}

export const csvType = 'text/csv; charset=utf-8';

function sendFile(reply: FastifyReply, { name, type, content }: ServedFile): FastifyReply {
  const isWhole = typeof content === 'string' || content instanceof Uint8Array;
  return reply
    .header('content-type', type)
    .header('content-disposition', contentDisposition(name))
    .send(isWhole ? content : Readable.from(content));
}
