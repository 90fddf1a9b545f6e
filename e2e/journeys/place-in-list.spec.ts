import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';

test('going back to a long list restores the scroll position', async ({
  ownerPage: page,
  owner,
}) => {
  for (let number = 1; number <= 30; number++) {
    const startsAt = new Date(Date.UTC(2026, 0, 31 - number));
    await owner.buildMeeting({ title: `Standup ${number}`, startsAt, withResults: true });
  }
  const meetings = meetingsPage(page);
  const late = meetings.card('Standup 25').getByRole('link');
  await meetings.open();
  await late.scrollIntoViewIfNeeded();
  await late.click();
  await page.getByRole('heading', { name: 'Standup 25', level: 1 }).waitFor();
  await page.goBack();
  await expect(late).toBeInViewport();

  await page.reload();
  await expect(late).toBeInViewport();
});

test('a page opened by address begins at its top, and going back leads to where the last one was left', async ({
  ownerPage: page,
  owner,
}) => {
  for (let number = 1; number <= 30; number++) {
    await owner.buildMeeting({ title: `Standup ${number}`, withResults: true });
  }
  const webhooks = page.getByRole('heading', { name: 'Webhooks' });
  await page.goto('/admin?tab=settings');
  await webhooks.scrollIntoViewIfNeeded();
  await expect(webhooks).toBeInViewport();

  const meetings = meetingsPage(page);
  await page.goto('/meetings');
  const late = meetings.card('Standup 25').getByRole('link');
  await late.waitFor();
  await expect(page.getByRole('heading', { name: 'Meetings', level: 1 })).toBeInViewport();

  await late.scrollIntoViewIfNeeded();
  await page.goto('/admin?tab=settings');
  await webhooks.waitFor();
  await page.goBack();
  await expect(late).toBeInViewport();
});
