import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { serverArgs, serverEnv } from './dev-server.ts';

const packages = readdirSync(join(import.meta.dirname, '../packages'));

test('the server for developers restarts on changes of every package', () => {
  for (const name of packages) expect(serverArgs()).toContain(`--watch-path=packages/${name}/src`);
  expect(serverArgs()).toContain('--watch-path=apps/server/src');
});

test.each([
  ['8123', 'http://127.0.0.1:8123'],
  ['', 'http://127.0.0.1:8000'],
])('with PORT=%s the server keeps it, and the page calls it there', async (port, target) => {
  vi.stubEnv('PORT', port);
  const env = { ...process.env, ...serverEnv(process.env, 'http://localhost:5173') };
  expect(env).toMatchObject({ PORT: port, RAPPORT_PUBLIC_URL: 'http://localhost:5173' });
  vi.resetModules();
  const { default: config } = await import('../apps/web/vite.config.ts');
  expect(config.server?.proxy).toMatchObject({ '/api': { target } });
  vi.unstubAllEnvs();
});
