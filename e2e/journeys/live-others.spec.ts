import type { Page } from '@playwright/test';
import { administrationPage } from '../harness/administration-page.ts';
import { meetingsPage } from '../harness/meetings-page.ts';
import { listenToSocket } from '../harness/socket-frames.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

const answered = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse((answer) => answer.request().method() === method && path.test(answer.url()));

test('changes reach a colleague at once, and no other organization', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const colleaguePage = await openBrowserOf(await server.createMember(owner.organizationId));
  const strangerPage = await openBrowserOf(await server.createOwner());
  const strangerSocket = listenToSocket(strangerPage);
  const colleagueSocket = listenToSocket(colleaguePage);
  const [here, there, elsewhere] = [page, colleaguePage, strangerPage].map(meetingsPage);
  if (!here || !there || !elsewhere) throw new Error('Three pages make three lists.');
  for (const meetings of [here, there, elsewhere]) await meetings.open();
  for (const reader of [page, colleaguePage, strangerPage]) {
    await expect(reader.getByText('connected', { exact: true })).toBeVisible();
    await expect(reader.getByText('No meetings found')).toBeVisible();
  }
  // Polling would find the changes later. It gets no response here, so they can only come over the socket.
  await colleaguePage.route('**/api/v1/meeting-transcript/*/status', () => {});
  let loads = 0;
  colleaguePage.on('load', () => {
    loads += 1;
  });

  server.gate.hold('analyzing_sentiment');
  const uploaded = answered(page, 'POST', /\/upload$/);
  await here.upload(vttFile(), 'Seen by a colleague');
  await uploaded;
  const card = there.card('Seen by a colleague');
  await expect(card).toBeVisible();
  const meetingId = await server.gate.arrived();
  await expect(card.getByText('Step 5 of 8 · Analyzing sentiment')).toBeVisible();

  const cancelled = answered(page, 'DELETE', /\/cancel$/);
  await here.card('Seen by a colleague').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Processing' }).click();
  await cancelled;
  await expect(card.getByText('Processing Cancelled')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  server.gate.open();

  const deleted = answered(page, 'DELETE', /\/event\//);
  await here.card('Seen by a colleague').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Meeting' }).click();
  await deleted;
  await expect(card).toBeHidden();
  await expect(colleaguePage.getByText('No meetings found')).toBeVisible();
  expect(loads).toBe(0);

  // The stranger's socket is connected too, and receives none of the events.
  const heard = (frames: string[]) => frames.filter((frame) => frame.includes(meetingId)).length;
  expect(heard(colleagueSocket.frames)).toBeGreaterThan(2);
  expect(strangerSocket.frames.join()).toContain('joined_organization');
  expect(heard(strangerSocket.frames)).toBe(0);
  await expect(strangerPage.getByText('No meetings found')).toBeVisible();
});

test('a result appears for a colleague as soon as it is saved', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const colleaguePage = await openBrowserOf(await server.createMember(owner.organizationId));
  const [here, there] = [meetingsPage(page), meetingsPage(colleaguePage)];
  await here.open();
  await there.open();
  await expect(colleaguePage.getByText('connected', { exact: true })).toBeVisible();
  server.gate.hold('saving_results');
  await here.upload(vttFile(), 'Soon done');
  await expect(there.card('Soon done').getByText('Step 8 of 8')).toBeVisible();
  server.gate.open();
  await expect(there.card('Soon done').getByRole('link', { name: 'Soon done' })).toBeVisible();
});

test('a changed feature and a changed role reach the open page of a colleague', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const colleague = await server.createMember(owner.organizationId);
  const colleaguePage = await openBrowserOf(colleague);
  await meetingsPage(colleaguePage).open();
  await expect(colleaguePage.getByText('connected', { exact: true })).toBeVisible();
  let loads = 0;
  colleaguePage.on('load', () => {
    loads += 1;
  });
  const entry = (name: string) =>
    colleaguePage.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expect(entry('Ask Me Anything')).toBeVisible();
  await expect(entry('Admin')).toBeHidden();

  await page.goto('/admin?tab=settings');
  await page.getByRole('switch', { name: 'Ask Me Anything' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(entry('Ask Me Anything')).toBeHidden();

  await page.goto(`/users/${colleague.accountId}`);
  await administrationPage(page).chooseRole('Admin');
  await expect(entry('Admin')).toBeVisible();
  expect(loads).toBe(0);
});
