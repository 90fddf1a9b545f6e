import { type ApiError, paths, type Webhook, type WebhookDelivery } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../../testing/administration-server.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

const hook: Webhook = {
  id: 'hook',
  url: 'https://hooks.example/rapport',
  events: ['meeting.analysed', 'meeting.failed'],
  isOn: true,
  isGone: false,
  previousSecretUntil: null,
  changedAt: '2026-11-12T10:00:00.000Z',
  changedBy: 'Tom Ferreira',
  version: 3,
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const delivered: WebhookDelivery = {
  id: 'delivered',
  webhookId: 'hook',
  event: 'meeting.analysed',
  state: 'delivered',
  createdAt: '2026-11-12T09:02:00.000Z',
  attempts: 1,
  attemptedAt: '2026-11-12T09:02:01.000Z',
  nextAt: null,
  request: { url: hook.url, body: '{"type":"meeting.analysed"}' },
  response: { status: 200, ms: 84, body: 'noted', error: null },
};
const trying: WebhookDelivery = {
  ...delivered,
  id: 'trying',
  state: 'waiting',
  attempts: 2,
  nextAt: inAnHour(),
  response: { status: 504, ms: 9, body: null, error: 'It answered 504.' },
};
const givenUp: WebhookDelivery = {
  ...trying,
  id: 'given-up',
  event: 'meeting.failed',
  state: 'failed',
  attempts: 18,
  nextAt: null,
  response: { status: null, ms: 9, body: null, error: 'The address refused the connection.' },
};

afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openWebhooks(given: Parameters<typeof administrationServer>[0] = {}) {
  const backend = administrationServer({ webhooks: [hook], ...given });
  const app = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
  await section.findByRole('button', { name: 'Add address' });
  return { ...backend, ...app, section };
}

it('webhooks show their events, whether they are on, and who changed them last', async () => {
  const { section } = await openWebhooks();
  expect(section.getByText(hook.url)).toBeVisible();
  expect(section.getByText('meeting.failed')).toBeVisible();
  expect(section.getByRole('switch', { name: hook.url })).toBeChecked();
  expect(section.getByText(/Tom Ferreira, 12 Nov 2026/)).toBeVisible();
  expect(await section.findByText('No deliveries yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Webhooks' })).toBeVisible();
});

it('an added address gets a secret that is shown once, and leaving it asks first', async () => {
  const { user, section, callsTo } = await openWebhooks({ webhooks: [] });
  expect(section.getByText('never changed')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  const submit = dialog.getByRole('button', { name: 'Add address' });
  await user.type(dialog.getByLabelText('Address *'), hook.url);
  expect(submit).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /A meeting is deleted/ }));
  await user.click(submit);
  const secret = await screen.findByRole('dialog', { name: 'Secret of the webhook' });
  expect(within(secret).getByLabelText('Secret')).toHaveValue('whsec_c2VjcmV0');
  expect(callsTo('POST')).toMatchObject([{ body: { url: hook.url, events: ['meeting.deleted'] } }]);
  await user.click(within(secret).getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close without storing it?' });
  await user.click(within(question).getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'I have stored it' }));
  expect(screen.queryByText('Secret of the webhook')).not.toBeInTheDocument();
  await waitFor(() => expect(section.getByRole('button', { name: 'Add address' })).toHaveFocus());
});

it('an address that is refused stays in the dialog, with the reason', async () => {
  const { user, section } = await openWebhooks();
  const reason = 'The address is in a private network, which Rapport may not call.';
  refuseCall('post', paths.webhooks, 400, reason);
  await user.click(section.getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  await user.type(dialog.getByLabelText('Address *'), 'https://10.0.0.1/');
  await user.click(dialog.getByRole('checkbox', { name: /A meeting is deleted/ }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  expect(await dialog.findByText(reason)).toBeVisible();
  expect(dialog.getByLabelText('Address *')).toHaveValue('https://10.0.0.1/');
});

it('a change of a webhook that was changed meanwhile keeps what was typed and can load theirs', async () => {
  const { user, section, state, callsTo } = await openWebhooks();
  await user.click(section.getByRole('button', { name: 'Change events' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change webhook' }));
  const failed = dialog.getByRole('checkbox', { name: /A meeting cannot be analysed/ });
  await user.click(failed);
  const message = 'Ada Quist changed this webhook meanwhile. Nothing was saved.';
  server.use(
    http.patch(
      `*${paths.webhook}`,
      () => HttpResponse.json<ApiError>({ code: 'CHANGED_MEANWHILE', message }, { status: 409 }),
      { once: true },
    ),
  );
  state.webhooks = [{ ...hook, events: ['action.created'], version: 4 }];
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(failed).not.toBeChecked();
  await section.findByText('action.created');
  await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
  expect(dialog.getByRole('checkbox', { name: /An action is created/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => callsTo('PATCH'))
    .toMatchObject([{ body: { version: 4, url: hook.url, events: ['action.created'] } }]);
});

it('a webhook is turned off, tested, given another secret and deleted', async () => {
  const { user, section, callsTo } = await openWebhooks();
  await user.click(section.getByRole('button', { name: 'Send a test' }));
  await expect.poll(() => callsTo('/test')).toHaveLength(1);
  await user.click(section.getByRole('button', { name: 'Replace secret' }));
  const replacing = await screen.findByRole('alertdialog', { name: 'Replace secret' });
  await user.click(within(replacing).getByRole('button', { name: 'Replace secret' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_bmV3ZXI=');
  await user.click(screen.getByRole('button', { name: 'I have stored it' }));
  await user.click(section.getByRole('switch', { name: hook.url }));
  await expect.poll(() => section.getByRole('switch', { name: hook.url })).not.toBeChecked();
  expect(callsTo('PATCH')).toMatchObject([{ body: { version: 3, isOn: false } }]);
  await user.click(section.getByRole('button', { name: 'Delete' }));
  const deleting = await screen.findByRole('alertdialog', { name: 'Delete webhook' });
  await user.click(within(deleting).getByRole('button', { name: 'Delete webhook' }));
  expect(await section.findByText('never changed')).toBeVisible();
  expect(section.getByRole('region', { name: 'Addresses and deliveries' })).toHaveFocus();
});

it('what is typed stays when another person deletes the webhook', async () => {
  const { user, section, state } = await openWebhooks();
  await user.click(section.getByRole('button', { name: 'Change events' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change webhook' }));
  await user.type(dialog.getByLabelText('Address *'), '/v2');
  refuseCall('patch', paths.webhook, 404, 'Webhook not found.');
  state.webhooks = [];
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Webhook not found.')).toBeVisible();
  expect(await section.findByText('never changed')).toBeVisible();
  expect(dialog.getByLabelText('Address *')).toHaveValue(`${hook.url}/v2`);
});

it('calls that are due are looked at every two seconds, those that wait for longer every 30', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const due = { ...trying, nextAt: new Date(Date.now() + 10_000).toISOString() };
  const { state } = await openWebhooks({ deliveries: [due] });
  let asked = 0;
  server.use(
    http.get(`*${paths.webhookDeliveries}`, () => {
      asked += 1;
      return HttpResponse.json({ deliveries: state.deliveries, next: null });
    }),
  );
  await screen.findByRole('table', { name: 'Last deliveries' });
  await pass(4500);
  expect(asked).toBe(2);
  state.deliveries = [{ ...due, nextAt: new Date(Date.now() - 3_600_000).toISOString() }];
  await pass(2000);
  expect(asked).toBe(3);
  await pass(29_000);
  expect(asked).toBe(3);
  await pass(2000);
  expect(asked).toBe(4);
});

it('an opened delivery stays when newer ones move it off the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const due = { ...trying, nextAt: new Date(Date.now() + 10_000).toISOString() };
  const { section, state } = await openWebhooks({ deliveries: [due] });
  const event = await section.findByRole('button', { name: 'meeting.analysed' });
  act(() => event.click());
  const opened = await screen.findByRole('dialog', { name: 'meeting.analysed' });
  state.deliveries = [delivered];
  await pass(2500);
  expect(await section.findByText('200 in 84 ms')).toBeInTheDocument();
  expect(opened).toHaveTextContent('It answered 504.');
});

it('deliveries tell what was answered; one opens its request, and those not delivered are resent', async () => {
  const { user, section, callsTo } = await openWebhooks({
    deliveries: [delivered, trying, givenUp],
  });
  const table = within(await section.findByRole('table', { name: 'Last deliveries' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Delivered.*meeting\.analysed.*200 in 84 ms$/);
  expect(rows[1]).toHaveTextContent(/Trying again.*504, try 3 at \d\d:\d\dResend$/);
  expect(rows[2]).toHaveTextContent(/Given up.*meeting\.failed.*No answer, 18 triesResend$/);
  await user.click(table.getByRole('button', { name: 'meeting.failed' }));
  const opened = await screen.findByRole('dialog', { name: 'meeting.failed' });
  expect(opened).toHaveTextContent('The address refused the connection.');
  expect(opened).toHaveTextContent('{"type":"meeting.analysed"}');
  await user.click(within(opened).getByRole('button', { name: 'Close' }));
  await user.click(
    within(rows[2] ?? document.body).getByRole('button', { name: 'Resend meeting.failed' }),
  );
  await expect
    .poll(() => callsTo('resend').map(({ call }) => call))
    .toEqual(['POST /api/organization/webhook-delivery/given-up/resend']);
});

it('deliveries name their address where there are several', async () => {
  const other = { ...hook, id: 'other', url: 'https://other.example/' };
  const { section } = await openWebhooks({ webhooks: [hook, other], deliveries: [delivered] });
  const table = within(await section.findByRole('table', { name: 'Last deliveries' }));
  expect(table.getByText(hook.url)).toBeVisible();
});

it('webhooks that fail to load leave the other settings usable', async () => {
  administrationServer();
  server.use(
    http.get(
      `*${paths.webhooks}`,
      () => HttpResponse.json<ApiError>({ code: 'NO', message: 'no' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  const section = within(await screen.findByRole('region', { name: 'Webhooks' }));
  expect(await section.findByText('Failed to load the webhooks. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Settings' })).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByRole('button', { name: 'Add address' })).toBeVisible();
});

it('the secret is shown although Escape was pressed while the address was added', async () => {
  const { user, section } = await openWebhooks({ webhooks: [] });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  server.use(
    http.post(
      `*${paths.webhooks}`,
      async () => {
        await answered;
        return HttpResponse.json({ ...hook, secret: 'whsec_c2VjcmV0' });
      },
      { once: true },
    ),
  );
  await user.click(section.getByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add address' }));
  await user.type(dialog.getByLabelText('Address *'), hook.url);
  await user.click(dialog.getByRole('checkbox', { name: /A meeting is deleted/ }));
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Add address' })).toBeVisible();
  answer();
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_c2VjcmV0');
});

it('the buttons of each webhook are described by its address', async () => {
  const { section } = await openWebhooks();
  for (const name of ['Change events', 'Send a test', 'Replace secret', 'Delete'])
    expect(section.getByRole('button', { name })).toHaveAccessibleDescription(hook.url);
});

it('older deliveries that fail to load say so', async () => {
  administrationServer({ webhooks: [hook] });
  server.use(
    http.get(`*${paths.webhookDeliveries}`, ({ request }) =>
      new URL(request.url).searchParams.has('before')
        ? HttpResponse.json<ApiError>({ code: 'NO', message: 'no' }, { status: 400 })
        : HttpResponse.json({ deliveries: [delivered], next: crypto.randomUUID() }),
    ),
  );
  const { user } = await renderAdministration('/admin?tab=settings');
  await user.click(await screen.findByRole('button', { name: 'Show older deliveries' }));
  expect(await screen.findByText(/Failed to load older deliveries/)).toBeVisible();
});
