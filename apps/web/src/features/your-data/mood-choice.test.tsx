import { paths } from '@rapport/contract';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const moment = '2026-11-02T09:00:00.000Z';
const directory = {
  firstName: 'Helena',
  lastName: 'Brandt',
  username: null,
  title: null,
  department: null,
  teams: [],
  syncSource: 'USER_UPLOAD',
  externalId: null,
  managed: null,
  heardAs: [],
  lastSyncedAt: null,
  invitedAt: null,
  activatedAt: null,
};

function dataServer(isInDirectory = true) {
  const state = { isLeftOutOfMoods: false, choices: [] as unknown[] };
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.myData}`, () =>
      HttpResponse.json({
        profile: {
          email: account.email,
          accountName: account.name,
          picture: null,
          organization: 'Northwind',
          role: 'member',
          memberSince: moment,
          lastUsedAt: null,
          signIn: { twoFactor: null, singleSignOn: [], passkeys: [], assistants: [] },
          directory: isInDirectory
            ? { ...directory, isLeftOutOfMoods: state.isLeftOutOfMoods }
            : null,
        },
        meetings: [],
        corrections: [],
        totals: { meetings: 0, corrections: 0, uploads: 0, auditEntries: 0 },
      }),
    ),
    http.put<never, { isLeftOutOfMoods: boolean }>(
      `*${paths.leftOutOfMoods}`,
      async ({ request }) => {
        const choice = await request.json();
        state.choices.push(choice);
        state.isLeftOutOfMoods = choice.isLeftOutOfMoods;
        return HttpResponse.json(choice);
      },
    ),
  );
  return state;
}

const name = 'Leave my turns out of moods';
let state: ReturnType<typeof dataServer>;
beforeEach(() => {
  state = dataServer();
});

test('a person leaves their turns out of moods, and undoes it', async () => {
  const { user } = await renderApp('/your-data');
  await user.click(await screen.findByRole('switch', { name, checked: false }));
  await user.click(await screen.findByRole('switch', { name, checked: true, busy: false }));
  expect(await screen.findByRole('switch', { name, checked: false })).toBeVisible();
  expect(state.choices).toEqual([{ isLeftOutOfMoods: true }, { isLeftOutOfMoods: false }]);
});

test('a choice that is refused says why and is not shown as made', async () => {
  server.use(
    http.put(`*${paths.leftOutOfMoods}`, () =>
      HttpResponse.json(
        { code: 'NOT_IN_DIRECTORY', message: 'You are not in the directory.' },
        { status: 409 },
      ),
    ),
  );
  const { user } = await renderApp('/your-data');
  await user.click(await screen.findByRole('switch', { name }));
  expect(await screen.findByText('You are not in the directory.')).toBeVisible();
  expect(screen.getByRole('switch', { name, checked: false })).toBeVisible();
});

test('people who are not in the directory have nothing to choose', async () => {
  dataServer(false);
  await renderApp('/your-data');
  expect(await screen.findByText('You are not in the directory.')).toBeVisible();
  expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
});
