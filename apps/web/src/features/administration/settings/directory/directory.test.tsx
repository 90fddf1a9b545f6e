import { type ApiError, type DirectoryConnection, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const connection: DirectoryConnection = {
  tokenEnd: '91c0',
  createdAt: '2026-09-12T10:00:00.000Z',
  createdBy: 'Tom Ferreira',
  groupsBecome: 'teams',
  lastUsedAt: '2026-09-18T12:05:00.000Z',
  people: 142,
  groups: 1,
};

async function openDirectory(directory: DirectoryConnection | null) {
  const backend = administrationServer({ directory });
  const app = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Directory (SCIM)' }));
  await section.findByLabelText('Address, to paste in your directory');
  return { ...backend, ...app, section };
}

it('a connected directory shows the end of its token, its last update and what it keeps', async () => {
  const { section } = await openDirectory(connection);
  expect(section.getByText('Token ending in 91c0')).toBeVisible();
  expect(section.getByText('In use')).toBeVisible();
  expect(
    section.getByText(
      /^People and teams come from your directory; last update 18 Sep 2026, \d+ months? ago, 142 people, 1 group\. Made by Tom Ferreira on 12 Sep 2026\.$/,
    ),
  ).toBeVisible();
});

it('a token is created and shown once, with the address to copy', async () => {
  const { user, section, callsTo } = await openDirectory(null);
  expect(section.getByText(/^No directory is connected/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://rapport.example/api/scim/v2');
  await user.click(section.getByRole('button', { name: 'Create token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token of the directory' }));
  expect(shown.getByLabelText('Token')).toHaveValue('rapport_scim_new');
  expect(callsTo('POST')).toHaveLength(1);
  await user.click(shown.getByRole('button', { name: 'I have stored it' }));
  expect(await section.findByText('Token ending in _new')).toBeVisible();
  expect(section.getByText('Not used yet')).toBeVisible();
  expect(section.getByText(/^Enter the address and the token in your directory/)).toBeVisible();
});

it('a token is replaced after a question', async () => {
  const { user, section, callsTo } = await openDirectory(connection);
  await user.click(section.getByRole('button', { name: 'Replace token' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace token' }));
  expect(callsTo('POST')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Replace token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Token of the directory' }));
  expect(shown.getByLabelText('Token')).toHaveValue('rapport_scim_new');
  await user.click(shown.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(section.getByRole('button', { name: 'Replace token' })).toHaveFocus());
});

it('what groups become is chosen, and a refusal is said', async () => {
  const { user, section, callsTo } = await openDirectory(connection);
  const choice = section.getByLabelText('Groups become');
  expect(choice).toHaveValue('teams');
  await user.selectOptions(choice, 'Departments');
  await expect
    .poll(() => callsTo('PATCH'))
    .toMatchObject([{ body: { groupsBecome: 'departments' } }]);
  await expect.poll(() => choice).toHaveValue('departments');
  refuseCall('patch', paths.directoryConnection, 503, 'Rapport cannot reach its database.');
  await user.selectOptions(choice, 'Nothing');
  expect(await screen.findByText(/could not be saved|cannot reach its database/)).toBeVisible();
  await expect.poll(() => choice).toHaveValue('departments');
});

it('a directory is disconnected after a question', async () => {
  const { user, section } = await openDirectory(connection);
  await user.click(section.getByRole('button', { name: 'Disconnect' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Disconnect the directory' }),
  );
  await user.click(question.getByRole('button', { name: 'Disconnect' }));
  expect(await section.findByText(/^No directory is connected/)).toBeVisible();
});

it('a directory that fails to load can be tried again', async () => {
  administrationServer({ directory: connection });
  server.use(
    http.get(
      `*${paths.directoryConnection}`,
      () => HttpResponse.json<ApiError>({ code: 'NO', message: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Directory (SCIM)' }));
  await user.click(await section.findByRole('button', { name: 'Retry' }));
  expect(await section.findByText('Token ending in 91c0')).toBeVisible();
});
