import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '@rapport/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './error-handler.ts';
import { badRequest } from './errors.ts';
import type { SecurityHeaders } from './security-headers.ts';

const unreadable = { status: 400, code: 'BAD_REQUEST', message: 'The request cannot be read.' };
/** Responses by the error codes of Node's HTTP parser. */
const refusals: Record<string, typeof unreadable> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The address and the headers of the request are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'REQUEST_TIMEOUT',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/** Handlers for requests that reach no route and no hooks. */
export const unroutedErrorHandlers = (headers: SecurityHeaders) => ({
  frameworkErrors(error: Error & { code: string }, request: FastifyRequest, reply: FastifyReply) {
    reply.headers({ ...headers, 'x-request-id': request.id });
    const isAddress = error.code === 'FST_ERR_BAD_URL';
    const shown = isAddress
      ? badRequest('BAD_ADDRESS', 'The address of the request cannot be read.')
      : error;
    sendError(shown, request, reply);
  },
  clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
    // The client has hung up.
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code, message } = refusals[error.code ?? ''] ?? unreadable;
    const body: ApiError = { code, message };
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': `${Buffer.byteLength(text)}`,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
    socket.destroy(error);
  },
});
