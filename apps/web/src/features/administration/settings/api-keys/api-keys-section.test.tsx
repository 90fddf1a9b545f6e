import { type ApiError, type ApiKey, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const warehouse: ApiKey = {
  id: 'warehouse',
  name: 'Data warehouse',
  start: 'rapport_5Qm8vT',
  scopes: ['read-figures', 'read-meetings'],
  createdAt: '2026-11-12T10:00:00.000Z',
  createdBy: 'Tom Ferreira',
  expiresAt: new Date(Date.now() + dayMs).toISOString(),
  lastUsedAt: '2026-11-20T12:00:00.000Z',
};
const expired: ApiKey = {
  ...warehouse,
  id: 'expired',
  name: 'Old intranet',
  scopes: ['add-meetings'],
  expiresAt: '2026-03-04T12:00:00.000Z',
  lastUsedAt: null,
};

async function openKeys(given: Parameters<typeof administrationServer>[0] = {}) {
  const backend = administrationServer({ apiKeys: [warehouse, expired], ...given });
  const app = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'API keys' }));
  await section.findByRole('button', { name: 'Create key' });
  return { ...backend, ...app, section };
}

it('keys show their beginning, scopes, maker, expiry and last use', async () => {
  const { section } = await openKeys();
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent('Data warehouse rapport_5Qm8vT…');
  expect(first).toHaveTextContent('Read figuresRead meetings');
  expect(first).toHaveTextContent(
    /Made by Tom Ferreira · expires \d+ \w+ \d{4} · last used .*20 Nov.*$/,
  );
  expect(second).toHaveTextContent('Expired 4 Mar 2026. Its calls are refused.');
  expect(second).toHaveTextContent('Add meetings');
  expect(second).toHaveTextContent(/Made by Tom Ferreira · never used$/);
});

it('a created key is shown once, and leaving it asks first', async () => {
  const { user, section, callsTo } = await openKeys({ apiKeys: [] });
  expect(section.getByText('No API keys yet.')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create key' }));
  const submit = dialog.getByRole('button', { name: 'Create key' });
  await user.type(dialog.getByLabelText('Name *'), 'Calendar sync');
  expect(submit).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /^Read meetings/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Manage people/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Manage people/ }));
  await user.selectOptions(dialog.getByLabelText('Expires after'), '1 year');
  await user.click(submit);
  const shown = await screen.findByRole('dialog', { name: 'Key ‘Calendar sync’ created' });
  expect(within(shown).getByLabelText('Key')).toHaveValue('rapport_new-key');
  expect(within(shown).getByLabelText('Key')).toHaveFocus();
  expect(callsTo('POST')).toMatchObject([
    { body: { name: 'Calendar sync', scopes: ['read-meetings'], days: 365 } },
  ]);
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('rapport_new-key');
  await user.click(within(shown).getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close without storing it?' });
  expect(question).toHaveTextContent('The key is not shown again. You would have to revoke it');
  await user.click(within(question).getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'I have stored it' }));
  expect(screen.queryByLabelText('Key')).not.toBeInTheDocument();
  await waitFor(() => expect(section.getByRole('button', { name: 'Create key' })).toHaveFocus());
});

it('a key that is refused stays in the dialog, with the reason', async () => {
  const { user, section } = await openKeys();
  refuseCall('post', paths.apiKeys, 400, 'There can be at most 50 API keys.');
  await user.click(section.getByRole('button', { name: 'Create key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create key' }));
  await user.type(dialog.getByLabelText('Name *'), 'One more');
  await user.click(dialog.getByRole('checkbox', { name: /^Read figures/ }));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('There can be at most 50 API keys.')).toBeVisible();
  expect(dialog.getByLabelText('Name *')).toHaveValue('One more');
});

it('a key is revoked after a question that names it', async () => {
  const { user, section, callsTo } = await openKeys({ apiKeys: [warehouse] });
  const button = section.getByRole('button', { name: 'Revoke' });
  expect(button).toHaveAccessibleDescription('Data warehouse');
  await user.click(button);
  const question = await screen.findByRole('alertdialog', { name: 'Revoke API key' });
  expect(question).toHaveTextContent('Programs that use ‘Data warehouse’ are refused');
  expect(callsTo('DELETE')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Revoke key' }));
  expect(await section.findByText('No API keys yet.')).toBeVisible();
  expect(callsTo('DELETE')).toMatchObject([{ call: 'DELETE /api/organization/api-key/warehouse' }]);
});

it('a key that cannot be revoked stays, with a notice', async () => {
  const { user, section } = await openKeys({ apiKeys: [warehouse] });
  server.use(http.delete(`*${paths.apiKey}`, () => HttpResponse.error()));
  await user.click(section.getByRole('button', { name: 'Revoke' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke key' }));
  expect(
    await screen.findByText('The API key could not be revoked. Please try again.'),
  ).toBeVisible();
  expect(section.getByText('Data warehouse')).toBeVisible();
});

it('keys that fail to load leave the other settings usable', async () => {
  administrationServer();
  server.use(
    http.get(
      `*${paths.apiKeys}`,
      () => HttpResponse.json<ApiError>({ code: 'NO', message: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'API keys' }));
  expect(await section.findByText('Failed to load the API keys. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Settings' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByText('No API keys yet.')).toBeVisible();
});
