import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { meetingsPage } from '../harness/meetings-page.ts';
import { seriousBarriers } from '../harness/screen-problems.ts';
import { takeRecordings } from '../harness/sent-recordings.ts';
import { expect, test } from '../harness/test.ts';

const folder = join(import.meta.dirname, '../../apps/web/src/features/meetings/testing/recordings');
const recordings = (...names: string[]) => names.map((name) => join(folder, name));

async function choose(page: Page, ...names: string[]) {
  const { open, uploadButton, dialog: single } = meetingsPage(page);
  await open();
  await uploadButton.click();
  await expect(single.getByText(/^Recordings: \.m4a/)).toBeVisible();
  await single.getByLabel('Transcript', { exact: true }).setInputFiles(recordings(...names));
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Recordings or Transcripts' });
  await expect(dialog).toBeVisible();
  return { dialog, row: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }) };
}

test('the picture of each kind of recording stays in the browser, and its sound is sent', async ({
  ownerPage: page,
}) => {
  const sent = await takeRecordings(page);
  const kinds = ['m4a', 'mp3', 'wav', 'ogg', 'webm', 'mp4', 'mov', 'mkv'];
  const { dialog, row } = await choose(page, ...kinds.map((kind) => `meeting.${kind}`));
  await expect.poll(() => sent.length).toBe(kinds.length);
  const names = sent.map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'meeting.m4a',
    'meeting.m4a',
    'meeting.m4a',
    'meeting.mp3',
    'meeting.mp3',
    'meeting.ogg',
    'meeting.wav',
    'meeting.webm',
  ]);
  for (const one of sent) {
    expect(one.hasPicture, one.name).toBe(false);
    expect(one.seconds, one.name).toBeCloseTo(3, 0);
  }
  for (const kind of ['webm', 'mp4', 'mov', 'mkv'])
    await expect(row(`meeting.${kind}`)).toContainText('→becomes <0.1 MB, less than a minute');
  await expect(dialog.getByText('8 recordings; only the sound is sent')).toBeVisible();
  await expect(dialog.getByText('It goes to speech.northwind.example only.')).toBeVisible();
  expect(await seriousBarriers(page)).toEqual([]);
});

/** SHA-256, the same at any time. */
const soundOfMp4 = 'ced767aee573ac1f2a65a50354f8a4a0f2007d4f443184fa71f42f5dbb795207';

test('the same recording gives the same sound, so that an earlier upload is found', async ({
  ownerPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { sha256 } = request.url().endsWith('/check') ? request.postDataJSON() : { sha256: [] };
    asked.push(...sha256);
  });
  const sent = await takeRecordings(page);
  await choose(page, 'meeting.mp4');
  await expect.poll(() => sent.length).toBe(1);
  expect(asked).toEqual([soundOfMp4]);
});
