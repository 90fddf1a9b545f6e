import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { developmentServer } from '../apps/web/development-server.ts';
import { serverArgs, serverEnv } from './dev-server.ts';

const packages = readdirSync(join(import.meta.dirname, '../packages'));
const page = 'http://localhost:5173';

test('the server for developers restarts on changes of every package', () => {
  for (const name of packages) expect(serverArgs()).toContain(`--watch-path=packages/${name}/src`);
  expect(serverArgs()).toContain('--watch-path=apps/server/src');
});

test.each([
  [{ PORT: '8123' }, 'http://127.0.0.1:8123'],
  [{ PORT: '' }, 'http://127.0.0.1:8000'],
  [{}, 'http://127.0.0.1:8000'],
])('with %j the server keeps its port, and the page calls it there', (env, address) => {
  expect({ ...env, ...serverEnv(env, page) }).toEqual({ ...env, RAPPORT_PUBLIC_URL: page });
  expect(developmentServer(env)).toBe(address);
});

test('a public address that is set is kept', () => {
  const env = { RAPPORT_PUBLIC_URL: 'https://rapport.example' };
  expect(serverEnv(env, page)).toEqual(env);
});
