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
