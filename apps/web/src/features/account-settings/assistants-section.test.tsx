import { type OwnAssistants, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

const claude: OwnAssistants['assistants'][number] = {
  id: 'one',
  name: 'Claude',
  host: 'claude.ai',
  organization: 'Larkfield',
  connectedAt: '2026-10-05T08:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  isOn: true,
};

async function open(
  assistants: OwnAssistants['assistants'],
  { isPossible = true, status = 204 } = {},
) {
  let left = assistants;
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get('*/api/auth/list-sessions', () => HttpResponse.json([])),
    http.get(`*${paths.ownAssistants}`, () =>
      HttpResponse.json<OwnAssistants>({
        isPossible,
        address: 'https://rapport.example/mcp',
        assistants: left,
      }),
    ),
    http.delete<{ id: string }>(`*${paths.ownAssistant}`, ({ params }) => {
      left = left.filter(({ id }) => id !== params.id);
      return status === 204
        ? new Response(null, { status })
        : HttpResponse.json({ code: 'NOT_FOUND', message: 'No.' }, { status });
    }),
  );
  const { user } = await renderApp('/meetings#settings');
  return { user, part: within(await screen.findByRole('region', { name: 'Assistants' })) };
}

test('lists the own assistants, and ends one', async () => {
  const other = {
    ...claude,
    id: 'two',
    name: 'Le Chat',
    expiresAt: claude.connectedAt,
    isOn: false,
  };
  const { user, part } = await open([claude, other]);
  expect(await part.findByText(/since 5 Oct 2026, until you end it, never used/)).toBeVisible();
  expect(part.getByText(/sleeps while assistants are switched off/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Revoke Claude at Larkfield' }));
  expect(await part.findByText('The assistant reads no more.')).toBeVisible();
  expect(part.queryByText('Claude')).not.toBeInTheDocument();
  expect(part.getByText('Le Chat')).toBeVisible();
});

test('tells that a connection had ended already', async () => {
  const { user, part } = await open([claude], { status: 404 });
  await user.click(await part.findByRole('button', { name: /^Revoke Claude/ }));
  expect(await part.findByRole('alert')).toHaveTextContent('had ended already');
});

test('says how to connect one, or why that is not possible', async () => {
  const { part } = await open([]);
  expect(await part.findByText(/To connect one, paste/)).toBeVisible();
});

test('says that no organization lets assistants read', async () => {
  const { part } = await open([], { isPossible: false });
  expect(await part.findByText(/None of your organizations lets assistants read/)).toBeVisible();
});
