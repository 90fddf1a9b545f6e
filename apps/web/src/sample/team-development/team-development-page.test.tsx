import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const open = async (path: string) => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp(path);
  await screen.findByRole('heading', { name: 'Team Development Overview' });
  return app;
};
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('the overview shows the figures of the team and the plan of each person', async () => {
  const { router, user } = await open('/team/pdp');
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
  expect(figure('Average progress')).toHaveTextContent('57%');
  expect(figure('Active goals')).toHaveTextContent('24');
  expect(figure('At risk')).toHaveTextContent('3of 7 people');
  expect(figure('High alignment')).toHaveTextContent('3of 7 people');

  const tomas = rowOf('Tomás Leiva');
  expect(tomas.getByRole('cell', { name: '35 %' })).toBeVisible();
  expect(tomas.getByText('Overdue')).toBeVisible();
  expect(rowOf('Priya Raman').getByRole('button', { name: 'Add Review' })).toBeVisible();
  for (const button of [
    screen.getByRole('button', { name: 'Schedule Team Review' }),
    tomas.getByRole('button', { name: 'View PDP' }),
    tomas.getByRole('button', { name: 'Address' }),
  ]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('data-tooltip', expect.stringContaining('In the sample'));
    button.focus();
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(/reviews cannot be scheduled/);
    await user.click(button);
  }
  expect(router.state.location).toMatchObject({ pathname: '/team/pdp', search: '' });
});

test('risks show what is in the way, most urgent first', async () => {
  const { router, user } = await open('/team/pdp');
  await user.click(screen.getByRole('tab', { name: 'Risk Management' }));
  expect(router.state.location.search).toBe('?tab=risk-management');
  const people = screen.getAllByRole('list', { name: /^Goals of/ });
  expect(people.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Goals of Tomás Leiva',
    'Goals of Noah Whitfield',
    'Goals of Jonas Keller',
  ]);
  const panel = within(screen.getByRole('tabpanel'));
  for (const flag of ['Overdue', 'Stalled', 'Needs support']) {
    expect(panel.getAllByText(flag)).toHaveLength(2);
  }
});

test('the alignment tab can be opened by its address and follows from the goals', async () => {
  await open('/team/pdp?tab=strategic-alignment');
  expect(screen.getByRole('tab', { name: 'Strategic Alignment' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(rowOf('Amira Haddad').getByText('Medium')).toBeVisible();
  expect(rowOf('Amira Haddad').getByText('2 of 3')).toBeVisible();
  expect(rowOf('Pricing 2027').getByText(/Noah Whitfield/)).toBeVisible();
});

test('an unknown tab opens the first', async () => {
  await open('/team/pdp?tab=nothing');
  expect(screen.getByRole('tab', { name: 'Team Overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
