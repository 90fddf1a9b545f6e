import type { Locator, Page } from '@playwright/test';
import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { txtFile, vttFile } from '../harness/transcript-files.ts';

/** Uploads a meeting whose actions are asked about too. */
async function openMeeting(page: Page, file = vttFile()) {
  await meetingsPage(page).open();
  const { trust: _, ...settings } = defaultOrganizationSettings;
  const saved = await page.request.patch(paths.organizationSettings, {
    data: { ...settings, activeFeatures: { ...settings.activeFeatures, actions: true } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await meetingsPage(page).openResultOf(file, 'Weekly operations');
}

test('a meeting is confirmed by keys, which its page says from then on', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await openMeeting(page);
  const block = page.getByRole('region', { name: 'What happened' });
  await look('the first block of a meeting', block);
  const toChoose = block.getByRole('button', { name: /^(?:Choose|Add|Confirm in) / });
  await expect(toChoose.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toChoose).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

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

test('two people confirm a meeting at once; the second learns what the first answered', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  const colleague = await server.createMember(owner.organizationId, 'admin');
  const colleaguePage = await openBrowserOf(colleague);
  const text = txtFile();
  const decided = '\n\nDecision: Two gates stay open\nDecision: Orders go out on Mondays\n';
  await openMeeting(page, { ...text, buffer: Buffer.concat([text.buffer, Buffer.from(decided)]) });
  await colleaguePage.goto(page.url());
  const pages = [page, colleaguePage];
  const [here, there] = pages.map((one) => one.getByRole('dialog'));
  if (!here || !there) throw new Error('Two pages have two dialogs.');
  for (const one of pages) await one.getByRole('button', { name: 'Confirm in a minute' }).click();
  const cells = (dialog: Locator) => dialog.getByRole('progressbar');
  await expect(there.getByRole('button', { name: 'Yes' })).toBeFocused();
  const questions = Number(await cells(there).getAttribute('aria-valuemax'));
  expect(questions).toBeGreaterThan(2);
  const asked = (dialog: Locator) => dialog.getByRole('status').textContent();
  const first = await asked(there);

  // Both read the first question. What a colleague answers is not taken from under the eyes of the other.
  await page.keyboard.press('y');
  await expect(cells(here)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('n');
  await expect(cells(here)).toHaveAttribute('aria-valuenow', '2');
  await expect(cells(there)).toHaveAttribute('aria-valuenow', '1');
  expect(await asked(there)).toBe(first);
  await colleaguePage.keyboard.press('n');
  await expect(there.getByRole('alert')).toHaveText(
    /^Your answer to “.+” was not saved\. .+ has confirmed this meanwhile\.$/,
  );
  await expect(cells(there)).toHaveAttribute('aria-valuenow', '2');

  for (let left = 2; left < questions; left += 1) {
    await expect(cells(there)).toHaveAttribute('aria-valuenow', `${left}`);
    await colleaguePage.keyboard.press('y');
  }
  await expect(there.getByText(/^2 questions were answered by somebody else/)).toBeVisible();
  // One question is left on the first screen: the one that is being read there.
  await expect(cells(here)).toHaveAttribute('aria-valuenow', `${questions - 1}`);
  await page.keyboard.press('y');
  await expect(here.getByText(/^You kept 1 and took out 1/)).toBeVisible();
  for (const dialog of [here, there]) await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Confirmed by /)).toBeVisible();
  await expect(colleaguePage.getByText(/^Confirmed by /)).toBeVisible();
});
