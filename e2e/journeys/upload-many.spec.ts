import type { Page } from '@playwright/test';
import { paths } from '@rapport/contract';
import { writeZip } from '@rapport/server/features/transcripts/extract-text/zip/zip-writer';
import { deflated } from '@rapport/server/testing/documents/docx-writer';
import { meetingsPage } from '../harness/meetings-page.ts';
import { seriousBarriers } from '../harness/screen-problems.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';

const text = (topic: string) =>
  Array.from({ length: 8 }, (_, at) => `Nora Weiss: Part ${at} is about the ${topic}.`).join('\n');
const file = (name: string, topic = name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text(topic)),
});

const queueOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Transcripts' });
  return {
    dialog,
    row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }),
    bar: page.getByRole('region', { name: 'Uploads' }),
  };
};

test('a queue continues after another page, a reload and a lost network', async ({
  ownerPage: page,
  context,
}) => {
  const meetings = meetingsPage(page);
  const { dialog, row, bar } = queueOf(page);
  await meetings.open();
  await meetings.upload(vttFile());
  await context.route(`**${paths.uploadTranscript}`, (route) => route.abort());

  await meetings.uploadButton.click();
  await page.getByRole('button', { name: 'Many files, a folder or a .zip' }).click();
  await dialog.getByLabel('Transcripts', { exact: true }).setInputFiles([
    file('2026-11-03 depot.txt'),
    file('2026-11-04 tariff.txt'),
    file('2026-11-05 board.txt'),
    { ...vttFile(), name: 'known.vtt' },
    file('carrier-call.m4a'),
    {
      name: 'more.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(
        writeZip([
          deflated('november/2026-11-06 zipped.txt', text('zip')),
          deflated('november/.hidden.txt', 'Nora Weiss: Hidden.'),
          deflated('november/inner.zip', 'PK'),
        ]),
      ),
    },
  ]);
  await expect(dialog.getByText('Paused, goes on by itself')).toBeVisible();
  await expect(row('known.vtt')).toContainText('Already heresame file');
  await expect(row('carrier-call.m4a')).toContainText('a recording; no speech service is set up');
  await expect(row('inner.zip')).toContainText('a zip inside a zip');
  await expect(dialog.getByText('0 of 4 done')).toBeVisible();
  await expect(dialog.getByText('7 files')).toBeVisible();
  expect(await seriousBarriers(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Keep uploading in the background' }).click();
  await page.getByRole('link', { name: 'Sentiment' }).click();
  await expect(bar.getByRole('button')).toContainText('0 of 4 donePaused, goes on by itself');
  await page.reload();
  await expect(bar).toBeVisible();

  await context.unroute(`**${paths.uploadTranscript}`);
  await bar.getByRole('button').press('Enter');
  await expect(dialog.getByText('4 of 4 done')).toBeVisible({ timeout: 30_000 });
  await expect(row('zipped.txt')).toContainText('Done1 person');

  await row('known.vtt').getByRole('button', { name: 'Keep both of known.vtt' }).click();
  await expect(dialog.getByText('5 of 5 done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open results' }).click();
  await expect(bar).toBeHidden();
  await expect(meetings.card('2026-11-06 zipped')).toBeVisible();
  const kept = () => page.evaluate('indexedDB.databases()');
  await expect.poll(kept).toEqual([]);
});

test('kept files are deleted when the person signs out', async ({ ownerPage: page, context }) => {
  await context.route(`**${paths.uploadTranscript}`, (route) => route.abort());
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.uploadButton.click();
  await meetings.dialog
    .getByLabel('Transcript', { exact: true })
    .setInputFiles([file('one.txt'), file('two.txt')]);
  const { dialog } = queueOf(page);
  await expect(dialog.getByText('Paused, goes on by itself')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.evaluate('indexedDB.databases()')).toEqual([]);
  // The next test reuses this context.
  await context.unroute(`**${paths.uploadTranscript}`);
});

test('files of an organization wait while another one is open', async ({
  ownerPage: page,
  context,
}) => {
  const meetings = meetingsPage(page);
  const { dialog, bar } = queueOf(page);
  await context.route(`**${paths.uploadTranscript}`, (route) => route.abort());
  await meetings.open();
  await meetings.uploadButton.click();
  await meetings.dialog
    .getByLabel('Transcript', { exact: true })
    .setInputFiles([file('one.txt'), file('two.txt')]);
  await expect(dialog.getByText('Paused, goes on by itself')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const account = page.getByRole('button', { name: /account and organizations/ });
  await account.click();
  await page.getByRole('menuitem', { name: 'Switch Context' }).click();
  const organizations = page.getByRole('dialog', { name: 'Switch Context' });
  await organizations.getByLabel('Name').fill('Second');
  await organizations.getByLabel('Slug').fill(`second-${Date.now()}`);
  await organizations.getByRole('button', { name: 'Create organization' }).click();
  await expect(account).toContainText('Second');
  await meetings.open();
  await meetings.uploadButton.click();
  await page.getByRole('button', { name: 'Many files, a folder or a .zip' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

  await context.unroute(`**${paths.uploadTranscript}`);
  await account.click();
  await page.getByRole('menuitemradio', { name: /Organization \d+/ }).click();
  await bar.getByRole('button').first().click();
  await expect(dialog.getByText('2 of 2 done')).toBeVisible();
});

test('another page does not take over the files, and continues when this one is closed', async ({
  ownerPage: page,
  context,
}) => {
  const held = `**${paths.uploadTranscript}`;
  await context.route(held, (route) => route.abort());
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.uploadButton.click();
  await meetings.dialog
    .getByLabel('Transcript', { exact: true })
    .setInputFiles([file('one.txt'), file('two.txt')]);
  const { dialog } = queueOf(page);
  await expect(dialog.getByText('Paused, goes on by itself')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/meetings');
  await other.mouse.move(100, 100);
  await expect
    .poll(() => other.evaluate('navigator.locks.query().then(({ pending }) => pending.length)'))
    .toBe(1);
  await expect(queueOf(other).bar).toBeHidden();
  await expect(dialog.getByText('0 of 2 done')).toBeVisible();

  await context.unroute(held);
  await page.close();
  await queueOf(other).bar.getByRole('button').first().click();
  await expect(queueOf(other).dialog.getByText('2 of 2 done')).toBeVisible();
});
