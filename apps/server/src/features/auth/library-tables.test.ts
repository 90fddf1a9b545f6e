import { getMigrations } from 'better-auth/db/migration';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalBus } from '../../platform/event-bus.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { authOptions } from './auth.ts';

test('the migrated database has every table and column of the account library', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const options = authOptions({
    db,
    bus: createLocalBus(),
    secret: 'a secret of thirty-two characters',
    publicUrl: 'http://localhost:8000',
    signUp: 'invited',
    sendMail: async () => {},
    log: pino({ level: 'silent' }),
  });
  const { toBeCreated, toBeAdded, schemaProblems } = await getMigrations(options);
  expect({ toBeCreated, toBeAdded, schemaProblems }).toEqual({
    toBeCreated: [],
    toBeAdded: [],
    schemaProblems: [],
  });
});
