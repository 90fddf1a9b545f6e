import { mcpPath } from '@rapport/contract';
import { z } from 'zod';
import type { Database } from '../../../database/types.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { presentSettings } from '../../organizations/present-settings.ts';
import { requireSwitchedOn } from '../require-switched-on.ts';
import { assistantScopes } from './assistant-scopes.ts';
import { findByRefreshToken } from './connection-repository.ts';
import { OAuthRefusal } from './oauth-refusal.ts';

/*
 * Calls of assistants, narrowed to what the library's OAuth server should see: public clients, one resource, one set of
 * scopes.
 */

const text = z.string();
const resourceSchema = z.object({ resource: z.union([text, z.array(text)]).optional() });

const authorizationSchema = z.object({
  response_type: text.optional(),
  client_id: text.optional(),
  redirect_uri: text.optional(),
  state: text.max(1000).optional(),
  code_challenge: text.optional(),
  code_challenge_method: text.optional(),
  // Others ask for a new sign-in, which the page of consent does not need.
  prompt: z.literal('none').optional().catch(undefined),
});

export function prepareAuthorization(publicUrl: string, given: unknown): Record<string, string> {
  requireOwnResource(publicUrl, given);
  const { data } = authorizationSchema.safeParse(given);
  if (!data)
    throw new OAuthRefusal('invalid_request', 'A parameter is named twice, or state is too long.');
  return { ...textsOf(data), scope: assistantScopes.join(' ') };
}

const tokenSchema = z.object({
  grant_type: text.optional(),
  client_id: text.optional(),
  code: text.optional(),
  code_verifier: text.optional(),
  redirect_uri: text.optional(),
  refresh_token: text.optional(),
});

/** @throws OAuthRefusal, or AppError 404 while assistants are off in the organization of the token */
export async function prepareToken(
  { db, publicUrl }: { db: Database; publicUrl: string },
  given: unknown,
): Promise<Record<string, string>> {
  requireOwnResource(publicUrl, given);
  const { data } = tokenSchema.safeParse(given);
  if (!data) throw new OAuthRefusal('invalid_request', 'A parameter is named twice.');
  if (data.grant_type === 'refresh_token') await requireOpenConnection(db, data.refresh_token);
  return textsOf(data);
}

const revocationSchema = z.object({
  client_id: text.optional(),
  token: text.optional(),
  token_type_hint: text.optional(),
});

export const prepareRevocation = (given: unknown): Record<string, string> =>
  textsOf(revocationSchema.catch({}).parse(given));

const registrationSchema = z.object({
  client_name: text.max(200).optional(),
  redirect_uris: z.array(text.max(500)).min(1).max(10),
});

/** Assistants keep no secrets: they prove by PKCE that a code is theirs. */
export function prepareRegistration(given: unknown): object {
  const { data } = registrationSchema.safeParse(given);
  if (!data)
    throw new OAuthRefusal(
      'invalid_client_metadata',
      'A registration needs 1 to 10 redirect_uris of at most 500 characters, and a client_name of at most 200.',
    );
  return {
    redirect_uris: data.redirect_uris,
    client_name: nameOf(data.client_name),
    // Allows addresses of this computer, with any port, as well as those of sites.
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
}

const nameLengthMax = 60;

/** A name that cannot change how the sentence around it reads. */
const nameOf = (given = '') =>
  given
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, nameLengthMax)
    .toWellFormed() || 'An assistant';

/** Tokens are for `/mcp` alone, named or not: https://www.rfc-editor.org/rfc/rfc8707 */
function requireOwnResource(publicUrl: string, given: unknown) {
  const { data } = resourceSchema.safeParse(given);
  const named = [data?.resource ?? []].flat();
  if (!data || named.some((one) => one !== publicUrl + mcpPath))
    throw new OAuthRefusal('invalid_target', `The only resource is ${publicUrl}${mcpPath}.`);
}

/** A connection sleeps while its organization has assistants off, and its assistant keeps its token. */
async function requireOpenConnection(db: Database, token = '') {
  const connection = await findByRefreshToken(db, digestOf(token));
  if (!connection)
    throw new OAuthRefusal(
      'invalid_grant',
      'The connection has ended. Ask its member to connect again.',
    );
  requireSwitchedOn({ settings: presentSettings(connection) });
}

const textsOf = (given: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
