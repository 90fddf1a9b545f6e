import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';
import { vttFile } from '../harness/transcript-files.ts';
import { silence } from '../harness/wav-file.ts';

test('a turn of a recording is listened to, and its words are corrected', async ({
  ownerPage: page,
  owner,
  server,
}) => {
  const { look } = screenTour(page);
  const payload = { soundDays: 90, confirmed: true };
  expect((await owner.call('PATCH', '/api/organization/trust', { payload })).statusCode).toBe(200);
  await meetingsPage(page).open();
  await meetingsPage(page).openResultOf(vttFile(), 'Weekly operations');
  const meetingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { organizationId } = owner;
  const sound = { bytes: silence(100), mimeType: 'audio/wav' };
  await server.keepSound({ organizationId, meetingId }, sound);
  await page.reload();
  const section = page.getByRole('region', { name: 'Transcript', exact: true });
  await section.getByRole('button', { name: 'Transcript', exact: true }).click();
  const said = section.getByRole('list', { name: 'What was said' });
  const button = section.getByRole('button', { name: 'Listen from 00:00:12' });
  await button.click();
  const player = section.getByRole('region', { name: 'Player' });
  const place = player.getByRole('slider', { name: 'Place in the recording' });
  await expect(player.getByText('Amir Haddad, this turn ends at 00:23')).toBeVisible();
  // It plays: the clock moves by itself.
  await expect(place).toHaveAttribute('aria-valuetext', /^00:1[3-9] of 01:35, Amir Haddad$/);
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await look('the player', player);

  await page.keyboard.press(']');
  await expect(player.getByText('Nora Weiss, this turn ends at 00:35')).toBeVisible();
  await expect(place).toHaveAttribute('aria-valuetext', /Nora Weiss$/);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(button).toBeFocused();

  await section.getByRole('button', { name: 'Amir Haddad', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Correct words' }).click();
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill((await words.inputValue()).replace('warehouse migration', 'Larkfield move'));
  await look('the dialog of corrected words', words);
  await page.getByRole('checkbox', { name: 'Remember ‘Larkfield’ for recordings' }).check();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(said.getByText('The Larkfield move is on track')).toBeVisible();
  const mark = section.getByRole('button', { name: /^Corrected by/ });
  await mark.click();
  await expect(section.getByText(/As read: ‘The warehouse migration is on track/)).toBeVisible();
  await look('corrected words', mark);

  const gone = { soundDays: null };
  expect((await owner.call('PATCH', '/api/organization/trust', { payload: gone })).statusCode).toBe(
    200,
  );
  await page.reload();
  await section.getByRole('button', { name: 'Transcript', exact: true }).click();
  await expect(said.getByText('The Larkfield move is on track')).toBeVisible();
  await expect(section.getByRole('button', { name: /^Listen from/ })).toHaveCount(0);
});
