import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChosenNotificationKind,
  chosenNotificationKinds,
  notificationKindsForAll,
} from '@rapport/contract';
import { expect, test } from 'vitest';

const textOf = (files: string) =>
  globSync(join(import.meta.dirname, files))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

test('something notifies of each kind', () => {
  const statements = textOf('*-repository.ts');
  const kinds = [...chosenNotificationKinds, ...notificationKindsForAll];
  expect(kinds.filter((kind) => !statements.includes(`'${kind}'`))).toEqual([]);
});

/** Kinds that members could choose from the beginning. */
const first = new Set<ChosenNotificationKind>([
  'meeting-analysed',
  'meeting-failed',
  'action-given',
  'action-late',
  'speakers-to-match',
  'invitation-accepted',
  'meeting-shared',
]);

test('a migration adds each later kind to what members have chosen', () => {
  const migrations = textOf('../../database/migrations/*.ts');
  const later = chosenNotificationKinds.filter((kind) => !first.has(kind));
  expect(later.filter((kind) => !migrations.includes(kind))).toEqual([]);
});
