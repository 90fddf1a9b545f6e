import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administrationServer, refuseCall } from '../testing/administration-server.ts';
import { member } from '../testing/build-user.ts';
import { renderAdministration } from '../testing/render-administration.tsx';

const people = new File(['email\n'], 'people.csv', { type: 'text/csv' });

async function openImport(skippedRows = 0) {
  const backend = administrationServer({
    users: [member],
    importResult: {
      columns: { used: ['email', 'title'], ignored: ['Phone', 'Cost centre'] },
      created: 12,
      updated: 1,
      skipped: Array.from({ length: skippedRows }, (_, index) => ({
        line: index + 4,
        reason: 'The email is "missing".',
      })),
    },
  });
  const { user } = await renderAdministration();
  await user.click(screen.getByRole('button', { name: 'Import users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }));
  const choose = (file: File) => user.upload(dialog.getByLabelText('File'), file);
  const start = () => user.click(dialog.getByRole('button', { name: 'Import' }));
  return { ...backend, user: user, dialog, choose, start };
}

const textOf = (link: HTMLElement) =>
  decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');

describe('importing users', () => {
  it('offers a template with the columns', async () => {
    const { dialog } = await openImport();
    const link = dialog.getByRole('link', { name: 'Download template' });
    expect(link).toHaveAttribute('download', 'rapport-users-template.csv');
    expect(textOf(link)).toMatch(
      /^email,firstName,lastName,username,title,department,teams,externalId\r\n.+;.+\r\n$/,
    );
  });

  it('shows the result, the used columns and the new people', async () => {
    const { dialog, choose, start, user, callsTo } = await openImport();
    await choose(people);
    expect(dialog.getByText('people.csv')).toBeVisible();
    await start();
    expect(await dialog.findByText('12 users added, 1 updated, no rows skipped.')).toBeVisible();
    const shown = (term: string) => dialog.getByText(term).nextElementSibling;
    expect(shown('Columns used')).toHaveTextContent(/^email, title$/);
    expect(shown('Not used')).toHaveTextContent(/^Phone, Cost centre$/);
    await waitFor(() => expect(callsTo('/user/all')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists the skipped rows with their lines and reasons', async () => {
    const { dialog, choose, start, user } = await openImport(2);
    await choose(people);
    await start();
    expect(await dialog.findByText('12 users added, 1 updated.')).toBeVisible();
    expect(dialog.getByText(/^2 rows were skipped\./)).toBeVisible();
    const rows = within(dialog.getByRole('table', { name: 'Skipped rows' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LineReason',
      '4The email is "missing".',
      '5The email is "missing".',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Import another file' }));
    expect(dialog.getByRole('button', { name: 'Choose File' })).toBeVisible();
  });

  it('offers a long list of skipped rows as a file', async () => {
    const { dialog, choose, start } = await openImport(150);
    await choose(people);
    await start();
    const table = await dialog.findByRole('table', { name: 'Skipped rows' });
    expect(within(table).getAllByRole('row')).toHaveLength(101);
    expect(dialog.getByText(/^These are the first 100\./)).toBeVisible();
    const lines = textOf(dialog.getByRole('link', { name: 'Download the skipped rows' })).split(
      '\r\n',
    );
    expect(lines.slice(0, 2)).toEqual(['line,reason', '4,"The email is ""missing""."']);
    expect(lines).toHaveLength(152);
  });

  it.each([
    ['no file', undefined, 'Please select a CSV file to import.'],
    [
      'too large a file',
      new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'people.csv'),
      'The file is larger than 5 MB.',
    ],
  ])('refuses %s', async (_, file, sentence) => {
    const { dialog, choose, start, callsTo } = await openImport();
    if (file) await choose(file);
    await start();
    expect(dialog.getByText(sentence)).toBeVisible();
    expect(callsTo('import')).toEqual([]);
  });

  it.each([
    [400, 'The header misses email.', 'The header misses email.'],
    [403, 'Not authorized', "You don't have permission to import users."],
    [500, 'Oh no', 'Failed to import users. Please try again.'],
  ])(
    'that fails with %i shows the reason and keeps the file',
    async (status, message, sentence) => {
      const { dialog, choose, start } = await openImport();
      refuseCall('post', paths.importUsers, status, message);
      await choose(people);
      await start();
      expect(await dialog.findByText(sentence)).toBeVisible();
      expect(dialog.getByText('people.csv')).toBeVisible();
    },
  );
});
