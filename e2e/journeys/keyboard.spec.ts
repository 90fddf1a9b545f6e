import { administrationPage } from '../harness/administration-page.ts';
import { coveredStops, enter, tabTo } from '../harness/keyboard.ts';
import { linkOf } from '../harness/mailbox.ts';
import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

// The other journeys run without animations.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('an invitation is sent and accepted, and a transcript uploaded, by keyboard alone', async ({
  ownerPage,
  server,
  openBrowserOf,
}) => {
  const asOwner = administrationPage(ownerPage);
  const { keyboard } = ownerPage;
  await ownerPage.goto('/meetings');
  await enter(ownerPage, asOwner.entry);
  await enter(ownerPage, ownerPage.getByRole('button', { name: 'Invite User', exact: true }));
  await expect(asOwner.inviteDialog.getByLabel('E-mail')).toBeFocused();
  await keyboard.type('vera@example.com');
  await tabTo(ownerPage, asOwner.inviteDialog.getByLabel('Role'));
  await keyboard.press('ArrowDown');
  await expect(asOwner.inviteDialog.getByLabel('Role')).toHaveValue('admin');
  await enter(ownerPage, asOwner.inviteDialog.getByRole('button', { name: 'Send Invitation' }));
  await expect(asOwner.inviteDialog).toBeHidden();
  await expect(asOwner.row('vera@example.com')).toContainText('Admin');

  const page = await openBrowserOf();
  await page.goto(linkOf(await server.mailbox.takeMailTo('vera@example.com')));
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('a-long-passphrase');
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type('a-long-passphrase');
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('link', { name: 'Go to Rapport' }));

  const { uploadButton, dialog } = meetingsPage(page);
  await enter(page, page.getByRole('link', { name: 'Meetings' }));
  // Backwards, because after a navigation browsers disagree on where the next Tab starts.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await enter(page, uploadButton);
  await expect(dialog.getByLabel('Meeting Title (Optional)')).toBeFocused();
  await page.keyboard.type('By keyboard alone');
  const chooser = page.waitForEvent('filechooser');
  await enter(page, dialog.getByRole('button', { name: 'Choose File' }));
  await (await chooser).setFiles(vttFile());
  await enter(page, dialog.getByRole('button', { name: 'Upload', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(uploadButton).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'By keyboard alone' }));
  await expect(page.getByRole('heading', { name: 'By keyboard alone', level: 1 })).toBeVisible();

  await enter(page, page.getByRole('button', { name: 'Meeting menu' }));
  const deletion = page.getByRole('menuitem', { name: 'Delete Meeting' });
  await expect(deletion).toBeVisible();
  await page.keyboard.press('End');
  await expect(deletion).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Meeting' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await enter(page, question.getByRole('button', { name: 'Delete Meeting' }));
  await expect(page.getByText('No meetings found')).toBeVisible();
});

test('a dialog traps the focus, and restores it when Escape closes it', async ({
  ownerPage: page,
}) => {
  const { open, dialog, uploadButton } = meetingsPage(page);
  await open();
  await enter(page, uploadButton);
  await expect(dialog.getByLabel('Meeting Title (Optional)')).toBeFocused();
  for (const _ of Array.from({ length: 8 })) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(uploadButton).toBeFocused();
});

test('the focus is never below the bars at the edges of the window', async ({
  ownerPage: page,
}) => {
  await page.goto('/succession/new?data=sample');
  await expect(page.getByRole('button', { name: 'Show all 105' })).toBeVisible();
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/scenarios?data=sample');
  await expect(page.getByRole('link', { name: /^Custom Scenario/ })).toBeVisible();
  expect(await coveredStops(page, 'Shift+Tab')).toEqual([]);
});
