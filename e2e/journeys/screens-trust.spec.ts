import type { Page } from '@playwright/test';
import { paths, type TrustUpdate } from '@rapport/contract';
import { meetingsPage } from '../harness/meetings-page.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';
import { fileOfSpeakers } from '../harness/transcript-files.ts';

/** Saves rules with the person's session, as the settings do. */
async function setTrust(page: Page, rules: TrustUpdate) {
  const data: TrustUpdate = { ...rules, confirmed: true };
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch(paths.trust, { data, headers });
  expect(answer.status()).toBe(200);
}

test('the settings of who may see what look right', async ({ ownerPage: page, owner }) => {
  const { look } = screenTour(page);
  await owner.buildMeeting({ withResults: true });
  await page.goto('/meetings');
  await setTrust(page, { meetingReaders: 'participants', smallestGroup: 8 });
  await page.goto('/admin?tab=settings');
  const section = (name: string) => page.getByRole('region', { name });
  const figures = section('Who sees organization figures');
  await figures.getByRole('radio', { name: /^Owners, admins/ }).check();
  await figures.getByRole('searchbox').fill('person');
  await section('Works-council mode').getByRole('switch').click();
  await section('Notice for participants').getByRole('textbox').fill('Meetings are analysed.');
  await page.getByRole('button', { name: 'Show as people see it' }).click();
  await look('people found for figures', figures.getByRole('list', { name: 'People found' }));
  await figures.getByRole('list', { name: 'People found' }).getByRole('button').click();
  await look('a person named for figures', figures.getByRole('list', { name: 'People named' }));
  await section('Who may read meetings')
    .getByRole('radio', { name: /^Everyone/ })
    .check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await look('question before more is shown', page.getByRole('alertdialog'));
});

test('a meeting that is shared looks right', async ({ owner, server, openBrowserOf }) => {
  const uploader = await server.createMember(owner.organizationId);
  const reader = await server.createMember(owner.organizationId);
  const ownerPage = await openBrowserOf(owner);
  await ownerPage.goto('/meetings');
  await setTrust(ownerPage, { meetingReaders: 'participants' });
  const id = await uploader.buildMeeting({ withResults: true });

  const page = await openBrowserOf(uploader);
  const { look } = screenTour(page);
  await page.goto(`/meetings/${id}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this meeting' });
  await look('sharing with nobody', dialog.getByText('Nobody else.'));
  await dialog.getByRole('searchbox').fill('nobody like it');
  await look('nobody found', dialog.getByText('Nobody else found'));
  await dialog.getByRole('searchbox').fill('person');
  await look('people found', dialog.getByRole('button', { name: `Add ${reader.email}` }));
  await dialog.getByRole('button', { name: `Add ${reader.email}` }).click();
  await look('a person added', dialog.getByRole('button', { name: `Remove ${reader.email}` }));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await look('who can read it', page.getByText('Participants and 1 other can read this'));

  const readerPage = await openBrowserOf(reader);
  await readerPage.goto(`/meetings/${id}`);
  await readerPage.getByRole('button', { name: 'See who' }).click();
  await screenTour(readerPage).look(
    'whom it is shared with',
    readerPage.getByRole('list', { name: 'Shared with' }),
  );
});

test('a meeting whose moods are not shown to all looks right', async ({
  ownerPage: page,
  owner,
}) => {
  const { look } = screenTour(page);
  const meetings = meetingsPage(page);
  await meetings.open();
  await setTrust(page, { individualFigures: 'own' });
  const others = ['Nora Weiss', 'Amir Haddad', 'Lucia Prado', 'Bo Lind'];
  const people = others.map((name, at) => `person${at}@example.com,${name.replace(' ', ',')}`);
  const directory = ['email,firstName,lastName', ...people].join('\n');
  await sendFile(page, paths.importUsers, 'people.csv', directory);
  const speakers = [...others, `Kim Owner (${owner.email})`];
  await meetings.openResultOf(fileOfSpeakers(speakers), 'Warehouse review');
  await look('moods without names', page.getByText(/yours is outlined, and only you see that\.$/));

  await setTrust(page, { smallestGroup: 6 });
  const few = page.getByRole('button', { name: /^Not shown: fewer than 6 people/ });
  await expect(few.first()).toBeVisible();
  await few.first().click();
  await look('moods of too few people', page.getByText(/^Shown from 6 people on/));

  await setTrust(page, { smallestGroup: 5, worksCouncilMode: true });
  await look('works-council mode', page.getByText(/because works-council mode is on\.$/));
  await page.getByRole('list', { name: 'People' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await look('a person without figures', dialog.getByText(/no figures of single people\.$/));
  await dialog.getByRole('list', { name: 'Connections' }).getByRole('button').first().click();
  await look('a pair without recommendations', dialog.getByText(/no recommendations about people/));
});
