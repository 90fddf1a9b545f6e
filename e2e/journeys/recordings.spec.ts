import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { meetingsPage } from '../harness/meetings-page.ts';
import { seriousBarriers } from '../harness/screen-problems.ts';
import { takeRecordings } from '../harness/sent-recordings.ts';
import { expect, test } from '../harness/test.ts';

const folder = join(import.meta.dirname, '../../apps/web/src/features/meetings/testing/recordings');
const recordings = (...names: string[]) => names.map((name) => resolve(folder, name));

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

/** Noise of 48,000 samples a second, of two channels and 16 bits, as recorders write it. */
function wavOf(seconds: number): Buffer {
  const length = seconds * 48_000 * 4;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(48_000, 24);
  head.writeUInt32LE(48_000 * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(length, 40);
  const samples = Buffer.alloc(length);
  for (let at = 0; at < length; at += 2) samples.writeInt16LE(((at * 7919) % 2000) - 1000, at);
  return Buffer.concat([head, samples]);
}

test('sound that cannot be copied is encoded, and is then small', async ({ ownerPage: page }) => {
  const sent = await takeRecordings(page);
  const long = test.info().outputPath('long.wav');
  await writeFile(long, wavOf(50));
  const { row } = await choose(page, 'pcm.mov', long);
  await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(2);
  const encoded = sent.toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0));
  // Chromium of Debian encodes Opus; browsers with AAC send .m4a.
  for (const { name } of encoded) expect(name).toMatch(/^(?:pcm|long)\.(?:webm|m4a)$/);
  expect(encoded.map(({ hasPicture }) => hasPicture)).toEqual([false, false]);
  expect(encoded.map(({ seconds }) => Math.round(seconds ?? 0))).toEqual([3, 50]);
  await expect(row('long.wav')).toContainText(/9\.2 MB →becomes 0\.\d MB, 1 min/);
});
