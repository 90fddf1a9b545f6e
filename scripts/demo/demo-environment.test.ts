import { resolve } from 'node:path';
import { readEnv } from '@rapport/server/platform/env';
import { expect, test } from 'vitest';
import { demoEnvironment, readyText } from './demo-environment.ts';

test.each([
  ['elsewhere/demo', 'elsewhere/demo'],
  ['', '.demo-data'],
  [undefined, '.demo-data'],
])('with RAPPORT_DATA_DIR=%s the demonstration names the folder %s, which it uses', (set, used) => {
  const env = readEnv(demoEnvironment({ RAPPORT_DATA_DIR: set }));
  expect(env.dataDir).toBe(resolve(used));
  expect(readyText(env)).toContain(`Its data stays in ${resolve(used)}; delete that folder`);
});
