import { tryWriting } from '../../database/check-database.ts';
import type { Database } from '../../database/types.ts';
import type { FindCaller } from '../../platform/session.ts';
import type { Auth } from './auth.ts';
import { findSessionCaller } from './session-repository.ts';
import { readSessionToken } from './session-token.ts';

/**
 * Reads the session from cookie or bearer token and the membership that goes with it: anew for each call,
 * so that who is removed is refused at once, and in one statement where there is nothing special about it.
 */
export function createFindCaller(auth: Auth, db: Database): FindCaller {
  return async (credentials) => {
    const { authCookies, secret, sessionConfig } = await auth.$context;
    const token = readSessionToken(credentials, {
      cookieName: authCookies.sessionToken.name,
      secret,
    });
    // A session that is due for a longer life gets it from the library.
    const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;
    const known = token && (await findSessionCaller(db, token, new Date(Date.now() + notDueMs)));
    return known || findThroughLibrary(auth, db, credentials);
  };
}

const findThroughLibrary = async (
  auth: Auth,
  db: Database,
  { authorization, cookie }: Parameters<FindCaller>[0],
) => {
  const headers = new Headers();
  if (authorization) headers.set('authorization', authorization);
  if (cookie) headers.set('cookie', cookie);
  const found = await auth.api.getSession({ headers }).catch(async (error: unknown) => {
    // The library keeps to itself why it failed: a database that can't be written to says so here.
    await tryWriting(db);
    throw error;
  });
  return (found && (await findSessionCaller(db, found.session.token, new Date()))) ?? null;
};
