import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

it('if not everyone may read all meetings, a missing open meeting may be deleted or no longer shared', async () => {
  const trust = { meetingReaders: 'participants', participantNotice: 'Told.' } as const;
  const { state } = meetingServer({ meetings: [buildMeeting()] });
  server.use(...accountServer({ signedInAs: account.email, trust }).handlers);
  await renderApp('/meetings/review');
  // Wait until the settings are loaded.
  await screen.findByText('Told.');
  state.meetings = [];
  act(() => rebroadcast('meetings-updated', { organizationId: 'northwind' }));
  expect(await screen.findByText(/^This meeting was deleted, or is no longer/)).toBeVisible();
});
