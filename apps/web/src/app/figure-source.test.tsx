import { paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account } from '@/testing/account-server.ts';
import { figureServer } from '@/testing/figure-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function open(entry: string, hasOwnFigures: boolean) {
  const figures = figureServer({ hasOwnFigures });
  server.use(...figures.handlers);
  const app = await renderApp(entry);
  const shown = within(await screen.findByRole('group', { name: 'Data shown' }));
  return { ...app, ...figures, shown };
}

const isShown = (name: string) =>
  within(screen.getByRole('group', { name: 'Data shown' }))
    .getByRole('button', { name })
    .getAttribute('aria-pressed') === 'true';

const sample = 'Northwind (sample)';
const own = 'Northwind';

test.each([
  ['/', false, sample],
  ['/', true, own],
  ['/?data=sample', true, sample],
  ['/?data=own', false, own],
  ['/?data=theirs', false, sample],
  ['/sentiment', false, sample],
  ['/sentiment', true, own],
  ['/sentiment?data=sample', true, sample],
  ['/organization-map', true, own],
  ['/organization-map?data=sample', true, sample],
])('%s with own figures %s shows %s', async (entry, hasOwnFigures, name) => {
  const { calls } = await open(entry, hasOwnFigures);
  await waitFor(() => expect(isShown(name)).toBe(true));
  const badge = screen.queryByRole('button', { name: 'Sample data' });
  if (name === own) expect(badge).not.toBeInTheDocument();
  else expect(badge).toBeVisible();
  expect(calls.length > 0).toBe(name === own);
});

test('a choice is put into the address, and remembered for other screens', async () => {
  const { user, router, shown } = await open('/', false);
  await user.click(await shown.findByRole('button', { name: own }));
  expect(await screen.findByRole('region', { name: 'What changed' })).toBeVisible();
  expect(router.state.location.search).toBe('?data=own');
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Sentiment' }));
  expect(await screen.findByRole('region', { name: 'Your own mood' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a choice is remembered per account and organization', async () => {
  localStorage.setItem(
    `rapport-figure-source-${account.id}`,
    JSON.stringify({ northwind: 'sample', labs: 'own' }),
  );
  await open('/', true);
  await waitFor(() => expect(isShown(sample)).toBe(true));
});

test('an unreadable memory counts as none', async () => {
  localStorage.setItem(`rapport-figure-source-${account.id}`, '{"northwind":"theirs"}');
  await open('/', true);
  await waitFor(() => expect(isShown(own)).toBe(true));
});

test('if the server does not answer, the sample is shown', async () => {
  server.use(...figureServer().handlers);
  server.use(
    http.get(`*${paths.organizationSource}`, () => HttpResponse.json({}, { status: 500 })),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderApp('/');
  expect(await screen.findByRole('region', { name: 'Strategic Alignment' })).toBeVisible();
  expect(isShown(sample)).toBe(true);
});

test('the sample names its company and says where to upload', async () => {
  await open('/sentiment', false);
  expect(
    screen.getByText(/^Northwind is an invented company of 105 people\. Your own figures/),
  ).toHaveTextContent('as of 20 November 2026');
  expect(screen.getByRole('link', { name: 'Upload a meeting' })).toHaveAttribute(
    'href',
    '/meetings?upload',
  );
});

test('signing in leads to the own figures', async () => {
  const { handlers } = figureServer();
  let isSignedIn = false;
  server.use(
    http.get('*/api/auth/get-session', () => (isSignedIn ? undefined : HttpResponse.json(null))),
    ...handlers,
  );
  const { user } = await renderApp('/');
  await user.type(await screen.findByLabelText('E-mail'), account.email);
  await user.type(screen.getByLabelText('Password'), account.password);
  isSignedIn = true;
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('region', { name: 'What changed' })).toBeVisible();
});
