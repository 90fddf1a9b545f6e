import { askSuggestionsSchema, paths } from '@rapport/contract';
import { type ModelServer, startModelServer } from '@rapport/server/testing/model-server';
import { runServer } from '../harness/running-server.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test as base, expect } from '../harness/test.ts';

const test = base.extend<object, { model: ModelServer }>({
  model: [
    async ({ browser: _ }, use) => {
      const model = await startModelServer(() => '{}');
      await use(model);
      model.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await runServer({
        RAPPORT_LLM_BASE_URL: model.baseUrl,
        RAPPORT_LLM_MODEL: 'Tiny 3',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const talk = `Nora Weiss: Good morning. Let us begin with the cold store in Rotterdam.
Amir Haddad: We decided that the cold store in Rotterdam opens on the first of March.
Lucia Prado: The grid operator gives the cold store only four hundred kilowatts until February.
`;

test('a language model phrases the answer; without it the quotes stand alone, and offline a question is kept', async ({
  ownerPage: page,
  model,
}) => {
  const { look } = screenTour(page);
  await page.goto('/ask-me-anything?data=own');
  const sent = await page.request.post(paths.uploadTranscript, {
    headers: { origin: new URL(page.url()).origin },
    multipart: {
      file: { name: 'Depot leads.txt', mimeType: 'text/plain', buffer: Buffer.from(talk) },
    },
  });
  expect(sent.ok()).toBe(true);
  const canBeAsked = async () =>
    askSuggestionsSchema.parse(await (await page.request.get(paths.askSuggestions)).json())
      .meetings;
  await expect.poll(canBeAsked).toBe(1);
  await page.reload();

  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  model.behave(async ({ asked }) => {
    await told;
    const said = asked?.quotes.find(({ text }) => text.includes('first of March'));
    return JSON.stringify({
      sentences: [
        { text: 'The cold store opens on the first of March.', quotes: [said?.number ?? 0] },
        { text: 'The cold store costs 90 millions.', quotes: [said?.number ?? 0] },
      ],
    });
  });
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill('When does the cold store open?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await look('quotes that are being worded', answer.getByText(/is wording the answer/));
  tell();
  await expect(answer.getByText(/^Written by Tiny 3, only from the/)).toBeVisible();
  await expect(answer).toContainText('The cold store opens on the first of March.');
  await expect(answer).not.toContainText('90 millions');
  await answer
    .getByRole('button', { name: /^Source \d/ })
    .first()
    .press('Enter');
  const quote = page.getByRole('region', { name: 'Sources' }).locator('li:focus');
  await expect(quote).toContainText('first of March');
  await look('a written answer', quote);
  await page.keyboard.press('Escape');
  await answer.getByRole('radio', { name: 'Quotes only' }).press('Space');
  await expect(answer.getByText(/^Quotes only, word for word\./)).toBeVisible();
  await answer.getByRole('radio', { name: 'Written', exact: true }).press('Space');

  model.behave(() => 'I would rather not.');
  await page
    .getByRole('textbox', { name: 'Your follow-up' })
    .fill('When does the cold store in Rotterdam open?');
  await page.keyboard.press('Enter');
  await look('a silent model', answer.getByText(/^Quotes only: the language model/));
  await expect(answer).toContainText('first of March');

  await page.context().setOffline(true);
  await page
    .getByRole('textbox', { name: 'Your follow-up' })
    .fill('What does the grid operator give the cold store?');
  await page.keyboard.press('Enter');
  const failed = page.getByText(/^The question could not be asked/);
  await expect(failed).toBeVisible();
  await expect(
    page.getByRole('heading', {
      level: 2,
      name: 'What does the grid operator give the cold store?',
    }),
  ).toBeVisible();
  // The browser asks again by itself as soon as it is online.
  await page.context().setOffline(false);
  await expect(answer).toContainText('four hundred kilowatts');
  await expect(answer.getByText(/^Quotes only: the language model/)).toBeVisible();
});
