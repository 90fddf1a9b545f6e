import { mcpPath, paths } from '@rapport/contract';
import { assistantScopes } from './assistant-scopes.ts';

const resourcePath = '/.well-known/oauth-protected-resource';
const serverPath = '/.well-known/oauth-authorization-server';

/** Told with a refused call of the protocol: https://www.rfc-editor.org/rfc/rfc9728 */
export const challengeOf = (publicUrl: string): string =>
  `Bearer resource_metadata="${publicUrl}${resourcePath}${mcpPath}", scope="${assistantScopes.join(' ')}"`;

/** Documents by which assistants find the OAuth server, by path: https://www.rfc-editor.org/rfc/rfc8414 */
export function metadataOf(publicUrl: string): [path: string, document: object][] {
  const issuer = publicUrl + paths.auth;
  const resource = {
    resource: publicUrl + mcpPath,
    resource_name: 'Rapport',
    authorization_servers: [issuer],
    bearer_methods_supported: ['header'],
    scopes_supported: assistantScopes,
  };
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    registration_endpoint: `${issuer}/oauth2/register`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    scopes_supported: assistantScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
  return [
    [resourcePath, resource],
    [resourcePath + mcpPath, resource],
    [serverPath, server],
    [serverPath + paths.auth, server],
  ];
}
