import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activeFeatureNames, trustSettingsSchema } from '@rapport/contract';
import { expect, test } from 'vitest';

/** The server without tests, and without what only stores and presents settings. */
const server = join(import.meta.dirname, '../../apps/server/src');
const sources = globSync('{features,ground,platform}/**/*.ts', {
  cwd: server,
  exclude: ['features/organizations/**', '**/*.test.ts'],
})
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');

test('the server looks at each feature that can be switched off', () => {
  const unused = activeFeatureNames.filter(
    (name) => !new RegExp(`activeFeatures\\.${name}\\b`).test(sources),
  );
  expect(unused).toEqual([]);
});

test('the server looks at each setting of who sees what', () => {
  const named = new Set(sources.match(/\w+/g));
  const settings = Object.keys(trustSettingsSchema.shape);
  expect(settings.filter((name) => !named.has(name))).toEqual([]);
});
