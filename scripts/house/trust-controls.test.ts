import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trustSettingsSchema } from '@rapport/contract';
import { expect, it } from 'vitest';

it('each trust setting is named by a file of controls', () => {
  const settings = join(import.meta.dirname, '../../apps/web/src/features/administration/settings');
  const controls = globSync('{trust,language-model}/*.tsx', { cwd: settings })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(settings, file), 'utf8'))
    .join('');
  const named = new Set(controls.match(/\w+/g));
  expect(Object.keys(trustSettingsSchema.shape).filter((name) => !named.has(name))).toEqual([]);
});
