import { tryWriting } from '../../database/check-database.ts';
import type { Database } from '../../database/types.ts';
import type { FindCaller } from '../../platform/session.ts';
import type { Auth } from './auth.ts';
import { findSessionCaller } from './session-repository.ts';

/**
 * Reads session and membership at each call, so that a removed member is refused the next one. The library verifies
 * the token; the rest is one query.
 */
export function createFindCaller(auth: Auth, db: Database): FindCaller {
  return async (credentials) => {
    const headers = headersWith(credentials);
    const token = await auth.api.readSessionToken({ headers });
    if (!token) return null;
    const { sessionConfig } = await auth.$context;
    // Sessions due for extension are left to the library, which extends them.
    const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
    const known = await findSessionCaller(db, token, new Date(Date.now() + notDueMs));
    return known ?? findThroughLibrary(auth, db, headers);
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

function headersWith({ authorization, cookie }: Parameters<FindCaller>[0]): Headers {
  const headers = new Headers();
  if (authorization) headers.set('authorization', authorization);
  if (cookie) headers.set('cookie', cookie);
  return headers;
}
