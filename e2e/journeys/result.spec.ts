import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import { speakers, vttFile } from '../harness/transcript-files.ts';

test.beforeEach(async ({ ownerPage: page }) => {
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.openResultOf(vttFile(), 'Weekly operations');
});

test('shows details, findings and participants of a meeting', async ({ ownerPage: page }) => {
  const details = page.getByRole('region', { name: 'Meeting Details' });
  await expect(details.getByText('2 minutes', { exact: true })).toBeVisible();
  // Two minutes of talk show no mood.
  await expect(details.getByText(/^(?:Calm|Said too little)$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'In short' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expect(details.getByText('No summary available')).toBeHidden();

  const feelings = page.getByRole('region', { name: 'Sentiment Breakdown' });
  const summaries = feelings.getByRole('list', { name: 'Participant Summaries' });
  await expect(summaries.getByRole('listitem')).toHaveCount(speakers.length);
  // No speaker is in this organization's directory.
  await expect(summaries.getByText('Partial participant metadata')).toHaveCount(speakers.length);

  await page.getByRole('button', { name: 'Sentiment Breakdown' }).click();
  await expect(summaries).toBeHidden();
});

test('opens a participant and a pair from the map', async ({ ownerPage: page }) => {
  const map = page.getByRole('region', { name: 'Connection Map' });
  await expect(map.getByText('3 participants')).toBeVisible();
  await map
    .getByRole('list', { name: 'People' })
    .getByRole('button', { name: 'Nora Weiss' })
    .click();
  const person = page.getByRole('dialog', { name: 'Nora Weiss' });
  await expect(person.getByText('Total interactions')).toBeVisible();
  await person
    .getByRole('list', { name: 'Connections' })
    .getByRole('button', { name: 'Amir Haddad' })
    .click();

  const pair = page.getByRole('dialog', { name: 'Nora Weiss and Amir Haddad' });
  await expect(pair.getByText(/(positive|neutral|negative) interaction/i)).toBeVisible();
  await expect(
    pair.getByRole('region', { name: 'Interaction Summary' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(pair.getByRole('region', { name: 'Communication Recommendations' })).toBeVisible();
  await pair.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the map is 280 px high', async ({ ownerPage: page }) => {
  const map = page.getByRole('region', { name: 'Connection Map' });
  const drawing = await map.locator('canvas').boundingBox();
  expect(drawing?.height).toBe(280);
});

test('the map is navigated with the keyboard', async ({ ownerPage: page }) => {
  const map = page.getByRole('region', { name: 'Connection Map' });
  await expect(map.getByRole('img')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Walk through the map' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Total interactions');
});

test('elastic behavior is remembered by the browser', async ({ ownerPage: page }) => {
  const elastic = page.getByRole('switch', { name: 'Elastic behavior' });
  await expect(elastic).not.toBeChecked();
  await elastic.click();
  await page.reload();
  await expect(elastic).toBeChecked();
});

test('is deleted from its menu', async ({ ownerPage: page }) => {
  await page.getByRole('button', { name: 'Meeting menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete Meeting' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Meeting' });
  await expect(
    question.getByText(
      'Are you sure you want to delete this meeting? This action cannot be undone.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(page).toHaveURL('/meetings');
  await expect(meetingsPage(page).toast('Meeting deleted successfully!')).toBeVisible();
  await expect(page.getByText('No meetings found')).toBeVisible();
});
