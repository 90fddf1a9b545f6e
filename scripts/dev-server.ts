import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Watches the server and every package. */
export const serverArgs = (): string[] => [
  ...['apps/server/src', ...globSync('packages/*/src', { cwd: root }).sort()].map(
    (folder) => `--watch-path=${folder}`,
  ),
  'apps/server/src/main.ts',
];

/** The links of the server lead to the page in the browser, unless another address is set. */
export const serverEnv = (env: Record<string, string | undefined>, page: string) => ({
  RAPPORT_PUBLIC_URL: env.RAPPORT_PUBLIC_URL || page,
});
