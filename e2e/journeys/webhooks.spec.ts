import { paths } from '@rapport/contract';
import {
  answering,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@rapport/server/testing/webhook-receiver';
import { runServer } from '../harness/running-server.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { test as base, expect } from '../harness/test.ts';
import { txtFile } from '../harness/transcript-files.ts';

const test = base.extend<object, { receiver: WebhookReceiver }>({
  receiver: [
    async ({ browser: _ }, use) => {
      const receiver = await startWebhookReceiver();
      await use(receiver);
      receiver.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ browser: _ }, use) => {
      const server = await runServer({ RAPPORT_WEBHOOK_NETWORKS: '127.0.0.1' });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('an address is added, called for an analysed meeting, called again, and deleted', async ({
  ownerPage: page,
  receiver,
}) => {
  const { look } = screenTour(page);
  await page.goto('/admin?tab=settings');
  const section = page.getByRole('region', { name: 'Webhooks' });
  await look('settings without webhooks', section.getByText('never changed'));

  await section.getByRole('button', { name: 'Add address' }).press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add address' });
  await adding.getByLabel('Address *').fill('http://10.0.0.1/hook');
  await adding.getByRole('checkbox', { name: /^A meeting is analysed/ }).check();
  await adding.getByRole('button', { name: 'Add address' }).click();
  await look('an address that may not be called', adding.getByRole('alert').getByText(/./));
  await adding.getByLabel('Address *').fill(receiver.url);
  await adding.getByRole('button', { name: 'Add address' }).click();
  const secret = page.getByRole('dialog', { name: 'Secret of the webhook' });
  await expect(secret.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await look('the secret of a webhook', secret);
  await secret.getByRole('button', { name: 'I have stored it' }).click();

  const deliveries = section.getByRole('table', { name: 'Last deliveries' });
  const row = (event: string) => deliveries.getByRole('row').filter({ hasText: event });
  await section.getByRole('button', { name: 'Send a test' }).click();
  await expect(row('webhook.test')).toContainText(/Delivered.*200 in \d+ ms/);

  receiver.behave(answering(504));
  const { name, mimeType, buffer } = txtFile();
  const sent = await page.request.post(paths.uploadTranscript, {
    headers: { origin: new URL(page.url()).origin },
    multipart: { file: { name, mimeType, buffer } },
  });
  expect(sent.ok()).toBe(true);
  await expect.poll(receiver.events).toContain('meeting.analysed');
  await page.reload();
  await expect(row('meeting.analysed')).toContainText(/Trying again.*504, try 2 at/);
  await look('deliveries', row('meeting.analysed'));
  await row('meeting.analysed')
    .getByRole('button', { name: 'meeting.analysed', exact: true })
    .press('Enter');
  const opened = page.getByRole('dialog', { name: 'meeting.analysed' });
  await expect(opened).toContainText('noted');
  await look('a delivery', opened.getByRole('heading', { name: 'Request' }));
  await page.keyboard.press('Escape');

  receiver.behave(answering(200));
  await row('meeting.analysed')
    .getByRole('button', { name: /^Resend/ })
    .press('Enter');
  await expect(row('meeting.analysed')).toContainText(/Delivered.*200 in \d+ ms/);
  expect(receiver.calls.at(-1)?.headers['webhook-signature']).toMatch(/^v1,/);

  await section.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete webhook' });
  await look('question before a webhook is deleted', question);
  await question.getByRole('button', { name: 'Delete webhook' }).press('Enter');
  await expect(section.getByRole('list', { name: 'Addresses' })).toHaveCount(0);
  await expect(section.getByRole('region', { name: 'Addresses and deliveries' })).toBeFocused();
});
