import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

test('the design system shows the colours and the components of every screen', async () => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const { user } = await renderApp('/design-system');
  await screen.findByText('Design System');
  expect(document.title).toBe('Design System · Rapport');
  const parts = [...document.querySelectorAll('main h2')];
  expect(parts.map((heading) => heading.textContent)).toEqual([
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
  const [, list] = screen.getAllByLabelText('Department colours');
  expect(list?.children).toHaveLength(9);

  const slider = screen.getByLabelText('Tenure');
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '55');

  await user.click(screen.getByText('Show a toast'));
  expect(await screen.findByText('Saved')).toBeVisible();
});
