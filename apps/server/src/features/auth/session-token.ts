import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credentials } from '../../platform/session.ts';

const bearer = /^bearer ([\w.+/=-]+)$/i;

/**
 * The session's token in its usual forms: a bearer token, plain or signed by this server, or a cookie
 * that it has signed. Undefined for everything else, which is the library's to understand.
 */
export function readSessionToken(
  { authorization, cookie }: Credentials,
  { cookieName, secret }: { cookieName: string; secret: string },
): string | undefined {
  if (authorization) {
    const token = bearer.exec(authorization)?.[1];
    return token?.includes('.') ? verified(encodeURIComponent(token), secret) : token;
  }
  const prefix = `${cookieName}=`;
  const found = cookie?.split('; ').filter((part) => part.startsWith(prefix)) ?? [];
  const [value] = found;
  if (value === undefined || found.length > 1) return undefined;
  return verified(value.slice(prefix.length), secret);
}

function verified(value: string, secret: string): string | undefined {
  const [, token, signature] = /^([\w-]+)\.([\w%]+)$/.exec(value) ?? [];
  if (!token || !signature) return undefined;
  const expected = Buffer.from(
    encodeURIComponent(createHmac('sha256', secret).update(token).digest('base64')),
  );
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
