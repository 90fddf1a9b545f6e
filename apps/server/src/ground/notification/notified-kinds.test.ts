import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenNotificationKinds, notificationKindsForAll } from '@rapport/contract';
import { expect, test } from 'vitest';

test('something notifies of each kind', () => {
  const folder = import.meta.dirname;
  const statements = readdirSync(folder)
    .filter((file) => file.endsWith('-repository.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const kinds = [...chosenNotificationKinds, ...notificationKindsForAll];
  expect(kinds.filter((kind) => !statements.includes(`'${kind}'`))).toEqual([]);
});
