import type { Tally } from './tally.ts';
import type { Attacker } from './world.ts';

const answerWithinMs = 15_000;

export type Sent = {
  method: string;
  path: string;
  by?: Attacker | undefined;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
};

/** Null if there was no response. */
export type Answer = { status: number; text: string; location: string; cookies: string } | null;
export type Send = (sent: Sent, what: string) => Promise<Answer>;

/** Each request uses another client address. */
export function createSend(url: string, tally: Tally): Send {
  let number = 0;
  return async ({ method, path, by, headers, body }, what) => {
    number += 1;
    const token = by?.tokens[number % by.tokens.length];
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const isText = typeof body === 'string';
    tally.requests += 1;
    try {
      const answer = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
        headers: {
          'x-forwarded-for': from,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(isText && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      });
      const text = await answer.text();
      tally.count(answer.status);
      if (answer.status >= 500) tally.fault(`${what}: ${answer.status} ${text.slice(0, 250)}`);
      const { headers: given } = answer;
      const cookies = given.getSetCookie().join('\n');
      return { status: answer.status, text, location: given.get('location') ?? '', cookies };
    } catch (error) {
      tally.fault(`${what}: no answer (${error instanceof Error ? error.message : error})`);
      return null;
    }
  };
}
