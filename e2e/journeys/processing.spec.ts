import { meetingsPage } from '../harness/meetings-page.ts';
import { expect, test } from '../harness/test.ts';
import { scannedPdfFile, vttFile } from '../harness/transcript-files.ts';

test('a running analysis is cancelled from its card', async ({ ownerPage: page, server }) => {
  const meetings = meetingsPage(page);
  server.gate.hold('summarizing');
  await meetings.open();
  await meetings.upload(vttFile(), 'Not this one');
  const card = meetings.card('Not this one');
  await expect(card.getByText('Step 7 of 8')).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel Processing' });
  await expect(
    question.getByText('Are you sure you want to cancel processing for this meeting?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel Processing' }).click();
  await expect(meetings.toast('Processing cancelled successfully!')).toBeVisible();
  await expect(card.getByText('Processing Cancelled')).toBeVisible();

  server.gate.open();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(card).toBeHidden();
});

test('the page of a meeting shows a running analysis, and cancels it', async ({
  ownerPage: page,
  server,
}) => {
  const meetings = meetingsPage(page);
  server.gate.hold('extracting_text');
  await meetings.open();
  await meetings.upload(vttFile(), 'Under way');
  await page.goto(`/meetings/${await server.gate.arrived()}`);
  await expect(page.getByRole('heading', { name: 'Meeting Not Ready' })).toBeVisible();
  await expect(page.getByText('Processing in Progress')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Processing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Processing' }).click();
  await expect(meetings.toast('Processing cancelled successfully!')).toBeVisible();
  await expect(page.getByText('Processing Cancelled', { exact: true })).toBeVisible();
  server.gate.open();
});

test('the page of a meeting shows the result when the analysis is done', async ({
  ownerPage: page,
  server,
}) => {
  const meetings = meetingsPage(page);
  server.gate.hold('summarizing');
  await meetings.open();
  await meetings.upload(vttFile(), 'Nearly done');
  await page.goto(`/meetings/${await server.gate.arrived()}`);
  await expect(page.getByText('Step 7 of 8 · Summarizing')).toBeVisible();
  server.gate.open();
  await expect(page.getByRole('region', { name: 'Sentiment Breakdown' })).toBeVisible();
});

test('a failed analysis says why, is retried and deleted', async ({ ownerPage: page, server }) => {
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.upload(scannedPdfFile());
  const card = meetings.card('Scanned minutes');
  await expect(card.getByText('Processing Failed')).toBeVisible();
  const reason = /^This PDF contains pictures of pages and no text/;
  await expect(card.getByText(reason)).toBeVisible();

  server.gate.hold('extracting_text');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(meetings.toast('Processing retry initiated successfully!')).toBeVisible();
  await expect(card.getByText('Processing in Progress')).toBeVisible();
  server.gate.open();
  await expect(card.getByText('Processing Failed')).toBeVisible();

  await card.getByRole('link', { name: 'Scanned minutes' }).click();
  await expect(
    page.getByText(/^Processing failed: This PDF contains pictures of pages and no text/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Meetings' }).last().click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Meeting' }).click();
  await expect(card).toBeHidden();
});
