import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

test('a meeting is confirmed by keys, which its page says from then on', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await meetingsPage(page).open();
  const { trust: _, ...settings } = defaultOrganizationSettings;
  const saved = await page.request.patch(paths.organizationSettings, {
    data: { ...settings, activeFeatures: { ...settings.activeFeatures, actions: true } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await meetingsPage(page).openResultOf(vttFile(), 'Weekly operations');
  const block = page.getByRole('region', { name: 'What happened' });
  await look('the first block of a meeting', block);

  await block.getByRole('button', { name: 'Confirm in a minute' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
  await look('a question to confirm', dialog);
  const cells = dialog.getByRole('progressbar');
  const questions = Number(await cells.getAttribute('aria-valuemax'));
  for (let answered = 0; answered < questions; answered += 1) {
    await expect(cells).toHaveAttribute('aria-valuenow', `${answered}`);
    await page.keyboard.press('y');
  }
  await expect(dialog.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await look('the end of confirming', dialog);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Confirmed by /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Confirmed by /)).toBeVisible();
  await expect(block.getByRole('button', { name: 'Look again' })).toBeVisible();
});
