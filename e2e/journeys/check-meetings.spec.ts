import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';

const said = 'We load the ship again on Monday and then we see what the port says.';
const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60, 0].map((part) => `${part}`.padStart(2, '0')).join(':');

/** 40 minutes of talk, and one line with a stamp of the next day. */
const strayTalk = [...Array.from({ length: 20 }, (_, at) => 2 * at), 24 * 60 + 5]
  .map((minute, at) => `[${clock(minute)}] ${at % 2 ? 'Nora Weiss' : 'Amir Haddad'}: ${said}`)
  .join('\n');

const roomTalk = Array.from({ length: 60 }, () => `Meeting room Breda: ${said}`).join('\n');

const upload = '/api/v1/meeting-transcript/upload';

test('a length that a stray line makes is corrected by keyboard, undone, and corrected again', async ({
  ownerPage: page,
  owner,
  server,
  openBrowserOf,
}) => {
  const { look } = screenTour(page);
  const meetings = meetingsPage(page);
  await meetings.open();
  await sendFile(page, upload, 'Weekly carrier call.txt', strayTalk);
  const card = meetings.card('Weekly carrier call');
  await expect(card).toContainText('length to check');
  await look('a meeting to check in the list', card.getByRole('link', { name: 'Check' }));
  await card.getByRole('link', { name: 'Check' }).click();

  const doubt = page.getByRole('listitem', { name: 'Weekly carrier call, length' });
  await expect(doubt).toContainText('over 12 hours, and the words take 38 minutes');
  await expect(doubt).toBeFocused();
  await look('a meeting to check', doubt);
  await page.keyboard.press('1');
  await expect(
    page.getByText('Weekly carrier call is 38 minutes long now. Hours and its series follow.'),
  ).toBeVisible();
  await expect(page.getByText('Every meeting agrees with itself.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(doubt).toBeVisible();

  const member = await server.createMember(owner.organizationId);
  const readerPage = await openBrowserOf(member);
  await readerPage.goto('/check-meetings');
  const seen = readerPage.getByRole('listitem', { name: 'Weekly carrier call, length' });
  await expect(seen).toContainText('Those who may correct this meeting can choose.');
  await expect(seen.getByRole('button')).toHaveCount(0);

  await doubt.getByRole('textbox', { name: 'Length' }).fill('41');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Every meeting agrees with itself.')).toBeVisible();
  await expect(readerPage.getByText('Every meeting agrees with itself.')).toBeVisible();
  await look('nothing to check', page.getByText('Every meeting agrees with itself.'));
  await page.getByRole('link', { name: 'Meetings', exact: true }).last().click();
  await expect(card).toContainText('41 min');
  await expect(card).not.toContainText('To check');
});

test('one speaker becomes a room, which Match speakers knows', async ({ ownerPage: page }) => {
  await meetingsPage(page).open();
  await sendFile(page, upload, 'People round.txt', roomTalk);
  await expect(meetingsPage(page).card('People round')).toContainText('To check');
  await page.goto('/match-speakers');
  await page.getByRole('link', { name: 'Check these meetings 1' }).click();
  await page.getByRole('button', { name: /^It is a room/ }).click();
  await expect(page.getByText('Every meeting agrees with itself.')).toBeVisible();
  await page.getByRole('link', { name: /^Match speakers/ }).click();
  await expect(page.getByText('Guests 1')).toBeVisible();
});
