import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RefusedAddressError } from '../../platform/outgoing/address-rules.ts';

const timeoutMs = 15_000;
const readBytesMax = 64 * 1024;
const storedCharacters = 1000;

export type Answer = { status: number; body: string };

/**
 * Uses a new connection, so that the address is resolved and checked each time. Redirects are not
 * followed.
 */
export function postCall(
  url: URL,
  {
    headers,
    body,
    lookup,
  }: { headers: Record<string, string>; body: string; lookup: LookupFunction },
): Promise<Answer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Also covers errors of the response; later errors have no effect.
    request.on('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
        resolve({ status: response.statusCode ?? 0, body: text.slice(0, storedCharacters) });
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes < readBytesMax) return;
        finish();
        response.destroy();
      });
      response.once('end', finish);
      response.on('error', reject);
    });
    request.end(body);
  });
}

const sentences: Record<string, string> = {
  ECONNREFUSED: 'The address refused the connection.',
  ECONNRESET: 'The address closed the connection without an answer.',
  ENOTFOUND: 'The name of the address was not found.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  EHOSTUNREACH: 'The address could not be reached.',
  ENETUNREACH: 'The address could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the address has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the address is self-signed.',
};

/** A sentence for the delivery log. */
export function explainFailure(error: unknown): string {
  if (error instanceof RefusedAddressError) return error.message;
  if (!(error instanceof Error)) return 'The call failed.';
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `There was no answer within ${timeoutMs / 1000} seconds.`;
  const code = 'code' in error ? String(error.code) : error.name;
  return sentences[code] ?? `The call failed: ${code}.`;
}

/** What an unsuccessful status means; null for success. */
export function explainStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'The address is gone (410), so the webhook was turned off.';
  if (status >= 300 && status < 400) return 'It answered with a redirect, which is not followed.';
  return `It answered ${status}.`;
}
