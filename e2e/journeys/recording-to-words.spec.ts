import { join } from 'node:path';
import { diarized, verbose } from '@rapport/server/testing/speech-server';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test } from '../harness/speech-test.ts';
import { expect } from '../harness/test.ts';

const folder = join(import.meta.dirname, '../../apps/web/src/features/meetings/testing/recordings');

/** Other words for each recording: the same words twice would be the same meeting. */
const saidIn = (number: number) => [
  { start: 0, end: 0.9, text: `Cold store ${number} opens on the first of March.`, speaker: 'A' },
  { start: 0.9, end: 1.8, text: 'I will tell the board by Wednesday.', speaker: 'B' },
  { start: 1.8, end: 2.9, text: 'Then we decide to open in March.', speaker: 'C' },
];

test('a video becomes a transcript with speakers, and its sound is deleted', async ({
  ownerPage: page,
  speech,
}) => {
  speech.behave(({ number }) => diarized(saidIn(number)));
  const { look } = screenTour(page);
  const { open, uploadButton, dialog: single } = meetingsPage(page);
  await open();
  await uploadButton.click();
  await expect(single.getByText(/^Recordings: \.m4a/)).toBeVisible();
  const files = ['meeting.mp4', 'meeting.mp3'].map((name) => join(folder, name));
  await single.getByLabel('Transcript', { exact: true }).setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Recordings or Transcripts' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'meeting.mp4' });
  await expect(row).toContainText('3 speakers told apart, sound deleted');
  await look('recordings that are written down', row);
  expect(speech.questions.map(({ format, model }) => [format, model])).toContainEqual([
    'diarized_json',
    'whisper-large-v3',
  ]);
  for (const { bytes } of speech.questions)
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/avc1|V_VP8/);
  await row.getByRole('link', { name: /Open/ }).click();
  await expect(
    page.getByText('Written down by whisper-large-v3 from a recording, sound deleted'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /3 people/ })).toBeVisible();
  await look('the page of a recording', page.getByText(/^Written down by/));
});

test('without speakers the words are there, and nobody is made up', async ({
  ownerPage: page,
  speech,
}) => {
  speech.behave(({ number }) => verbose(saidIn(number).map(({ speaker, ...words }) => words)));
  const { open, uploadButton, dialog: single } = meetingsPage(page);
  await open();
  await uploadButton.click();
  await single
    .getByLabel('Transcript', { exact: true })
    .setInputFiles([join(folder, 'meeting.ogg'), join(folder, 'meeting.wav')]);
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Recordings or Transcripts' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'meeting.ogg' });
  await expect(row).toContainText('Speakers were not told apart');
  await row.getByRole('link', { name: /Open/ }).click();
  await expect(page.getByText('Speakers were not told apart')).toBeVisible();
  await expect(page.getByText(/Speaker 1/)).toHaveCount(0);
});

test('turns without a name are named, by the keyboard, and their words are theirs', async ({
  ownerPage: page,
  speech,
}) => {
  speech.behave(({ number }) =>
    verbose([
      { start: 0, end: 0.4, text: `Where does cold store ${number} stand?` },
      { start: 1.5, end: 1.7, text: 'It opens in March. I will tell the board by Wednesday.' },
      { start: 2.8, end: 2.9, text: 'Then we decide to open in March.' },
    ]),
  );
  const { look } = screenTour(page);
  const { open, uploadButton, dialog: single } = meetingsPage(page);
  await open();
  await uploadButton.click();
  await single
    .getByLabel('Transcript', { exact: true })
    .setInputFiles([join(folder, 'meeting.webm'), join(folder, 'meeting.mkv')]);
  const dialog = page.getByRole('dialog', { name: 'Upload Meeting Recordings or Transcripts' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'meeting.webm' });
  await expect(row).toContainText('Speakers were not told apart');
  await row.getByRole('link', { name: /Open/ }).click();
  await page.getByRole('link', { name: 'Name Turns' }).click();
  const turns = page.getByRole('list', { name: 'Turns to name' });
  await expect(turns.getByRole('listitem')).toHaveCount(3);
  await expect(turns.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.type('Anna Berg');
  await expect(page.getByRole('option', { name: /Anna Berg/ })).toBeVisible();
  await look('naming turns with the list of names', turns);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tom Reyes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 of 3 turns named')).toBeVisible();
  await look('named turns', turns);
  await page.getByRole('button', { name: 'Save Names' }).click();
  await expect(page.getByRole('heading', { name: /2 people/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tom Reyes' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Name Turns' }).click();
  await expect(turns.getByRole('combobox').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await turns.getByRole('button', { name: /^Two voices/ }).focus();
  await page.keyboard.press('Enter');
  const voice = turns.getByRole('button', { name: 'Another voice from: I will tell the board' });
  await look('a turn that is split', voice);
  await voice.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mia Lund');
  await page.keyboard.press('Enter');
  await expect(page.getByText('4 of 4 turns named')).toBeVisible();
  await page.getByRole('button', { name: 'Save Names' }).click();
  await expect(page.getByRole('heading', { name: /3 people/ })).toBeVisible();
});
