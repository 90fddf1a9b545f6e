import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

/** Compiled before the tests wait for a screen, because that takes long on a busy machine. */
beforeAll(async () => {
  await Promise.all([
    import('@/app/router.tsx'),
    import('@/app/routes/what-if.tsx'),
    import('@/sample/routes/what-if.tsx'),
  ]);
});

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const open = async (search = '') => {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  const app = await renderApp(`/offboarding/simulate${search}`);
  await screen.findByRole('heading', { level: 1, name: 'What-if simulation' });
  return app;
};
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const rowOf = (table: string, name: string) =>
  within(
    within(screen.getByRole('table', { name: table })).getByRole('row', {
      name: new RegExp(`^${name}`),
    }),
  );
const metric = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;

test('high-risk departures have a score of 8 or more, highest first', async () => {
  await open();
  expect(document.title).toBe('What-if simulation · Rapport');
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'High-risk departures' })).toBeVisible();
  expect(namesIn('High-risk departures')).toEqual([
    expect.stringMatching(/Margaret Okafor.*9\.1$/),
    expect.stringMatching(/Tomás Leiva.*8\.7$/),
    expect.stringMatching(/Priya Raman.*8\.4$/),
    expect.stringMatching(/Amira Haddad.*8\.0$/),
  ]);
  expect(screen.getByText('Nobody is chosen yet')).toBeVisible();
});

test('choosing a person opens the analysis and sets the address', async () => {
  const { router, user } = await open();
  await user.click(screen.getByRole('link', { name: /Tomás Leiva/ }));
  const card = within(await screen.findByRole('region', { name: 'Tomás Leiva' }));
  expect(router.state.location.search).toBe('?person=tomas-leiva');
  expect(screen.getByRole('link', { name: /Tomás Leiva/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { name: 'What If Analysis' })).toBeVisible();
  expect(card.getByText('Staff Engineer, Engineering')).toBeVisible();
  expect(card.getByText('Reports to Margaret Okafor')).toBeVisible();
  expect(card.getByText('Risk score').nextSibling).toHaveTextContent('8.7/10');
  expect(metric('Collaborations')).toHaveTextContent('23');
  expect(metric('Meetings led')).toHaveTextContent('14past month');
  expect(metric('Strategic projects')).toHaveTextContent('5');
  expect(metric('Knowledge areas')).toHaveTextContent('7');

  const platform = rowOf('Team Impact', 'Platform');
  for (const text of ['Critical', '38 %', 'On-call rota, schema decisions']) {
    expect(platform.getByText(text)).toBeVisible();
  }
  expect(platform.getByRole('cell', { name: '7 of 8' })).toBeVisible();
  const manager = rowOf('People Impact', 'Margaret Okafor');
  for (const text of ['Manager', 'High', 'Loses the person who reviews every platform decision.']) {
    expect(manager.getByText(text)).toBeVisible();
  }
  const project = rowOf('Strategic Project Impact', 'Billing reliability');
  for (const text of ['Technical lead', 'Critical', 'Second half has no owner.']) {
    expect(project.getByText(text)).toBeVisible();
  }
});

test('anyone can be found by name, role or department, without accents, and analysed', async () => {
  const { router, user } = await open();
  const box = screen.getByRole('searchbox', { name: 'Search by name, role or department' });
  await user.type(box, 'wojcik');
  expect(namesIn('People')).toEqual([expect.stringContaining('Katarzyna Wójcik')]);
  await user.clear(box);
  await user.type(box, 'sales lead');
  expect(namesIn('People')).toHaveLength(2);
  await user.clear(box);
  await user.type(box, 'engineering');
  expect(screen.getByText('34 of 105 people, highest risk score first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all 34' }));
  expect(namesIn('People')).toHaveLength(34);
  await user.click(screen.getByRole('link', { name: /Ella Novotná/ }));
  expect(await screen.findByRole('region', { name: 'Ella Novotná' })).toBeVisible();
  expect(router.state.location.search).toContain('person=ella-novotna');
  expect(rowOf('Strategic Project Impact', 'Mobile 5.0').getByText('Quality')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'nobody at all');
  expect(screen.getByText('No name, role or department matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(namesIn('High-risk departures')).toHaveLength(4);
});

test('the address can name a person; an unknown one gets a message', async () => {
  const { router } = await open('?person=grace-lindholm');
  expect(screen.getByRole('region', { name: 'Grace Lindholm' })).toBeVisible();
  await router.navigate('/offboarding/simulate?person=jane-doe');
  expect(await screen.findByText('Nobody at Northwind has the id ‘jane-doe’.')).toBeVisible();
  expect(namesIn('High-risk departures')).toHaveLength(4);
});

test('a project is created for the chosen person, handed over with the navigation', async () => {
  const { router, user } = await open('?person=priya-raman');
  await user.click(screen.getByRole('link', { name: 'Create Offboarding Project' }));
  await screen.findByRole('heading', { level: 1, name: 'New offboarding project' });
  expect(screen.getByRole('region', { name: 'Priya Raman' })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/offboarding/new',
    search: '?data=sample',
    state: { personId: 'priya-raman' },
  });
});
