import { type AssistantAnswer, type AssistantRequest, paths } from '@rapport/contract';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

const page = vi.hoisted(() => ({ reloadPage: vi.fn(), leaveTo: vi.fn() }));
vi.mock('@/lib/leave-page.ts', () => page);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.clearAllMocks());

const continueAt = 'https://claude.ai/callback?code=x';
const larkfield = {
  id: 'larkfield',
  name: 'Larkfield',
  isActive: true,
  meetings: 120,
  reads: ['Search and open the meetings you may open'],
};
const harbour = { ...larkfield, id: 'harbour', name: 'Harbour & Finch', isActive: false };
const asking: AssistantRequest = {
  name: 'Claude',
  host: 'claude.ai',
  isThisComputer: false,
  organizations: [harbour, larkfield],
};

async function open(
  given: Partial<AssistantRequest> = {},
  answered: () => Response = () => HttpResponse.json({ continueAt }),
  address = '/allow-assistant?client_id=c&sig=s',
) {
  const answers: AssistantAnswer[] = [];
  const requests: (string | null)[] = [];
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.assistantRequest}`, ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('request'));
      return HttpResponse.json<AssistantRequest>({ ...asking, ...given });
    }),
    http.post<never, AssistantAnswer>(`*${paths.assistantRequest}`, async ({ request }) => {
      answers.push(await request.json());
      return answered();
    }),
  );
  const { user } = await renderApp(address);
  return { user, answers, requests };
}

test('says who asks, for what and where answers go, and allows it for one organization', async () => {
  const { user, answers, requests } = await open();
  expect(
    await screen.findByRole('heading', { name: 'Allow Claude to read your meetings?' }),
  ).toBeVisible();
  expect(requests).toEqual(['client_id=c&sig=s']);
  expect(screen.getByText('not verified')).toBeVisible();
  expect(screen.getByText('claude.ai')).toBeVisible();
  expect(screen.getByRole('list', { name: 'It will never get' })).toHaveTextContent(
    'The mood of a',
  );
  expect(screen.getByText(/may read at Larkfield, in your name/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Organization'), 'harbour');
  await user.selectOptions(screen.getByLabelText('For how long'), 'Until I end it');
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(answers).toEqual([
    { isAllowed: true, request: 'client_id=c&sig=s', organizationId: 'harbour', days: null },
  ]);
  await vi.waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith(continueAt));
});

test('refuses, first in the order of the keyboard', async () => {
  const { user, answers } = await open({ organizations: [larkfield] });
  (await screen.findByLabelText('For how long')).focus();
  expect(screen.queryByLabelText('Organization')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Don’t allow' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(answers).toEqual([{ isAllowed: false, request: 'client_id=c&sig=s' }]);
});

test('tells why an answer was not taken', async () => {
  const message = 'This request is too old or not complete. Connect again in the assistant.';
  const { user } = await open({}, () =>
    HttpResponse.json({ code: 'REQUEST_TOO_OLD', message }, { status: 404 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(page.leaveTo).not.toHaveBeenCalled();
});

test('an assistant on this computer is called so', async () => {
  await open({ host: '127.0.0.1', isThisComputer: true });
  expect(await screen.findByText('on this computer (127.0.0.1)')).toBeVisible();
  expect(screen.getByText(/What Claude keeps of it/)).toBeVisible();
});

test('without an organization that lets assistants read, it says who can change that', async () => {
  await open({ organizations: [] });
  expect(await screen.findByRole('alert')).toHaveTextContent(/An owner switches them on/);
  expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
});

test('words of a strange address are not shown', async () => {
  const { requests } = await open(
    {},
    undefined,
    '/allow-assistant?error=invalid_redirect&error_description=Call+us',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This request cannot be answered');
  expect(screen.queryByText(/Call us/)).not.toBeInTheDocument();
  expect(requests).toEqual([]);
});
