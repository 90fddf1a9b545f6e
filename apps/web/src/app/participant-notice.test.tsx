import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { buildMeeting } from '@/features/meetings/testing/build-meeting.ts';
import { meetingServer } from '@/features/meetings/testing/meeting-server.ts';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const notice = 'This meeting is analysed with Rapport.';

function serve(participantNotice: string) {
  server.use(...accountServer({ signedInAs: account.email }).handlers);
  meetingServer({ meetings: [buildMeeting()] });
  const trust = { ...defaultOrganizationSettings.trust, participantNotice };
  server.use(
    http.get(`*${paths.organizationSettings}`, () =>
      HttpResponse.json({ ...defaultOrganizationSettings, trust }),
    ),
  );
}

test('the notice for participants is at the foot of a meeting', async () => {
  serve(notice);
  await renderApp('/meetings/review');
  expect(await screen.findByRole('region', { name: 'Meeting Details' })).toBeVisible();
  expect(await screen.findByText(notice)).toBeVisible();
});

test('the upload dialog says what participants are told', async () => {
  serve(notice);
  await renderApp('/meetings?upload');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' }));
  expect(await dialog.findByText(`Participants are told: ${notice}`)).toBeVisible();
});

test('without a notice nothing is said', async () => {
  serve('');
  await renderApp('/meetings?upload');
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' }));
  expect(dialog.getByRole('button', { name: 'Upload' })).toBeVisible();
  expect(dialog.queryByText(/Participants are told/)).not.toBeInTheDocument();
});
