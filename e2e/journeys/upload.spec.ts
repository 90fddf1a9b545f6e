import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { docxFile, pdfFile, speakers, txtFile, vttFile } from '../harness/transcript-files.ts';

for (const file of [vttFile(), docxFile(), pdfFile(), txtFile()])
  test(`${file.name} goes from upload to result without reloading`, async ({
    ownerPage: page,
    server,
  }) => {
    const meetings = meetingsPage(page);
    server.gate.hold('analyzing_sentiment');
    await meetings.open();
    await meetings.upload(file);
    await expect(meetings.toast('Transcript uploaded successfully!')).toBeVisible();

    const card = meetings.card('Weekly operations');
    await expect(card.getByText('Processing in Progress')).toBeVisible();
    await expect(card.getByText('Step 5 of 8 · Analyzing sentiment')).toBeVisible();
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '55');
    await expect(
      card.getByText(
        'Meeting details will be available once processing completes. Navigation is disabled.',
      ),
    ).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);

    server.gate.open();
    await card.getByRole('link', { name: 'Weekly operations' }).click();
    await expect(page.getByRole('heading', { name: 'Weekly operations' })).toBeVisible();
    const summaries = page.getByRole('list', { name: 'Participant Summaries' });
    for (const speaker of speakers)
      await expect(summaries.getByText(speaker, { exact: true })).toBeVisible();
  });

test('an upload needs a file of a supported type', async ({ ownerPage: page }) => {
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.uploadButton.click();
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(meetings.dialog.getByRole('alert')).toHaveText('Please select a file to upload.');

  const refusal = 'Invalid file type. Please upload .txt, .docx, .pdf, or .vtt files.';
  await meetings.chooseFile({ ...txtFile(), name: 'figures.xlsx' });
  await expect(meetings.dialog.getByRole('alert')).toHaveText(refusal);
  await meetings.chooseFile({ ...txtFile(), name: 'recording.mp4' });
  await expect(meetings.dialog.getByRole('alert')).toContainText(refusal);
  await expect(meetings.dialog.getByRole('alert')).toContainText('RAPPORT_SPEECH_BASE_URL');
});

test('a file with a wrong extension is refused, and the next upload works', async ({
  ownerPage: page,
}) => {
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.uploadButton.click();
  await meetings.chooseFile({ ...txtFile(), name: 'minutes.pdf' });
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(meetings.dialog.getByText('Invalid file format or file too large.')).toBeVisible();

  await meetings.dialog.getByRole('button', { name: 'Remove' }).click();
  await meetings.chooseFile(txtFile());
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Weekly operations' })).toBeVisible();
});

test('a transcript is uploaded by keyboard alone', async ({ ownerPage: page }) => {
  // Registered early, as the browser takes a moment to start intercepting file choosers.
  const chooser = page.waitForEvent('filechooser');
  const meetings = meetingsPage(page);
  await meetings.open();
  await meetings.uploadButton.focus();
  await page.keyboard.press('Enter');
  await expect(meetings.dialog.getByLabel('Meeting Title (Optional)')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(meetings.dialog.getByRole('button', { name: 'Choose File' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(vttFile());
  await meetings.dialog.getByLabel('Meeting Title (Optional)').focus();
  await page.keyboard.press('Enter');
  await expect(meetings.dialog).toBeHidden();
  await expect(meetings.uploadButton).toBeFocused();
  await expect(page.getByRole('link', { name: 'By keyboard' })).toBeVisible();
});

test('text is pasted instead of a file, and stays when the session ends', async ({
  owner,
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  const meetings = meetingsPage(page);
  await meetings.open();
  // A call that began with the session would count as one.
  await page.waitForLoadState('networkidle');
  await meetings.uploadButton.click();
  await meetings.dialog.getByRole('button', { name: 'Paste text' }).click();
  const box = meetings.dialog.getByRole('textbox', { name: 'Transcript' });
  await expect(box).toBeFocused();
  await box.fill(txtFile().buffer.toString());
  await meetings.dialog.getByLabel('Meeting Title (Optional)').fill('Pasted operations');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard Pasted Text?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();

  await page.context().clearCookies();
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await signIn.getByLabel('Password', { exact: true }).fill(owner.password);
  await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(signIn).toBeHidden();
  await expect(box).toHaveValue(txtFile().buffer.toString());
  await look('pasted text', box);
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('link', { name: 'Pasted operations' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted operations', level: 1 })).toBeVisible();
  const summaries = page.getByRole('list', { name: 'Participant Summaries' });
  for (const speaker of speakers)
    await expect(summaries.getByText(speaker, { exact: true })).toBeVisible();
});
