import { goTo } from '../harness/go-to.ts';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { txtFile, vttFile } from '../harness/transcript-files.ts';

const longTitle =
  'Quarterly steering of the warehouse migration, with suppliers, carriers and everybody else';

test('the list of meetings and the upload look right', async ({ ownerPage: page, owner }) => {
  const { look } = screenTour(page);
  const meetings = meetingsPage(page);
  await meetings.open();
  await look('no meetings', page.getByText('No meetings found'));

  for (const status of ['pending', 'processing', 'failed', 'cancelled'] as const)
    await owner.buildMeeting({ title: `Meeting ${status}`, status });
  await owner.buildMeeting({ title: longTitle, team: 'Engineering', withResults: true });
  await meetings.open();
  await look('meetings in every status', meetings.card(longTitle));
  await meetings.card('Meeting pending').getByRole('button', { name: 'Cancel' }).click();
  await look('question before a cancel', page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');

  await meetings.uploadButton.click();
  await look('upload', meetings.dialog);
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await look('upload without a file', page.getByText('Please select a file to upload.'));
  await meetings.chooseFile(vttFile(`${longTitle}.vtt`));
  await look('upload of a file', meetings.dialog.getByRole('button', { name: 'Remove' }));
  await meetings.chooseFile({ ...txtFile(), name: 'minutes.pdf' });
  await meetings.dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await look('refused upload', meetings.dialog.getByText('Invalid file format or file too large.'));

  await goTo(page, '/layouts');
  await look('the layouts that are read', page.getByRole('heading', { name: 'JSON', exact: true }));

  await goTo(page, '/meetings?search=nothing%20like%20it');
  await look('a search without a result', page.getByText('Try adjusting your search criteria'));
  await page.route('**/api/v1/event?*', (route) => route.fulfill({ status: 400 }));
  await page.goto('/meetings');
  await look('meetings that cannot be loaded', page.getByText(/^Failed to load meetings/));
});

test('a meeting looks right in every status', async ({ ownerPage: page, owner }) => {
  const { look } = screenTour(page);
  const open = async (status: 'pending' | 'processing' | 'failed' | 'cancelled') =>
    goTo(page, `/meetings/${await owner.buildMeeting({ title: longTitle, status })}`);
  await page.goto('/meetings');
  await open('pending');
  await look('queued', page.getByText('Processing Queued'));
  await open('processing');
  await look('under way', page.getByText('Processing in Progress'));
  await page.getByRole('button', { name: 'Meeting menu' }).click();
  await look('its menu', page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await open('failed');
  await look('failed', page.getByText(/^Processing failed/));
  await open('cancelled');
  await look('cancelled', page.getByText('Processing Cancelled').first());
  await goTo(page, '/meetings/00000000-0000-4000-8000-000000000000');
  await look('gone', page.getByText('Meeting not found.'));

  await goTo(
    page,
    `/meetings/${await owner.buildMeeting({ title: longTitle, withResults: true })}`,
  );
  await look('complete', page.getByRole('switch', { name: 'Show names' }));
  await page.getByRole('list', { name: 'People' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await look('a participant', dialog.getByText('Total interactions'));
  await dialog.getByRole('list', { name: 'Connections' }).getByRole('button').first().click();
  await look('a pair', dialog.getByText(/(positive|neutral|negative) interaction/i));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Meeting menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete Meeting' }).click();
  await look('question before it is deleted', page.getByRole('alertdialog'));
});
