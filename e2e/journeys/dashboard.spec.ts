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
  await expect(page).toHaveURL(
    '/sentiment?data=sample&teams=needing-attention&period=past-week&department=Engineering&sort=stressed',
  );
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

test('the organization map hides names, and its list shows strong connections only', async ({
  ownerPage: page,
}) => {
  // Without animation, only names change in the picture.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const map = page.getByRole('region', { name: 'Organization Connection Map' });
  const names = map.getByRole('switch', { name: 'Show names' });
  const picture = map.getByRole('img');
  await expect(names).toBeChecked();
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  let withNames = await picture.screenshot();
  await expect(async () => {
    const before = withNames;
    withNames = await picture.screenshot();
    expect(withNames.equals(before)).toBe(true);
  }).toPass();
  const looksLike = async (before: Buffer) => (await picture.screenshot()).equals(before);
  await tabTo(page, names);
  await page.keyboard.press('Space');
  await expect(names).not.toBeChecked();
  await expect.poll(() => looksLike(withNames)).toBe(false);
  // The picture may have been placed anew since, so it is not compared with the first one.
  const withoutNames = await picture.screenshot();
  await page.keyboard.press('Space');
  await expect(names).toBeChecked();
  await expect.poll(() => looksLike(withoutNames)).toBe(false);

  await enter(page, map.getByRole('button', { name: 'Show as list' }));
  await map.getByRole('radio', { name: 'Pairs' }).check();
  await map.getByRole('searchbox', { name: 'Find a person or pair' }).fill('tomas');
  const pairs = map.getByRole('list', { name: 'Pairs' }).getByRole('listitem');
  await expect(pairs.filter({ hasText: 'Wei Chen' })).toBeVisible();
  // Only visible rows are in the document; aria-setsize has the total.
  const all = Number(await pairs.first().getAttribute('aria-setsize'));
  const strong = map.getByRole('switch', { name: 'Strong connections only' });
  await tabTo(page, strong);
  await page.keyboard.press('Space');
  await expect(strong).toBeChecked();
  await expect(pairs).toHaveCount(12);
  expect(all).toBeGreaterThan(12);
  // The text ends with the strength; a strong connection has at least 7 of 10.
  for (const pair of await pairs.allTextContents()) expect(pair).toMatch(/(7|8|9|10)$/);
});
