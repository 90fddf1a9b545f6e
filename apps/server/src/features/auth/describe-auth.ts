import type { Auth } from './auth.ts';

/** Better Auth's calls as OpenAPI paths, with the schemas that they refer to. */
export async function describeAuth(auth: Auth): Promise<{ paths: object; schemas: object }> {
  const { paths, components } = await auth.api.generateOpenAPISchema();
  const served = Object.entries(paths).map(([path, calls]) => [`/api/auth${path}`, calls]);
  return { paths: Object.fromEntries(served), schemas: components.schemas };
}
