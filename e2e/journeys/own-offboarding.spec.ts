import type { Page } from '@playwright/test';
import { defaultOrganizationSettings, paths } from '@rapport/contract';
import { enter, tabTo } from '../harness/keyboard.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';
import { dateDaysAgo, seedTwoDepartments } from '../harness/two-departments.ts';

/** Marta Lind speaks with a guest, with whom nobody else does. */
async function meetGuest(page: Page) {
  const words = 'Marta Lind: Where does the lorry wait?\nKoos Vermeer: At gate two, as before.\n';
  await sendFile(page, paths.uploadTranscript, `${dateDaysAgo(14)} yard.txt`, words.repeat(5));
  const choice = { speakerId: 'name:koos vermeer', is: 'guest' };
  const headers = { origin: new URL(page.url()).origin };
  await expect
    .poll(
      async () =>
        (await page.request.post(paths.speakerChoices, { data: choice, headers })).status(),
      { timeout: 30_000 },
    )
    .toBe(200);
}

test('a handover is begun by keyboard, worked on, exported and followed after the last day', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  const { keyboard } = page;
  const main = page.getByRole('main');
  await seedTwoDepartments(page);
  const { trust, ...settings } = defaultOrganizationSettings;
  const saved = await page.request.patch(paths.organizationSettings, {
    data: { ...settings, activeFeatures: { ...settings.activeFeatures, actions: true } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(saved.status()).toBe(200);

  await meetGuest(page);
  await page.goto('/offboarding?data=own');
  await expect(main.getByText('No projects')).toBeVisible();
  await enter(page, main.getByRole('link', { name: 'New project' }).first());
  await enter(page, page.getByRole('button', { name: 'Choose a person' }));
  // The dialog loads when it is opened.
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused();
  await keyboard.type('marta');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: /Marta Lind/ }));
  await look('a new project', main.getByText('Marta Lind', { exact: true }));
  await enter(page, page.getByRole('button', { name: 'Create Project' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Marta Lind' })).toBeVisible();

  const row = (name: string) =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox', { name: `Handed over: ${name}` }) });
  const topic = row('Billing migration');
  await expect(row('Carrier call').getByText(/^opened 3 of 3/)).toBeVisible();
  await expect(main.getByText(/^0 of \d+$/).first()).toBeVisible();
  await tabTo(page, topic.getByRole('checkbox'));
  await keyboard.press('Space');
  await expect(topic.getByText(/^done /)).toBeVisible();
  await expect(topic.getByRole('checkbox')).toBeChecked();
  const guest = row('Koos Vermeer');
  await expect(guest.getByText('outside the organization, 1 meeting with Marta')).toBeVisible();
  await enter(page, guest.getByRole('button', { name: /^Choose a person/ }));
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused();
  await keyboard.type('greta');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: /Greta Holm/ }));
  await expect(guest.getByRole('button', { name: /^Greta Holm/ })).toBeFocused();
  await enter(page, guest.getByRole('button', { name: /^Set date/ }));
  await expect(page.getByLabel('Due', { exact: true })).toBeFocused();
  await keyboard.type('03012030');
  await keyboard.press('Enter');
  await expect(guest.getByRole('button', { name: /^1 Mar 2030/ })).toBeFocused();
  await enter(page, guest.getByRole('button', { name: 'Note on Koos Vermeer' }));
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await keyboard.type('By phone.');
  await enter(page, page.getByRole('button', { name: 'Save' }));
  await expect(guest.getByText('By phone.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Note on Koos Vermeer' })).toBeFocused();
  await page.getByRole('button', { name: 'Look for new things' }).click();
  await expect(page.getByText('Nothing new was found.')).toBeVisible();
  await look('a handover', topic);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/Handover/);

  await page.getByRole('tab', { name: 'After leaving' }).click();
  await expect(page.getByText(/^Starts on /)).toBeVisible();
  await page.getByRole('button', { name: 'Days and note' }).click();
  await page.getByLabel('Last day').fill(dateDaysAgo(21));
  await look('days and note', page.getByRole('dialog'), [1440, 360]);
  await page.getByRole('button', { name: 'Save' }).click();
  await look('after leaving', page.getByRole('heading', { name: 'Series that went on' }));
  await page.setViewportSize({ width: 360, height: 760 });
  const left = async (fact: string) =>
    (await main.getByText(fact, { exact: true }).first().boundingBox())?.x;
  expect(await left('Looked after by'), 'facts stand below each other').toBe(await left('Role'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/offboarding?data=own');
  await look('projects of one’s own', page.getByRole('table', { name: 'Projects' }));
});
