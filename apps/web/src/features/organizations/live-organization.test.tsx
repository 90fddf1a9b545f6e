import type { ActiveFeatures, ServerEventName } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connectionRestoredEvent, rebroadcast } from '@/realtime/window-events.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

/** Opens the meetings. The returned state is the one of the server. */
async function openApp(changeable: { isAllowed: boolean; features?: Partial<ActiveFeatures> }) {
  const given = Object.assign(changeable, { signedInAs: account.email });
  server.use(...accountServer(given).handlers);
  await renderApp('/meetings');
  await screen.findByText('No meetings found');
  return given;
}

const hear = (name: ServerEventName) =>
  act(() => rebroadcast(name, { organizationId: 'northwind' }));
const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name });

test('a feature that an admin switches off disappears from an open page', async () => {
  const given = await openApp({ isAllowed: false });
  expect(entry('Ask Me Anything')).toBeInTheDocument();
  given.features = { askMeAnything: false };
  hear('organization-settings-updated');
  await waitFor(() => expect(entry('Ask Me Anything')).not.toBeInTheDocument());
});

test('a feature switched off while offline disappears on reconnecting', async () => {
  const given = await openApp({ isAllowed: false });
  given.features = { askMeAnything: false };
  act(() => void window.dispatchEvent(new Event(connectionRestoredEvent)));
  await waitFor(() => expect(entry('Ask Me Anything')).not.toBeInTheDocument());
});

test('a new admin sees the administration at once', async () => {
  const given = await openApp({ isAllowed: false });
  expect(entry('Admin')).not.toBeInTheDocument();
  given.isAllowed = true;
  hear('access-updated');
  expect(await screen.findByRole('link', { name: 'Admin' })).toBeVisible();
});
