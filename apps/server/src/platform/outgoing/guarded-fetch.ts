import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressRules } from './address-rules.ts';
import { guardedLookup, type ResolveHost } from './guarded-lookup.ts';

const timeoutMs = 10_000;
const readBytesMax = 1024 * 1024;

/** Statuses whose answers have no body. */
const withoutBody = new Set([204, 205, 304]);

type Sent = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Instead of the time limit. */
  signal?: AbortSignal;
};
export type GuardedFetch = (url: string, sent: Sent) => Promise<Response>;

/**
 * Fetches from hosts that customers configure: only from allowed addresses, at most 1 MB in 10 seconds, without
 * following redirects. Each request has its own connection, so that its address is looked up and checked each time.
 */
export function createGuardedFetch(guard: {
  rules: AddressRules;
  resolve: ResolveHost;
}): GuardedFetch {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const lookup = guardedLookup(url, guard);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const request = send(url, {
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        agent: false,
        lookup,
        signal: signal ?? AbortSignal.timeout(timeoutMs),
      });
      request.on('error', reject);
      request.once('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > readBytesMax) request.destroy(new Error('The answer is longer than 1 MB.'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.once('end', () => {
          const status = response.statusCode ?? 0;
          const answered = Object.entries(response.headers).flatMap(([name, value]) =>
            [value ?? []].flat().map((one): [string, string] => [name, one]),
          );
          resolve(
            new Response(withoutBody.has(status) ? null : Buffer.concat(chunks), {
              status,
              headers: answered,
            }),
          );
        });
      });
      request.end(body);
    });
  };
}
