import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { buildMeeting } from './testing/build-meeting.ts';
import { meetingServer } from './testing/meeting-server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function open(
  path: string,
  { isAllowed = true, isOn = false }: { isAllowed?: boolean; isOn?: boolean },
) {
  server.use(
    ...accountServer({ signedInAs: account.email, isAllowed, features: { actions: isOn } })
      .handlers,
  );
  meetingServer({ meetings: [buildMeeting()] });
  await renderApp(path);
}
const settingsLink = () => screen.queryByRole('link', { name: 'Switch on in Settings' });

test.each([
  ['a card', '/meetings', /6 actions/],
  ['the page of a meeting', '/meetings/review', /^6/],
])(
  'beside the number of actions, %s leads to the switch of what is off',
  async (_, path, count) => {
    await open(path, {});
    expect(await screen.findByRole('link', { name: 'Switch on in Settings' })).toHaveAttribute(
      'href',
      '/admin?tab=settings#settings-features',
    );
    expect(settingsLink()?.parentElement).toHaveTextContent(count);
  },
);

test.each([{ isAllowed: false }, { isOn: true }])(
  'with %j no such link is shown',
  async (given) => {
    await open('/meetings', given);
    expect(await screen.findByText(/6 actions/)).toBeVisible();
    expect(settingsLink()).toBeNull();
  },
);
