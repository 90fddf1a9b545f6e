import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { verbose } from '@rapport/server/testing/speech-server';
import { meetingsPage } from '../harness/meetings-page.ts';
import { test } from '../harness/speech-test.ts';
import { expect } from '../harness/test.ts';
import { silence } from '../harness/wav-file.ts';

/** 2 MB, sent as it is: ten seconds on the slow line. */
const recording = silence(250);
const slow = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: 200_000 };
const fast = { ...slow, uploadThroughput: -1 };

async function sendSlowly(page: Page) {
  const throttle = await page.context().newCDPSession(page);
  const { open, uploadButton, dialog: single } = meetingsPage(page);
  await open();
  await uploadButton.click();
  await expect(single.getByText(/^Recordings: \.m4a/)).toBeVisible();
  await throttle.send('Network.enable');
  await throttle.send('Network.emulateNetworkConditions', slow);
  const file = test.info().outputPath('2026-11-20 call.wav');
  await writeFile(file, recording);
  await single.getByLabel('Transcript', { exact: true }).setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Recordings or Transcripts' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'call.wav' });
  const bar = row.getByRole('progressbar', { name: /^2 of 4 · Uploading the sound/ });
  await expect(bar).toBeVisible();
  const share = async () => Number((await bar.getAttribute('aria-valuenow')) ?? 0);
  const speedUp = () => throttle.send('Network.emulateNetworkConditions', fast);
  return { dialog, row, share, speedUp };
}

test('a recording on a slow line tells how much is sent, and goes on after a cut', async ({
  ownerPage: page,
  speech,
  line,
}) => {
  speech.behave(() => verbose([{ start: 0, end: 4, text: 'We open the cold store in March.' }]));
  const { dialog, row, share, speedUp } = await sendSlowly(page);
  await expect.poll(share).toBeGreaterThan(20);
  expect(await share()).toBeLessThan(100);
  await expect(row).toContainText(/\d\.\d of 1\.9 MB/);
  line.cut();
  await expect(dialog.getByText('Paused, goes on by itself')).toBeVisible();
  await expect(row).toContainText('Waiting');
  await speedUp();
  line.mend();
  await expect(row).toContainText('Speakers were not told apart');
  await expect(dialog.getByText('Paused, goes on by itself')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Open results' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a tab with a recording that is being sent asks before it is closed', async ({
  ownerPage: page,
  speech,
}) => {
  speech.behave(() => verbose([{ start: 0, end: 4, text: 'We open the cold store in May.' }]));
  const { dialog, row, share, speedUp } = await sendSlowly(page);
  await expect(dialog.getByText(/^Keep this tab open until step 2 is done/)).toBeVisible();
  await expect.poll(share).toBeGreaterThan(5);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await speedUp();
  await expect(row).toContainText('Speakers were not told apart');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
