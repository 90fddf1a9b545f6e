import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { buildUser, owner } from '@/features/administration/testing/build-user.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

type Given = {
  isAllowed?: boolean;
  meetings?: number;
  users?: readonly ReturnType<typeof buildUser>[];
};

async function openDashboard({ isAllowed = true, meetings = 0, users = [owner] }: Given) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/v1/event', () => {
      asked.push('meetings');
      return HttpResponse.json({ meetings: [], total: meetings, next: null });
    }),
    http.get('*/api/v1/user/all', () => {
      asked.push('users');
      return HttpResponse.json({ users, total: users.length });
    }),
    ...accountServer({ signedInAs: account.email, isAllowed }).handlers,
  );
  const app = await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Helena' });
  return { ...app, asked };
}

const findSteps = async () => within(await screen.findByRole('region', { name: 'First steps' }));
const querySteps = () => screen.queryByRole('region', { name: 'First steps' });
const imported = buildUser({ status: 'SYNCED_ONLY', rapportUser: false });

test('a new owner is offered upload, import and invitation above the sample', async () => {
  const { user } = await openDashboard({});
  const steps = await findSteps();
  const names = () => steps.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
  expect(names()).toEqual(['Upload a meeting', 'Import your people', 'Invite a colleague']);
  expect(steps.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '/meetings?upload');
  await user.click(steps.getByRole('button', { name: 'Import users' }));
  expect(await screen.findByRole('dialog', { name: 'Import users' })).toBeVisible();
});

test.each([
  ['a meeting is there', { meetings: 1 }, ['Import your people', 'Invite a colleague']],
  [
    'people were imported',
    { users: [owner, imported] },
    ['Upload a meeting', 'Invite a colleague'],
  ],
  [
    'somebody was invited',
    { users: [owner, buildUser()] },
    ['Upload a meeting', 'Import your people'],
  ],
] as const)('a step disappears once %s', async (_, given, left) => {
  await openDashboard(given);
  const heads = (await findSteps()).getAllByRole('heading', { level: 3 });
  expect(heads.map((head) => head.textContent)).toEqual(left);
});

test('a member is offered the upload only, and nothing else is fetched', async () => {
  const { asked } = await openDashboard({ isAllowed: false });
  const heads = (await findSteps()).getAllByRole('heading', { level: 3 });
  expect(heads.map((head) => head.textContent)).toEqual(['Upload a meeting']);
  expect(asked).toEqual(['meetings']);
});

test('dismissed first steps are remembered in this browser', async () => {
  const { user } = await openDashboard({});
  await user.click((await findSteps()).getByRole('button', { name: 'Dismiss the first steps' }));
  expect(querySteps()).not.toBeInTheDocument();
  expect(localStorage.getItem(`rapport-started-organizations-${account.id}`)).toBe('["northwind"]');
});

test('an organization that has begun sees no first steps and fetches its meetings once', async () => {
  const { asked } = await openDashboard({ meetings: 5 });
  await waitFor(() =>
    expect(localStorage.getItem(`rapport-started-organizations-${account.id}`)).toBe(
      '["northwind"]',
    ),
  );
  expect(querySteps()).not.toBeInTheDocument();
  expect(asked).toEqual(['meetings']);
});
