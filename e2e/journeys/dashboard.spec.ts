import { enter, tabTo } from '../harness/keyboard.ts';
import { expect, test } from '../harness/test.ts';

test('the dashboard leads to the sentiment of a team, and a shared address keeps it', async ({
  ownerPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /teams needing attention/ }).click();
  await page.getByRole('radio', { name: 'Past Week' }).click();
  await page.getByRole('button', { name: /^Engineering/ }).click();
  await page.getByRole('button', { name: 'Stressed' }).click();
  await expect(page).toHaveURL('/sentiment?period=past-week&department=Engineering&sort=stressed');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Past Week' })).toBeChecked();
  await expect(page.getByRole('rowheader').first()).toContainText('Tomás Leiva');
  await expect(page.getByText('Showing 10 of 34 people')).toBeVisible();
});

test('the organization map is read by keyboard, and remembers its elastic behavior', async ({
  ownerPage: page,
}) => {
  await page.goto('/');
  const map = page.getByRole('region', { name: 'Organization Connection Map' });
  const elastic = map.getByRole('switch', { name: 'Elastic behavior' });
  await tabTo(page, elastic);
  await page.keyboard.press('Space');
  await tabTo(page, map.getByRole('button', { name: 'Walk through the map' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(map.getByRole('status')).toContainText('Tomás Leiva');
  await enter(page, map.getByRole('button', { name: 'Close' }));
  await expect(map.getByRole('status')).toBeHidden();
  await page.reload();
  await expect(elastic).toBeChecked();
});
