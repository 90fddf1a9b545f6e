import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

test("an action lights up its owner's bell and is opened from there; a link stops the digest while signed out", async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const colleague = await server.createMember(owner.organizationId);
  const theirs = await openBrowserOf(colleague);
  const { look } = screenTour(theirs);
  await meetingsPage(page).open();
  const origin = new URL(page.url()).origin;
  const { trust, ...organization } = defaultOrganizationSettings;
  const features = { ...organization.activeFeatures, actions: true };
  await page.request.patch(paths.organizationSettings, {
    data: { ...organization, activeFeatures: features },
    headers: { origin },
  });
  await meetingsPage(theirs).open();
  await expect(theirs.getByText('connected', { exact: true })).toBeVisible();
  const bell = theirs.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');

  const people = await page.request.get(`${paths.users}?q=${colleague.email}`);
  const { users } = await people.json();
  const added = await page.request.post(paths.actions, {
    data: { text: 'Book the audit', owner: { userId: users[0].id } },
    headers: { origin },
  });
  expect(added.status()).toBe(200);
  await expect(bell).toHaveAccessibleName('Notifications, 1 not read');

  await theirs.keyboard.press('g');
  await theirs.keyboard.press('n');
  const panel = theirs.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Book the audit')).toBeVisible();
  await look('the notifications', panel);
  await theirs.keyboard.press('ArrowDown');
  await theirs.keyboard.press('Enter');
  await expect(theirs).toHaveURL(/\/actions\?whose=mine/);
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications');

  await bell.click();
  await panel.getByRole('link', { name: 'All notifications' }).click();
  await expect(panel).toBeHidden();
  await look('all notifications', theirs.getByRole('region', { name: 'Today' }));
  await theirs.getByRole('button', { name: 'Mark done: Book the audit' }).click();
  await expect(theirs.getByText('Action marked done.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.getByRole('button', { name: 'Mark done: Book the audit' })).toBeVisible();

  await bell.click();
  await panel.getByRole('button', { name: 'Notification settings' }).click();
  const settings = theirs.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
  const digest = theirs.getByRole('region', { name: 'Weekly digest' });
  await digest.getByRole('switch', { name: 'Weekly digest' }).click();
  await digest.getByRole('button', { name: 'Send me one now' }).click();
  await expect(digest.getByText(`It is on its way to ${colleague.email}.`)).toBeVisible();
  await look('the notification settings', settings);

  const mail = await server.mailbox.takeMailTo(colleague.email);
  expect(mail.html).toContain('Book the audit');
  expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [link] = /http\S+\/unsubscribe\?token=[\w-]+/.exec(mail.text) ?? [];
  const signedOut = await openBrowserOf();
  await signedOut.goto(link ?? '');
  const stop = signedOut.getByRole('button', { name: 'Stop these mails' });
  await screenTour(signedOut).look('stopping mails', stop);
  await stop.click();
  await expect(signedOut.getByText(/You get no weekly digest any more/)).toBeVisible();
  await theirs.reload();
  const after = await theirs.request.get(paths.notificationSettings);
  expect(await after.json()).toMatchObject({ isDigestOn: false });
});
