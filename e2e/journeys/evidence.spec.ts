import type { Page } from '@playwright/test';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

/** Page object of a meeting's transcript. */
function transcriptOf(page: Page) {
  const section = page.getByRole('region', { name: 'Transcript', exact: true });
  const turns = section.getByRole('list', { name: 'What was said' });
  const dialog = page.getByRole('dialog');
  return {
    section,
    turns,
    dialog,
    speaker: (name: string) => turns.getByRole('button', { name, exact: true }),
    async open() {
      await section.getByRole('button', { name: 'Transcript', exact: true }).click();
      await turns.waitFor();
    },
    async choose(speaker: string, item: string) {
      await this.speaker(speaker).first().click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}

const openResult = (page: Page) => meetingsPage(page).openResultOf(vttFile(), 'Weekly operations');

test('a summary line links to its evidence, and a link with a time opens at that moment', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await meetingsPage(page).open();
  await openResult(page);
  const { section, turns, open } = transcriptOf(page);
  await open();
  const line = section
    .getByRole('region', { name: 'Summary, with its evidence' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  await line.getByRole('link').first().click();
  const words = turns.locator(':focus');
  await expect(words).toBeInViewport();
  expect((await words.textContent())?.length).toBeGreaterThan(10);
  await expect(page).toHaveURL(/\?at=\d+$/);
  await section.getByRole('button', { name: 'Back to the summary line' }).click();
  await expect(line).toBeFocused();
  // From the top: axe reports a target half covered by the sticky head.
  await page.evaluate('window.scrollTo(0, 0)');
  await look('a transcript with a sentence marked', turns);

  await page.goto(`${page.url().split('?')[0]}?at=36`);
  await expect(turns.locator('p:focus')).toHaveText(/I am worried/);
  await section.getByRole('searchbox', { name: 'Search the transcript' }).fill('warehouse');
  await expect(section.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(section.getByText('3 of 3')).toBeVisible();
  await expect(turns.locator('mark[aria-current]')).toBeInViewport();
});

test('a correction appears at once for a colleague, and can be undone', async ({
  owner,
  ownerPage: page,
  server,
  openBrowserOf,
}) => {
  await meetingsPage(page).open();
  await openResult(page);
  const colleaguePage = await openBrowserOf(await server.createMember(owner.organizationId));
  await colleaguePage.goto(page.url());
  const here = transcriptOf(page);
  const there = transcriptOf(colleaguePage);
  await here.open();
  await there.open();
  await expect(colleaguePage.getByText('connected', { exact: true })).toBeVisible();

  await here.choose('Nora Weiss', 'Rename');
  await here.dialog.getByRole('textbox', { name: 'Name' }).fill('Nora Wise');
  await here.dialog.getByRole('button', { name: 'Rename' }).click();
  for (const { speaker } of [here, there]) {
    await expect(speaker('Nora Wise').first()).toBeVisible();
    await expect(speaker('Nora Weiss')).toHaveCount(0);
  }
  await expect(
    there.section.getByText("Renamed 'Nora Weiss' to 'Nora Wise'", { exact: true }),
  ).toBeVisible();
  // A member who did not upload the meeting can only read.
  await expect(there.section.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await here.choose('Lucia Prado', 'Merge with another speaker');
  await here.dialog.getByRole('radio', { name: 'Amir Haddad' }).check();
  await here.dialog.getByRole('button', { name: 'Merge' }).click();
  for (const { speaker } of [here, there]) await expect(speaker('Lucia Prado')).toHaveCount(0);
  await expect(there.speaker('Nora Wise').first()).toBeVisible();
  await here.section.getByRole('button', { name: /^Undo: Merged/ }).click();
  for (const { speaker } of [here, there])
    await expect(speaker('Lucia Prado').first()).toBeVisible();

  await page.getByRole('button', { name: 'Meeting menu' }).click();
  await page.getByRole('menuitem', { name: 'Correct Title and Time' }).click();
  await here.dialog.getByRole('textbox', { name: 'Title' }).fill('Operations, week 47');
  await here.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    colleaguePage.getByRole('heading', { level: 1, name: 'Operations, week 47' }),
  ).toBeVisible();
});
