import { paths } from '@rapport/contract';
import { z } from 'zod';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

const withId = z.object({ id: z.string() });

test('a directory is connected, adds a person who appears live, and deactivates them', async ({
  ownerPage: page,
  server,
}) => {
  const { look } = screenTour(page);
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Directory (SCIM)' });
  await look('no directory', section.getByText(/^No directory is connected/));
  await section.getByRole('button', { name: 'Create token' }).click();
  const created = page.getByRole('dialog', { name: 'Token of the directory' });
  await look('a token of the directory, shown once', created);
  const token = await created.getByLabel('Token').inputValue();
  await created.getByRole('button', { name: 'I have stored it' }).click();
  await look('a directory that was never used', section.getByText('Not used yet'));
  const address = await section.getByLabel('Address, to paste in your directory').inputValue();
  expect(new URL(address).pathname).toBe('/api/scim/v2');

  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return withId.parse(await response.json()).id;
  };
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
  const email = 'wilhelmina.calloway@harbour.example';
  const id = await send('POST', paths.scimUsers, {
    userName: email,
    name: { givenName: 'Wilhelmina', familyName: 'Calloway-Montgomery' },
  });
  const row = page.getByRole('row', { name: /Wilhelmina Calloway-Montgomery/ });
  await look('a person from the directory', row.getByText('From the directory'));
  await expect(row.getByText('Active')).toBeVisible();
  const Operations = [{ op: 'Replace', path: 'active', value: 'False' }];
  await send('PATCH', paths.scimUser.replace(':id', id), { Operations });
  await expect(row.getByText('Synced')).toBeVisible();

  await page.goto('/admin?tab=settings');
  await look('a directory in use', section.getByText('In use'));
  await section.getByLabel('Groups become').selectOption('Departments');
  await expect(section.getByText(/^People and departments come from your directory/)).toBeVisible();
  await section.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect the directory' });
  await look('question before a directory is disconnected', question);
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(section.getByText(/^No directory is connected/)).toBeVisible();
});
