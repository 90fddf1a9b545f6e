import { tryWriting } from '../../database/check-database.ts';
import type { Database } from '../../database/types.ts';
import type { FindCaller } from '../../platform/session.ts';
import type { Auth } from './auth.ts';
import { findSessionCaller } from './session-repository.ts';

type Credentials = Parameters<FindCaller>[0];

/** Kept tokens, and characters of the credentials that they are kept by: 10 MB at most. */
const tokensMax = 5_000;
const credentialsMax = 1_000;

/**
 * Reads session and membership at each call, so that a removed member is refused the next one. The library verifies
 * the token; the rest is one query.
 */
export function createFindCaller(auth: Auth, db: Database): FindCaller {
  const readToken = rememberTokens(auth);
  return async (credentials) => {
    const headers = headersWith(credentials);
    const token = await readToken(credentials, headers);
    if (!token) return null;
    const { sessionConfig } = await auth.$context;
    // Sessions due for extension are left to the library, which extends them.
    const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
    const known = await findSessionCaller(db, token, new Date(Date.now() + notDueMs));
    return known ?? findThroughLibrary(auth, db, headers);
  };
}

/**
 * Caches the tokens of verified credentials: verifying a signature takes a third of a call's processor time. Whether
 * the session still exists is read from the database at each call.
 */
function rememberTokens(auth: Auth) {
  const tokens = new Map<string, string>();
  return async ({ authorization = '', cookie = '' }: Credentials, headers: Headers) => {
    const key = `${authorization}\n${cookie}`;
    const known = tokens.get(key);
    if (known) return known;
    const token = await auth.api.readSessionToken({ headers });
    if (!token || key.length > credentialsMax) return token || null;
    const [oldest] = tokens.size < tokensMax ? [] : tokens.keys();
    if (oldest !== undefined) tokens.delete(oldest);
    tokens.set(key, token);
    return token;
  };
}

async function findThroughLibrary(auth: Auth, db: Database, headers: Headers) {
  const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
    // The library hides the cause. If it is the database, this throws the database's error.
    await tryWriting(db);
    throw error;
  });
  return (found && (await findSessionCaller(db, found.session.token, new Date()))) ?? null;
}

function headersWith({ authorization, cookie }: Credentials): Headers {
  const headers = new Headers();
  if (authorization) headers.set('authorization', authorization);
  if (cookie) headers.set('cookie', cookie);
  return headers;
}
