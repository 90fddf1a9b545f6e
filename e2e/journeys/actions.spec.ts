import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

test('an action from a meeting is marked done by a key, and its meeting shows it', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await meetingsPage(page).open();
  const { trust, ...settings } = defaultOrganizationSettings;
  const saved = await page.request.patch(paths.organizationSettings, {
    data: { ...settings, activeFeatures: { ...settings.activeFeatures, actions: true } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await meetingsPage(page).openResultOf(vttFile(), 'Weekly operations');
  const section = page.getByRole('region', { name: 'Actions', exact: true });
  await section.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('What is to be done').fill('Book the audit');
  await look('adding an action', page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add action' }).click();
  await expect(section.getByText('Book the audit', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Actions', exact: true }).click();
  // The page of the meeting also has a list with this name, and a search box.
  await page.getByRole('searchbox', { name: 'Search actions' }).fill('audit');
  const list = page.getByRole('list', { name: 'Actions' });
  await expect(page).toHaveURL(/search=audit/);
  await expect(list.getByRole('checkbox')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await expect(list.getByRole('button', { name: 'State: Done. Change' })).toBeVisible();
  await look('the list of actions', list);

  await list.getByRole('link', { name: /Weekly operations/ }).click();
  await expect(page).toHaveURL(/\/meetings\//);
  await expect(section.getByRole('checkbox', { name: 'Done: Book the audit' })).toBeChecked();
  await page.evaluate('window.scrollTo(0, 0)');
  await look('the actions of a meeting', section);
});
