import type { Page } from '@playwright/test';
import { askSuggestionsSchema, defaultOrganizationSettings, paths } from '@rapport/contract';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dateDaysAgo = (days: number) =>
  new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const depots = `Nora Weiss: Good morning. Let us begin with the cold store in Rotterdam.
Amir Haddad: We decided that the cold store in Rotterdam opens on the first of March.
Lucia Prado: The grid operator gives the cold store only four hundred kilowatts until February.
Nora Weiss: Thank you. Amir, please send the new plan of the building to the board.
Amir Haddad: I will send the plan of the building to the board by Friday.
`;
const budget = `Nora Weiss: Now the budget. What does the delay of the cold store cost us?
Lucia Prado: Every month without the cold store costs thirty-eight thousand euros in Breda.
Amir Haddad: Then the travel budget for the autumn has to wait until the spring.
Lucia Prado: Until the cold store opens, nine lorries a day wait in Breda.
Amir Haddad: The cold store opens with two doors instead of four, which is cheaper.
Lucia Prado: The cold store opens to growers of the north first, since their lorries already come twice a week and the road past the old harbour is closed until the bridge has been repaired by the city, which takes the whole of April and perhaps May as well, as we were told.
Amir Haddad: Until then the drivers wait at the gate, and two of them have asked for a shelter with a heater, a table and a few chairs, which the landlord would allow if we paid for the power line and took it away again when the lease of the yard ends in two years.
Nora Weiss: Fine. When the cold store opens to all growers, we need a second shift at the gate, four more people, a scale that the inspector has stamped, and somebody who answers the telephone on Saturdays, or else the queue stands back to the roundabout as it did last summer.
Nora Weiss: Agreed. We write the travel budget down and come back to it.
`;

async function send(page: Page, name: string, content: string) {
  const answer = await page.request.post(paths.uploadTranscript, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { file: { name, mimeType: 'text/plain', buffer: Buffer.from(content) } },
  });
  expect(answer.ok()).toBe(true);
}

test('a question about own meetings is answered in quotes, followed up, kept and deleted', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await page.goto('/ask-me-anything?data=own');
  await look('nothing to ask', page.getByText('No meetings to ask yet'));
  await send(page, `${dateDaysAgo(4)} Depot leads.txt`, depots);
  await send(page, `${dateDaysAgo(4)} Budget round.txt`, budget);
  const canBeAsked = async () =>
    askSuggestionsSchema.parse(await (await page.request.get(paths.askSuggestions)).json())
      .meetings;
  await expect.poll(canBeAsked).toBe(2);
  await page.reload();
  await expect(page.getByText(/^Reads the 2 meetings you may open, from/)).toBeVisible();
  await look('before asking', page.getByRole('textbox', { name: 'Your question' }));

  await page.keyboard.press('/');
  await page.keyboard.type('When does the cold store open?');
  await page.keyboard.press('Enter');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading('When does the cold store open?')).toBeFocused();
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources).toContainText('opens on the first of March');
  const marks = page.getByRole('region', { name: 'Answer' }).getByRole('button', {
    name: /^Source \d/,
  });
  await page.keyboard.press(']');
  await expect(marks.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const quote = sources.locator('li:focus');
  await expect(quote).toBeVisible();
  await look('an answer in quotes', sources);
  // The numbers of a week stand above each other where weeks are narrow.
  await page.setViewportSize({ width: 360, height: 900 });
  const chart = page.getByRole('region', { name: 'When it was said' });
  // The page may still be moving after the change of its width.
  await expect(async () => {
    const weeks = await chart.getByRole('list').boundingBox();
    const numbers = await chart.getByText(/^\d+$/).all();
    expect(numbers.length).toBeGreaterThan(3);
    for (const number of numbers)
      expect((await number.boundingBox())?.y).toBeGreaterThanOrEqual(weeks?.y ?? 0);
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(marks.first()).toBeFocused();

  const answered = page.url();
  await sources
    .getByRole('listitem')
    .filter({ hasText: 'first of March' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/meetings\/[^/]+\?turn=\d+$/);
  await expect(page.getByRole('list', { name: 'What was said' }).locator('p:focus')).toContainText(
    'first of March',
  );
  await page.goBack();
  await expect(page).toHaveURL(answered);
  await expect(sources).toBeVisible();
  await page.getByRole('link', { name: /^All \d+ sentences$/ }).click();
  const sentences = page.getByRole('dialog');
  await look('all sentences', sentences.getByRole('listitem'));
  await page.keyboard.press('Escape');
  await expect(sentences).toBeHidden();

  await page.getByRole('textbox', { name: 'Your follow-up' }).fill('What does it cost?');
  await page.keyboard.press('Enter');
  await expect(heading('What does it cost?')).toBeFocused();
  await expect(sources).toContainText('cost us');

  await page.goto(`/ask-me-anything?data=own&q=${encodeURIComponent('Who hires the astronauts?')}`);
  await look(
    'nothing found',
    page.getByText(/^Nothing was found with these words in the 2 meetings/),
  );

  const history = page.getByRole('region', { name: 'Asked before' });
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText('nothing found');
  await history.getByRole('button', { name: 'More about “Who hires the astronauts?”' }).click();
  await page.getByRole('menuitem', { name: 'Delete question' }).click();
  await expect(entries).toHaveCount(2);
  await history.getByRole('button', { name: 'More about your questions' }).click();
  await page.getByRole('menuitem', { name: 'Delete all questions' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(history).toContainText('Your questions are kept here');
  // The question must not stay in the address, or the reload would ask and keep it again.
  await page.reload();
  await expect(history).toContainText('Your questions are kept here');
  await expect(entries).toHaveCount(0);
});

async function switchOnActions(page: Page) {
  const { trust, ...settings } = defaultOrganizationSettings;
  const saved = await page.request.patch(paths.organizationSettings, {
    headers: { origin: new URL(page.url()).origin },
    data: { ...settings, activeFeatures: { ...settings.activeFeatures, actions: true } },
  });
  expect(saved.ok()).toBe(true);
}

const board = (days: number) => `Nora Weiss: Good morning. First the plan of building ${days}.
Amir Haddad: I will send the plan of the building to the board by Friday.
Lucia Prado: I will ask the grid operator for a new date by Monday.
Nora Weiss: Good. We decided that the lease of the yard is extended by a year.
`;

test('a question is counted, changed and refused, and what can be counted is offered', async ({
  ownerPage: page,
}) => {
  const { look } = screenTour(page);
  await page.goto('/ask-me-anything?data=own');
  await switchOnActions(page);
  for (const days of [2, 9, 16, 23, 30])
    await send(page, `${dateDaysAgo(days)} Board review.txt`, board(days));
  const canBeAsked = async () =>
    askSuggestionsSchema.parse(await (await page.request.get(paths.askSuggestions)).json())
      .meetings;
  await expect.poll(canBeAsked).toBeGreaterThanOrEqual(5);
  await page.reload();
  const counted = page.getByRole('region', { name: 'Your meetings can answer these now' });
  await look('what can be counted', counted.getByRole('link'));

  const answer = page.getByRole('region', { name: 'Answer' });
  await page.getByRole('textbox', { name: 'Your question' }).fill('How many actions are open?');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText(/\d+\s*open actions/);
  await look('a figure', answer);
  await page.getByRole('button', { name: 'Clear State' }).click();
  await expect(answer).toContainText(/\d+\s*actions/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toContainText(/\d+\s*open actions/);

  const ask = (question: string) =>
    page.goto(`/ask-me-anything?data=own&q=${encodeURIComponent(question)}`);
  await ask('How many urgent actions are open?');
  const readings = page.getByRole('list', { name: 'Countable instead' });
  await look('a word that is not used', readings);
  await readings.getByRole('button', { name: /^the sentence says “urgent”/ }).click();
  await expect(answer).toContainText(/None\s*open actions/);

  await ask('Who is the unhappiest person?');
  await look('a refusal', page.getByRole('region', { name: 'Questions that may help more' }));
  const history = page.getByRole('region', { name: 'Asked before' });
  await expect(history.getByRole('listitem').first()).toContainText('not answered');
});
