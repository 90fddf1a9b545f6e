import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

test('the design system shows the colours and the working parts of every screen', async () => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const { user } = await renderApp('/design-system');
  await screen.findByRole('heading', { name: 'Design System' });
  expect(document.title).toBe('Design System · Rapport');
  const parts = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(parts).toEqual([
    'Brand colours',
    'Status colours',
    'Department colours',
    'Typography',
    'Buttons',
    'Badges',
    'Alerts',
    'Cards',
    'Summary',
    'Form elements',
    'Levels and bars',
    'Sliders with weights',
    'Tabs and tables',
    'States',
  ]);
  expect(
    within(screen.getByRole('list', { name: 'Department colours' })).getAllByRole('listitem'),
  ).toHaveLength(9);

  screen.getByRole('slider', { name: 'Tenure' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('slider', { name: 'Tenure' })).toHaveAttribute('aria-valuenow', '55');

  await user.click(screen.getByRole('button', { name: 'Open a dialog' }));
  expect(await screen.findByRole('dialog', { name: 'A dialog' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Show a toast' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});
