import type { Auth } from './auth.ts';

/** Better Auth's calls as OpenAPI paths. */
export async function describeAuth(auth: Auth): Promise<object> {
  const { paths } = await auth.api.generateOpenAPISchema();
  return Object.fromEntries(
    Object.entries(paths).map(([path, description]) => [`/api/auth${path}`, description]),
  );
}
