import { type ApiError, paths, type SystemState, type TestMailSent } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const state: SystemState = {
  version: '1.2.3',
  node: '24.0.0',
  startedAt: '2026-03-01T08:00:00Z',
  database: {
    kind: 'embedded',
    version: '18.1',
    schema: '0008-backup-runs',
    bytes: 2_097_152,
    answerMs: 1.2,
  },
  webhooks: { waiting: 4, failed: 1 },
  queues: [{ name: 'transcript.process', waiting: 2, running: 1, oldestWaitingSeconds: 200 }],
  mail: { server: null, from: 'Rapport <rapport@localhost>' },
  model: null,
  disk: { freeBytes: 1024 ** 3, totalBytes: 100 * 1024 ** 3 },
  importSources: [],
  signInProviders: [],
  lastBackup: null,
};

function systemServer(
  sent: TestMailSent | ApiError,
  status = 200,
  changes: Partial<SystemState> = {},
) {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.system}`, () => HttpResponse.json({ ...state, ...changes })),
    http.post(`*${paths.testMail}`, () => HttpResponse.json(sent, { status })),
  );
}

test('an owner sees the state of the installation and sends a test e-mail', async () => {
  systemServer({ to: account.email, server: null });
  await renderApp('/admin/system');
  const facts = within(await screen.findByRole('region', { name: 'Disk and backup' }));
  expect(facts.getByText('1 GB of 100 GB')).toBeVisible();
  expect(facts.getByText('Nearly full')).toBeVisible();
  expect(facts.getByText('Never')).toBeVisible();
  expect(screen.getByText('1 running, 2 waiting, the oldest for 3 minutes')).toBeVisible();
  expect(screen.getByText('4 waiting, 1 given up')).toBeVisible();
  expect(screen.getByText('Embedded PostgreSQL 18.1')).toBeVisible();
  expect(screen.getByText('None: nothing leaves this machine')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send test e-mail' }));
  expect(
    await screen.findByText(/^No mail server is configured. The test e-mail was written/),
  ).toBeVisible();
});

test('a refusal by the mail server shows its message', async () => {
  const message = 'The mail could not be sent: connect ECONNREFUSED 192.0.2.1:25';
  systemServer({ code: 'MAIL_NOT_SENT', message, requestId: '1a2b3c4d5e6f' }, 502);
  await renderApp('/admin/system');
  await userEvent.click(await screen.findByRole('button', { name: 'Send test e-mail' }));
  expect((await screen.findByText(message)).closest('[role]')).toHaveTextContent(
    'Reference 1a2b3c4d5e6f',
  );
});

test('folders, mailboxes and buckets show their problem and their last files', async () => {
  const at = state.startedAt;
  const folder = { organization: 'acme', lookedAt: at };
  systemServer({ to: account.email, server: null }, 200, {
    importSources: [
      {
        ...folder,
        kind: 'folder',
        source: '/srv/zoom',
        problem: null,
        last: [
          { at, state: 'refused', name: 'picture.png', reason: 'Invalid file type.' },
          { at, state: 'imported', name: null, reason: null },
        ],
      },
      {
        ...folder,
        kind: 'mailbox',
        source: 'imaps://rapport@mail.example/INBOX',
        organization: 'beta',
        problem: 'The mail server refused user or password.',
        last: [],
      },
      {
        ...folder,
        kind: 'bucket',
        source: 's3://transcripts/zoom/',
        problem: null,
        last: [],
      },
    ],
  });
  await renderApp('/admin/system');
  const works = within(await screen.findByRole('region', { name: 'Watched folder /srv/zoom' }));
  expect(works.getByText('acme')).toBeVisible();
  expect(works.getByText('Works')).toBeVisible();
  const [refused, imported] = works.getAllByRole('listitem');
  expect(refused).toHaveTextContent(/^picture.pngRefused, .*Invalid file type\.$/);
  expect(imported).toHaveTextContent(/^A file of othersImported, /);
  const mailbox = 'Mailbox imaps://rapport@mail.example/INBOX';
  const broken = within(screen.getByRole('region', { name: mailbox }));
  expect(broken.getByText('The mail server refused user or password.')).toBeVisible();
  expect(broken.getByText('None yet')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bucket s3://transcripts/zoom/' })).toBeVisible();
});

test('without a source, none is mentioned', async () => {
  systemServer({ to: account.email, server: null });
  await renderApp('/admin/system');
  await screen.findByRole('region', { name: 'Disk and backup' });
  expect(screen.queryByText(/Watched folder|Mailbox|Bucket/)).toBeNull();
});

test('each sign-in provider shows whether it can be reached, and what failed last', async () => {
  const provider = {
    issuer: 'https://id.example',
    protocol: 'openid' as const,
    lastSuccessAt: null,
    failedTest: null,
  };
  systemServer({ to: account.email, server: null }, 200, {
    signInProviders: [
      {
        ...provider,
        organization: 'Harbour Works',
        check: { at: '2026-03-02T09:00:00.000Z', problem: 'connect ECONNREFUSED' },
        lastSuccessAt: '2026-03-01T08:00:00.000Z',
        failedTest: { at: '2026-02-28T08:00:00.000Z', error: 'access_denied: Not assigned.' },
      },
      {
        ...provider,
        organization: 'North',
        check: null,
      },
      {
        ...provider,
        organization: 'South',
        protocol: 'saml',
        check: null,
      },
    ],
  });
  await renderApp('/admin/system');
  const first = within(
    await screen.findByRole('region', { name: 'Sign-in provider of Harbour Works' }),
  );
  expect(first.getByText('connect ECONNREFUSED')).toBeVisible();
  expect(first.getByText('access_denied: Not assigned.')).toBeVisible();
  expect(first.getByText(/^1 March 2026/)).toBeVisible();
  const second = within(screen.getByRole('region', { name: 'Sign-in provider of North' }));
  expect(second.getByText('Being checked')).toBeVisible();
  expect(second.getByText('No sign-in or test yet')).toBeVisible();
  const third = within(screen.getByRole('region', { name: 'Sign-in provider of South' }));
  expect(third.getByText('Not checked: only browsers call it with SAML')).toBeVisible();
});
