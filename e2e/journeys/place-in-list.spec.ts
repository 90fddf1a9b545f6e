import { paths } from '@rapport/contract';
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
  const last = meetings.card('Standup 30').getByRole('link');
  const scrollPosition = () => page.evaluate<number>('scrollY');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await meetings.open();
    await last.scrollIntoViewIfNeeded();
    const position = await scrollPosition();
    await last.click();
    await page.getByRole('heading', { name: 'Standup 30', level: 1 }).waitFor();
    await page.goBack();
    await last.waitFor();
    await expect.poll(scrollPosition).toBe(position);

    await page.reload();
    await last.waitFor();
    await expect.poll(scrollPosition).toBe(position);
  }

  const answered = Promise.withResolvers<void>();
  await page.route(`**${paths.meetings}?*`, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByText('Loading meetings...').waitFor();
  await page.mouse.wheel(0, -1);
  answered.resolve();
  await last.waitFor();
  expect(await scrollPosition()).toBeLessThan(800);
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
  // What loads later above the heading moves it.
  await expect(async () => {
    await webhooks.scrollIntoViewIfNeeded();
    await expect(webhooks).toBeInViewport({ timeout: 1000 });
  }).toPass();

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
