import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('everything has a default', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 8000,
    publicUrl: 'http://localhost:8000',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    role: 'all',
    trustedProxies: [],
    signUp: 'invited',
    callsPerMinute: 3000,
    maxUploadMb: 25,
    languageModel: undefined,
    logLevel: 'info',
  });
  expect(readEnv({}).workers).toBeGreaterThanOrEqual(1);
  expect(readEnv({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  expect(readEnv({ RAPPORT_PUBLIC_URL: 'https://people.example/' }).publicUrl).toBe(
    'https://people.example',
  );
});

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', RAPPORT_PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test('all invalid values are reported at once', () => {
  const bad = {
    PORT: 'eighty',
    RAPPORT_PUBLIC_URL: 'people.example',
    DATABASE_URL: 'mysql://x',
    RAPPORT_ROLE: 'boss',
    RAPPORT_WORKERS: '0',
    RAPPORT_OWNER_EMAIL: 'nobody',
    RAPPORT_OWNER_PASSWORD: 'short',
    RAPPORT_TRUSTED_PROXIES: '10.0.0.0/8, everybody',
    RAPPORT_SIGN_UP: 'never',
    RAPPORT_CALLS_PER_MINUTE: '0',
    RAPPORT_MAX_UPLOAD_MB: '-1',
    RAPPORT_SECRET: 'short',
    RAPPORT_LLM_BASE_URL: 'https://me:secret@models.example/v1',
    RAPPORT_LLM_API_KEY: 'two words',
    RAPPORT_LLM_MODEL: ' ',
    LOG_LEVEL: 'loud',
  };
  const message = messageOf(bad);
  for (const name of Object.keys(bad)) expect(message).toContain(`  ${name}: `);
});

test.each([
  [{ RAPPORT_OWNER_EMAIL: 'a@example.com' }, 'RAPPORT_OWNER_PASSWORD'],
  [{ RAPPORT_OWNER_PASSWORD: 'long-enough-1' }, 'RAPPORT_OWNER_EMAIL'],
  [{ DATABASE_URL: 'postgres://localhost/rapport' }, 'RAPPORT_SECRET'],
  [{ RAPPORT_ROLE: 'worker' }, 'RAPPORT_ROLE'],
  [{ RAPPORT_LLM_BASE_URL: 'http://localhost:11434/v1' }, 'RAPPORT_LLM_MODEL'],
  [{ RAPPORT_LLM_MODEL: 'small', RAPPORT_LLM_API_KEY: 'key' }, 'RAPPORT_LLM_BASE_URL'],
  [{ RAPPORT_LLM_API_KEY: 'key' }, 'RAPPORT_LLM_BASE_URL'],
])('%j needs %s', (env, name) => {
  expect(messageOf(env)).toContain(name);
});

function messageOf(env: Record<string, string>): string {
  try {
    readEnv(env);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
