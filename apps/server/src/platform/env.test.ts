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
    watchedFolders: [],
    mailboxes: [],
    buckets: [],
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
    RAPPORT_WATCHED_FOLDERS: '/srv/transcripts',
    RAPPORT_MAILBOXES: 'imaps://mail.acme.example',
    RAPPORT_BUCKETS: 's3://talks',
    RAPPORT_SECRET: 'short',
    RAPPORT_LLM_BASE_URL: 'https://me:secret@models.example/v1',
    RAPPORT_LLM_API_KEY: 'two words',
    RAPPORT_LLM_MODEL: ' ',
    RAPPORT_SPEECH_BASE_URL: 'speech.example',
    RAPPORT_SPEECH_PART_MINUTES: '900',
    RAPPORT_MAX_RECORDING_MB: '-1',
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
  [{ RAPPORT_SPEECH_BASE_URL: 'http://localhost:8001/v1' }, 'RAPPORT_SPEECH_MODEL'],
  [{ RAPPORT_SPEECH_MODEL: 'large' }, 'RAPPORT_SPEECH_BASE_URL'],
  [{ RAPPORT_SPEECH_API_KEY: 'key' }, 'RAPPORT_SPEECH_BASE_URL'],
  [{ RAPPORT_MAX_RECORDING_MB: '100' }, 'RAPPORT_SPEECH_BASE_URL'],
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

test('watched folders have a path, an organization and an uploader each', () => {
  const read = (RAPPORT_WATCHED_FOLDERS: string) =>
    readEnv({ RAPPORT_WATCHED_FOLDERS, RAPPORT_DATA_DIR: '/srv/rapport' }).watchedFolders;
  expect(read('/srv/our zoom/  acme Anna@acme.example, /mnt/teams beta tom@beta.example')).toEqual([
    { path: '/srv/our zoom', organization: 'acme', uploader: 'anna@acme.example' },
    { path: '/mnt/teams', organization: 'beta', uploader: 'tom@beta.example' },
  ]);
  const person = 'acme anna@acme.example';
  expect(() => read('/srv/zoom acme anna')).toThrow('each as PATH ORGANIZATION E-MAIL such as');
  expect(() => read(`zoom ${person}`)).toThrow('must have absolute paths');
  for (const within of ['/srv/zoom', '/srv/zoom/teams'])
    expect(() => read(`/srv/zoom ${person}, ${within} ${person}`)).toThrow('none is another');
  for (const path of ['/srv', '/srv/rapport/inbox'])
    expect(() => read(`${path} ${person}`)).toThrow('must be outside of RAPPORT_DATA_DIR');
});

test('mailboxes have an address with a password, an organization, an uploader and senders', () => {
  const read = (RAPPORT_MAILBOXES: string) => readEnv({ RAPPORT_MAILBOXES }).mailboxes;
  const address = 'imaps://in%40acme.example:a%2Cb%2Fc@mail.acme.example:994/Zoom%20calls';
  const person = 'acme Anna@acme.example';
  expect(read(`${address} ${person} Zoom.us  @webex.com Tom@x.example`)).toEqual([
    {
      name: 'imaps://in@acme.example@mail.acme.example:994/Zoom calls',
      host: 'mail.acme.example',
      port: 994,
      security: 'tls',
      user: 'in@acme.example',
      password: 'a,b/c',
      folder: 'Zoom calls',
      organization: 'acme',
      uploader: 'anna@acme.example',
      senders: ['zoom.us', 'webex.com', 'tom@x.example'],
    },
  ]);
  for (const wrong of [
    `${address} ${person}`,
    `https://a:b@mail.acme.example ${person} zoom.us`,
    `imaps://a@mail.acme.example ${person} zoom.us`,
    `imaps://a:%zz@mail.acme.example ${person} zoom.us`,
    `${address} acme zoom.us`,
  ])
    expect(() => read(wrong)).toThrow('RAPPORT_MAILBOXES: must be mailboxes, each as imaps://');
  expect(() => read(`${address} ${person} zoom.us, ${address} ${person} zoom.us`)).toThrow(
    'none is another',
  );
});

test('buckets have an address with a key, an organization and an uploader', () => {
  const read = (RAPPORT_BUCKETS: string) => readEnv({ RAPPORT_BUCKETS }).buckets;
  const person = 'acme Anna@acme.example';
  const own = 's3://AKIA:a%2Fb%2Bc@our.transcripts/zoom?region=eu-central-1';
  const other = 's3://key:secret@talks?region=local&endpoint=http%3A%2F%2Fminio%3A9000';
  const who = { organization: 'acme', uploader: 'anna@acme.example' };
  expect(read(`${own} ${person}, ${other} ${person}`)).toEqual([
    {
      name: 's3://our.transcripts/zoom/',
      bucket: 'our.transcripts',
      prefix: 'zoom/',
      region: 'eu-central-1',
      endpoint: undefined,
      keyId: 'AKIA',
      secret: 'a/b+c',
      ...who,
    },
    {
      name: 'http://minio:9000/talks/',
      bucket: 'talks',
      prefix: '',
      region: 'local',
      endpoint: 'http://minio:9000',
      keyId: 'key',
      secret: 'secret',
      ...who,
    },
  ]);
  for (const wrong of [
    `s3://talks?region=local ${person}`,
    `s3://key:secret@talks ${person}`,
    `${other.replace('http', 'ftp')} ${person}`,
    `${own} acme anna`,
    `${own} ${person} zoom.us`,
  ])
    expect(() => read(wrong)).toThrow('RAPPORT_BUCKETS: must be buckets, each as s3://');
  expect(() => read(`${own} ${person}, ${own} ${person}`)).toThrow('none is another');
});
