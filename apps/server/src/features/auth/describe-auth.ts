import type { Auth } from './auth.ts';

/** Better Auth's calls as OpenAPI paths, with the schemas that they refer to. */
export async function describeAuth(auth: Auth): Promise<{ paths: object; schemas: object }> {
  const { paths, components } = await auth.api.generateOpenAPISchema();
  // Assistants find the OAuth server by its metadata.
  const described = Object.entries(paths).filter(([path]) => !path.startsWith('/oauth2/'));
  const served = described.map(([path, calls]) => [`/api/auth${path}`, calls]);
  return { paths: Object.fromEntries(served), schemas: components.schemas };
}
