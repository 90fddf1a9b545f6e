import { apiErrorSchema, paths } from '@rapport/contract';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

test('a key is created, used by a program, revoked and refused', async ({
  ownerPage: page,
  owner,
  server,
}) => {
  const { look } = screenTour(page);
  await owner.buildMeeting({ withResults: true });
  const call = (key: string, path: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${key}` } });

  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'API keys' });
  await look('no API keys', section.getByText('No API keys yet.'));
  await section.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create key' });
  await look('a new API key', dialog.getByLabel('Name *'));
  await dialog.getByLabel('Name *').fill('Data warehouse of the group in Rotterdam, every night');
  await dialog.getByRole('checkbox', { name: 'Read meetings' }).check();
  await dialog.getByRole('checkbox', { name: 'Add meetings' }).check();
  await dialog.getByLabel('Expires after').selectOption('1 year');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const created = page.getByRole('dialog', { name: /^Key ‘Data warehouse/ });
  await look('an API key, shown once', created);
  const key = await created.getByLabel('Key').inputValue();
  await created.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without storing it?' });
  await look('question before a key that was not stored is closed', question);
  await question.getByRole('button', { name: 'Back' }).click();
  await created.getByRole('button', { name: 'I have stored it' }).click();
  await look('an API key that was never used', section.getByText(/never used/));

  expect((await call(key, paths.meetings)).status).toBe(200);
  const beyond = await call(key, paths.users);
  expect(beyond.status).toBe(403);
  expect(apiErrorSchema.parse(await beyond.json()).message).toBe(
    "This call needs an API key with the scope 'Manage people'.",
  );
  await page.reload();
  await look('an API key that was used', section.getByText(/last used (today|yesterday)/));

  await section.getByRole('button', { name: 'Revoke' }).click();
  const revoking = page.getByRole('alertdialog', { name: 'Revoke API key' });
  await look('question before a key is revoked', revoking);
  await revoking.getByRole('button', { name: 'Revoke key' }).click();
  await expect(section.getByText('No API keys yet.')).toBeVisible();
  expect((await call(key, paths.meetings)).status).toBe(401);
  await page.goto('/admin/audit-log');
  await look('actions of an API key', page.getByText('API key Data warehouse', { exact: false }));
});
