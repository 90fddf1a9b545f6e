import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Lockfile, lockfileSchema, missingOptionalPackages } from './missing-optional.ts';
import { platformOf } from './platform-of.ts';

test('the lock file names every optional package: npm run -w lab complete-lockfile', async () => {
  const file = join(import.meta.dirname, '../../package-lock.json');
  const lockfile = lockfileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  expect(missingOptionalPackages(lockfile)).toEqual([]);
});

test('an optional package is found beside its dependent or in an outer node_modules', () => {
  const user = { version: '1.0.0', optionalDependencies: { '@x/linux-x64': '1.0.0' } };
  const missing = (packages: Lockfile['packages']) =>
    missingOptionalPackages({ packages }).map(({ location }) => location);
  expect(missing({ 'node_modules/x': user })).toEqual(['node_modules/@x/linux-x64']);
  expect(missing({ 'node_modules/x': user, 'node_modules/@x/linux-x64': {} })).toEqual([]);
  const nested = 'apps/a/node_modules/x';
  expect(missing({ [nested]: user, 'apps/a/node_modules/@x/linux-x64': {} })).toEqual([]);
});

test.each([
  ['@x/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@x/win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@x/wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', {}],
])('%s runs on %j', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
