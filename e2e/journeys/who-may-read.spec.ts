import type { Page } from '@playwright/test';
import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';

const title = 'Salary round';
const isGone = (page: Page) => expect(page.getByText('Meeting not found.')).toBeVisible();
/** Waits until an open page no longer shows the meeting. */
const isTakenAway = (page: Page) =>
  expect(
    page.getByText('This meeting was deleted, or is no longer shared with you.'),
  ).toBeVisible();
const isRead = (page: Page) =>
  expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

/** Chooses who may read meetings, without saving. */
async function chooseReaders(page: Page, readers: 'Everyone' | 'Participants') {
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Who may read meetings' });
  await section.getByRole('radio', { name: new RegExp(`^${readers}`) }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
}

const saved = (page: Page) =>
  expect(page.getByText('Organization settings have been updated successfully.')).toBeVisible();

test('a meeting appears and disappears for a colleague with the setting and with shares', async ({
  owner,
  ownerPage,
  server,
  openBrowserOf,
}) => {
  const uploader = await server.createMember(owner.organizationId);
  const colleague = await server.createMember(owner.organizationId);
  const meetingId = await uploader.buildMeeting({ title, withResults: true });

  const listPage = await openBrowserOf(colleague);
  const meetingPage = await listPage.context().newPage();
  const card = meetingsPage(listPage).card(title);
  await meetingsPage(listPage).open();
  await meetingPage.goto(`/meetings/${meetingId}`);
  await isRead(meetingPage);
  await expect(card).toBeVisible();
  let loads = 0;
  for (const page of [listPage, meetingPage]) {
    await expect(page.getByText('connected', { exact: true })).toBeVisible();
    page.on('load', () => {
      loads += 1;
    });
  }

  await chooseReaders(ownerPage, 'Participants');
  // A stricter rule is saved without confirmation.
  await saved(ownerPage);
  await expect(listPage.getByText('No meetings found')).toBeVisible();
  await isTakenAway(meetingPage);

  // The owner neither spoke in the meeting nor uploaded it.
  await meetingsPage(ownerPage).open();
  await expect(ownerPage.getByText('No meetings found')).toBeVisible();
  await ownerPage.goto(`/meetings/${meetingId}`);
  await isGone(ownerPage);

  const uploaderPage = await openBrowserOf(uploader);
  const dialog = uploaderPage.getByRole('dialog', { name: 'Share this meeting' });
  const change = uploaderPage.getByRole('button', { name: 'Change', exact: true });
  await uploaderPage.goto(`/meetings/${meetingId}`);
  await expect(uploaderPage.getByText('Participants can read this')).toBeVisible();
  await change.click();
  await dialog.getByRole('searchbox', { name: 'Add people' }).fill(colleague.email);
  await dialog.getByRole('button', { name: `Add ${colleague.email}` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(uploaderPage.getByText('Participants and 1 other can read this')).toBeVisible();
  await expect(card).toBeVisible();
  await isRead(meetingPage);
  await ownerPage.reload();
  await isGone(ownerPage);

  await change.click();
  await dialog.getByRole('button', { name: `Remove ${colleague.email}` }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(uploaderPage.getByText('Participants can read this')).toBeVisible();
  await expect(card).toBeHidden();
  await isTakenAway(meetingPage);

  await chooseReaders(ownerPage, 'Everyone');
  const question = ownerPage.getByRole('alertdialog', { name: 'Show more than before' });
  await expect(question).toContainText('Everyone in the organization may read every meeting');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(ownerPage.getByText('1 change not saved: Who may read meetings')).toBeVisible();
  await expect(card).toBeHidden();
  await ownerPage.getByRole('button', { name: 'Save Settings' }).click();
  await question.getByRole('button', { name: 'Save and Tell All Members' }).click();
  await saved(ownerPage);
  await expect(card).toBeVisible();
  await isRead(meetingPage);
  expect(loads).toBe(0);

  for (const { email } of [owner, uploader, colleague]) {
    const mail = await server.mailbox.takeMailTo(email);
    expect(mail.subject).toMatch(/ changed who may see what on Rapport$/);
    expect(mail.text).toContain('Everyone in the organization may read every meeting');
  }
  await ownerPage.goto(`/meetings/${meetingId}`);
  await isRead(ownerPage);
  await expect(ownerPage.getByText('Everyone in the organization can read this')).toBeVisible();
});
