import {
  defaultNotificationSettings,
  type NotificationSettingsAnswer,
  paths,
} from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { noMailServer, server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

async function openSettings(isRefused = false) {
  let saved: NotificationSettingsAnswer = {
    ...defaultNotificationSettings,
    email: account.email,
    smallestGroup: 5,
  };
  server.use(
    http.get('*/api/auth/list-sessions', () => HttpResponse.json([])),
    http.get(`*${paths.notificationSettings}`, () => HttpResponse.json(saved)),
    http.put<never, NotificationSettingsAnswer>(
      `*${paths.notificationSettings}`,
      async ({ request }) => {
        if (isRefused) return HttpResponse.json({}, { status: 500 });
        saved = { ...saved, ...(await request.json()) };
        return HttpResponse.json(saved);
      },
    ),
    ...accountServer({ signedInAs: account.email }).handlers,
  );
  const { user } = await renderApp('/meetings#notification-settings');
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await dialog.findByRole('region', { name: 'Weekly digest' });
  return { user, dialog, saved: () => saved };
}

test('the address of a mail opens the settings at the notifications', async () => {
  const { dialog } = await openSettings();
  const part = dialog.getByRole('region', { name: 'Notifications' }).parentElement;
  await waitFor(() => expect(part).toHaveFocus());
});

test('each kind is chosen for the bell and for mails, and saved at once', async () => {
  const { user, dialog, saved } = await openSettings();
  const mail = dialog.getByRole('checkbox', { name: 'You were given an action: Mail at once' });
  expect(mail).not.toBeChecked();
  await user.click(mail);
  expect(mail).toBeChecked();
  await waitFor(() => expect(saved().mail).toEqual(['action-given']));
  await user.click(dialog.getByRole('checkbox', { name: 'Analysis finished: Bell' }));
  await waitFor(() => expect(saved().bell).not.toContain('meeting-analysed'));
  expect(saved().mail).toEqual(['action-given']);
});

test('digest and quiet hours have their times', async () => {
  const { user, dialog, saved } = await openSettings();
  await user.click(dialog.getByRole('switch', { name: 'Weekly digest' }));
  await waitFor(() => expect(saved().isDigestOn).toBe(true));
  await user.selectOptions(dialog.getByLabelText('Day of the digest'), 'Tuesday');
  await waitFor(() => expect(saved().digestDay).toBe(1));
  expect(dialog.getByLabelText('Quiet to')).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Quiet from'), '18:00');
  await waitFor(() => expect(saved().quietFrom).toBe('18:00'));
  await waitFor(() => expect(dialog.getByLabelText('Quiet to')).toBeEnabled());
});

test.each([
  [true, `It is on its way to ${account.email}.`],
  [false, 'There is nothing to report for the last week, so no mail is sent.'],
])('a digest on request, sent: %s', async (isSent, sentence) => {
  const { user, dialog } = await openSettings();
  server.use(http.post(`*${paths.digestNow}`, () => HttpResponse.json({ isSent })));
  await user.click(dialog.getByRole('button', { name: 'Send me one now' }));
  expect(await dialog.findByText(sentence)).toBeInTheDocument();
});

test('without a mail server the settings promise no mail', async () => {
  server.use(noMailServer);
  const { user, dialog } = await openSettings();
  expect(await dialog.findByText(/^No mail server is set up: no mail arrives/)).toBeVisible();
  expect(dialog.queryByText(/^By mail to/)).not.toBeInTheDocument();
  server.use(http.post(`*${paths.digestNow}`, () => HttpResponse.json({ isSent: true })));
  await user.click(dialog.getByRole('button', { name: 'Send me one now' }));
  expect(await dialog.findByText(/^No mail server is set up: it was written/)).toBeInTheDocument();
});

test('a choice that cannot be saved is taken back, and said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user, dialog } = await openSettings(true);
  const mail = dialog.getByRole('checkbox', { name: 'Analysis failed: Mail at once' });
  await user.click(mail);
  expect(await dialog.findByText('The change could not be saved.')).toBeInTheDocument();
  await waitFor(() => expect(mail).not.toBeChecked());
});
