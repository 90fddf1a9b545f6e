import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import { txtFile, vttFile } from '../harness/transcript-files.ts';

test('finds meetings by name, and keeps the search in the address', async ({ ownerPage: page }) => {
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.upload(txtFile(), 'Budget review');
  await meetings.upload(vttFile(), 'Hiring plan');
  await page.getByPlaceholder('Search meetings...').fill('bUDGET');
  await expect(meetings.card('Hiring plan')).toBeHidden();
  await expect(meetings.card('Budget review')).toBeVisible();
  await expect(page).toHaveURL(/search=bUDGET/);

  await page.reload();
  await expect(meetings.card('Budget review')).toBeVisible();
  await expect(meetings.card('Hiring plan')).toBeHidden();

  await page.getByPlaceholder('Search meetings...').fill('offsite');
  await expect(page.getByText('No meetings found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria')).toBeVisible();
});
