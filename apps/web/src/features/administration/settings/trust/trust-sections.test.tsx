import {
  defaultOrganizationSettings,
  paths,
  type TrustSettings,
  type TrustUpdate,
} from '@rapport/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { noMailServer, server } from '@/testing/server.ts';
import { administrationServer, refuseCall } from '../../testing/administration-server.ts';
import { buildTrust } from '../../testing/build-trust.ts';
import { member } from '../../testing/build-user.ts';
import { renderAdministration } from '../../testing/render-administration.tsx';

async function openTrust(
  trust: Partial<TrustSettings> = {},
  given: Parameters<typeof buildTrust>[0] = {},
) {
  const { trust: usual, ...general } = defaultOrganizationSettings;
  const backend = administrationServer({
    settings: { ...general, trust: { ...usual, ...trust } },
    trust: buildTrust(given),
    users: [member],
  });
  const app = await renderAdministration('/admin?tab=settings');
  await screen.findByRole('region', { name: 'Who may read meetings' });
  return { ...backend, ...app };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const saved = 'Organization settings have been updated successfully.';
const trustBodies = ({ callsTo }: Awaited<ReturnType<typeof openTrust>>) =>
  callsTo(`PATCH ${paths.trust}`).map(({ body }) => body);

it('each setting shows its value, its effect with figures, and who changed it last', async () => {
  await openTrust(
    { meetingReaders: 'participants' },
    {
      lastChanges: [
        { subject: 'meetingReaders', at: '2026-11-02T12:00:00.000Z', name: 'Daniel Osei' },
        { subject: 'smallestGroup', at: '2026-11-03T12:00:00.000Z', name: null },
      ],
    },
  );
  const readers = section('Who may read meetings');
  expect(readers.getByRole('radio', { name: /^Participants/ })).toBeChecked();
  expect(readers.getByText('142 people may open all 163 meetings.')).toBeVisible();
  expect(readers.getByText(/^On average 7 people may open a meeting/)).toBeVisible();
  expect(readers.getByRole('link', { name: 'Changed by Daniel Osei, 2 Nov 2026' })).toHaveAttribute(
    'href',
    '/admin/audit-log?action=trust-changed',
  );
  expect(section('Smallest group').getByText(/A former member, 3 Nov 2026/)).toBeVisible();
  expect(section('Works-council mode').getByText('never changed')).toBeVisible();
  const off = section('Works-council mode').getByRole('list');
  expect(within(off).getAllByRole('listitem')).toHaveLength(6);
});

it('the line under the slider follows it without a request', async () => {
  const { user, calls } = await openTrust();
  const group = section('Smallest group');
  expect(
    group.getByText(/^At 5, 0 of 19 departments have too few people who spoke enough/),
  ).toBeVisible();
  const before = calls.length;
  fireEvent.change(group.getByRole('slider'), { target: { value: '8' } });
  expect(
    group.getByText(/^At 8, 3 of 19 departments have too few people who spoke enough for a mood\./),
  ).toBeVisible();
  expect(group.getByRole('slider')).toHaveAttribute('aria-valuetext', '8 people');
  expect(calls).toHaveLength(before);
  expect(screen.getByText('1 change not saved: Smallest group 5 to 8')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Users & Roles' }));
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved Changes' })).toBeVisible();
});

it('the size of the group hides meetings only where their readers do not see each mood', async () => {
  const { user } = await openTrust({ smallestGroup: 8 });
  const group = section('Smallest group');
  expect(group.getByText(/however few they are\.$/)).toBeVisible();
  expect(group.queryByText(/analysed meetings/)).not.toBeInTheDocument();
  await user.click(section('Individual figures').getByRole('radio', { name: /^Each person/ }));
  expect(
    group.getByText(/^At 8, 3 of 19 departments and 6 of 160 analysed meetings have too few/),
  ).toBeVisible();
  expect(group.getByText(/never shown of fewer than 8 people\.$/)).toBeVisible();
});

it('what tightens is saved at once, without the general settings', async () => {
  const app = await openTrust();
  const { user, callsTo } = app;
  await user.click(section('Who may read meetings').getByRole('radio', { name: /^Participants/ }));
  await user.click(section('Works-council mode').getByRole('switch'));
  await user.type(screen.getByRole('textbox', { name: 'Notice for participants' }), 'Told. ');
  expect(
    screen.getByText(
      '3 changes not saved: Who may read meetings, Works-council mode, Notice for participants',
    ),
  ).toBeVisible();
  await user.click(save());
  expect(await screen.findByText(saved)).toBeVisible();
  expect(trustBodies(app)).toEqual([
    { meetingReaders: 'participants', worksCouncilMode: true, participantNotice: 'Told.' },
  ]);
  expect(callsTo(`PATCH ${paths.organizationSettings}`)).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
});

it('general settings and who may see what are saved together', async () => {
  const app = await openTrust();
  const { user, state } = app;
  await user.selectOptions(screen.getByLabelText('Timezone *'), 'London');
  await user.click(section('Language model').getByRole('switch'));
  await user.click(save());
  expect(await screen.findByText(saved)).toBeVisible();
  expect(state.settings).toMatchObject({
    timezone: 'Europe/London',
    trust: { isLanguageModelOn: false },
  });
  await waitFor(() => expect(screen.queryByText(/not saved/)).not.toBeInTheDocument());
});

it('without a mail server no mail is promised to members or participants', async () => {
  server.use(noMailServer);
  const { user } = await openTrust({
    worksCouncilMode: true,
    participantNotice: 'We analyse.',
    isNoticeMailed: true,
  });
  expect(section('Notice for participants').getByText(/^No mail server is set up/)).toBeVisible();
  await user.click(section('Works-council mode').getByRole('switch'));
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Show more than before' });
  expect(question).toHaveTextContent('no e-mail is sent');
  expect(question).not.toHaveTextContent('get an e-mail');
});

it('what loosens is listed and saved only once it is confirmed', async () => {
  const app = await openTrust({ worksCouncilMode: true, smallestGroup: 8 });
  const { user } = app;
  await user.click(section('Works-council mode').getByRole('switch'));
  fireEvent.change(section('Smallest group').getByRole('slider'), { target: { value: '5' } });
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Show more than before' });
  expect(question).toHaveTextContent('All members get an e-mail');
  const effects = within(question).getByRole('list', { name: 'What becomes visible' });
  expect(
    within(effects)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Smallest group.*groups of 5 people or more/),
    expect.stringMatching(/^Works-council mode.*what-if and succession by person/),
  ]);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(trustBodies(app)).toEqual([]);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save and Tell All Members' }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(trustBodies(app)).toEqual([
    { smallestGroup: 5, worksCouncilMode: false, confirmed: true },
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('a change that another admin has made a loosening is listed, too', async () => {
  const app = await openTrust();
  const { user, state } = app;
  fireEvent.change(section('Smallest group').getByRole('slider'), { target: { value: '6' } });
  server.use(
    http.patch(
      `*${paths.trust}`,
      () => {
        state.settings.trust = { ...state.settings.trust, smallestGroup: 10 };
        const refusal = { code: 'CONFIRM_LOOSENING', message: 'Confirm it.', loosenings: [] };
        return HttpResponse.json(refusal, { status: 409 });
      },
      { once: true },
    ),
  );
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Show more than before' });
  expect(question).toHaveTextContent('groups of 6 people or more is shown, before 10 or more');
  await user.click(within(question).getByRole('button', { name: 'Save and Tell All Members' }));
  expect(await screen.findByText(saved)).toBeVisible();
  expect(trustBodies(app)).toEqual([{ smallestGroup: 6, confirmed: true }]);
});

it('people are named for figures from the directory, and removed', async () => {
  const app = await openTrust();
  const { user } = app;
  const readers = section('Who sees organization figures');
  await user.click(readers.getByRole('radio', { name: /^Owners, admins/ }));
  await user.type(readers.getByRole('searchbox'), 'Priya');
  await user.click(await readers.findByRole('button', { name: 'Priya Raman' }));
  expect(readers.getByRole('list', { name: 'People named' })).toHaveTextContent('Priya Raman');
  expect(readers.getByRole('searchbox')).toHaveValue('');
  await user.click(save());
  expect(await screen.findByText(saved)).toBeVisible();
  const expected: TrustUpdate = { figureReaders: 'named', figureReaderIds: ['priya'] };
  expect(trustBodies(app)).toEqual([expected]);
  await user.click(await readers.findByRole('button', { name: 'Remove priya' }));
  expect(screen.getByText('1 change not saved: Who sees organization figures')).toBeVisible();
});

it('the notice is counted, and shown as people see it', async () => {
  const { user } = await openTrust();
  const notice = section('Notice for participants');
  expect(notice.getByRole('button', { name: 'Show as people see it' })).toBeDisabled();
  await user.type(notice.getByRole('textbox'), 'Ask people@example.com');
  expect(notice.getByText('22 of 600 characters')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Show as people see it' }));
  expect(notice.getByText('Participants are told: Ask people@example.com')).toBeVisible();
  expect(notice.getByText(/shown in Rapport only/)).toBeVisible();
  await user.click(notice.getByRole('checkbox', { name: 'Send it to participants by e-mail' }));
  expect(notice.getByText(/gets one mail when a meeting is analysed/)).toBeVisible();
});

it('a setting of another admin is adopted, and an edit stays', async () => {
  const { state, queryClient } = await openTrust();
  fireEvent.change(section('Smallest group').getByRole('slider'), { target: { value: '9' } });
  state.settings.trust = { ...state.settings.trust, smallestGroup: 7, worksCouncilMode: true };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(section('Works-council mode').getByRole('switch')).toBeChecked());
  expect(screen.getByText('1 change not saved: Smallest group 7 to 9')).toBeVisible();
});

it('refused changes stay in the form with the reason', async () => {
  const { user } = await openTrust();
  refuseCall('patch', paths.trust, 403, 'Not authorized');
  await user.click(section('Works-council mode').getByRole('switch'));
  await user.click(save());
  expect(await screen.findByText('Not authorized')).toBeVisible();
  expect(section('Works-council mode').getByRole('switch')).toBeChecked();
});

it('who may see what can fail on its own, and be retried', async () => {
  administrationServer();
  const failed = () => HttpResponse.json({ code: 'NO', message: 'no' }, { status: 403 });
  server.use(http.get(`*${paths.trust}`, failed, { once: true }));
  const { user } = await renderAdministration('/admin?tab=settings');
  expect(await screen.findByText(/^Failed to load who may see what/)).toBeVisible();
  expect(screen.getByLabelText('Hosting Zone *')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Smallest group' })).toBeVisible();
});

it('the section list leads to a section and lights it', async () => {
  const { user } = await openTrust();
  const list = within(screen.getByRole('navigation', { name: 'Settings' }));
  const entry = () => list.getByRole('button', { name: 'Language model' });
  expect(list.getByRole('button', { name: 'General Settings' })).toHaveAttribute('aria-current');
  await user.click(entry());
  expect(screen.getByRole('heading', { name: 'Language model' })).toHaveFocus();
  expect(entry()).toHaveAttribute('aria-current', 'true');
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'General Settings',
    'Feature Toggles',
    'Who may read meetings',
    'Who sees organization figures',
    'Who may plan about persons',
    'Smallest group',
    'Works-council mode',
    'Individual figures',
    'Language model',
    'Assistants',
    'Sound of recordings',
    'Notice for participants',
    'Sign-in',
    'Two-factor sign-in',
    'API keys',
    'Webhooks',
    'Retention',
    'Terms of recordings',
    'What is computed about whom',
  ]);
});

const claude = {
  id: 'key',
  name: 'Claude',
  host: null,
  member: 'Ines Calloway',
  expiresAt: '2027-01-02T12:00:00.000Z',
  lastCallAt: '2026-11-02T12:00:00.000Z',
  calls: 212,
};

it('assistants show where they read, what they never get, and their calls', async () => {
  const backend = administrationServer({
    assistants: {
      assistants: [claude],
      lastCalls: [
        {
          id: 'entry',
          at: '2026-11-02T12:00:00.000Z',
          member: 'Ines Calloway',
          assistant: 'Claude',
          got: 'search_meetings, 9 meetings',
        },
      ],
    },
  });
  const { user } = await renderAdministration('/admin?tab=settings');
  await screen.findByRole('region', { name: 'Assistants' });
  const assistants = section('Assistants');
  expect(await assistants.findByDisplayValue('https://rapport.example/mcp')).toBeVisible();
  expect(assistants.getByText('The mood of a person, in any mode')).toBeVisible();
  expect(assistants.getByText('Decisions and open questions')).toBeVisible();
  expect(assistants.getByText(/212 calls in 28 days/)).toBeVisible();
  expect(assistants.getByText(/^search_meetings, 9 meetings/)).toBeVisible();
  expect(assistants.getByRole('link', { name: 'All calls' })).toHaveAttribute(
    'href',
    '/admin/audit-log?action=assistant-called',
  );
  await user.click(assistants.getByRole('switch'));
  await user.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Show more than before' });
  expect(question).toHaveTextContent('Members may have programs read the meetings');
  expect(backend.callsTo(`PATCH ${paths.trust}`)).toEqual([]);
});

it('a connected assistant can be revoked, an API key is revoked under API keys', async () => {
  const connected = { ...claude, id: 'one', name: 'Le Chat', host: 'mistral.ai', expiresAt: null };
  const backend = administrationServer({
    assistants: { assistants: [connected, claude], lastCalls: [] },
  });
  const { user } = await renderAdministration('/admin?tab=settings');
  await screen.findByRole('region', { name: 'Assistants' });
  const assistants = section('Assistants');
  expect(await assistants.findByText('mistral.ai')).toBeVisible();
  const [revoke, ...others] = assistants.getAllByRole('button', { name: /^Revoke/ });
  expect(others).toEqual([]);
  if (revoke) await user.click(revoke);
  await waitFor(() => expect(assistants.queryByText('Le Chat')).not.toBeInTheDocument());
  expect(assistants.getByText('Claude')).toBeVisible();
  expect(backend.callsTo(`DELETE ${paths.assistants}/one`)).toHaveLength(1);
});

it('an admin cannot switch assistants on', async () => {
  await openTrust({}, { maySwitchAssistantsOn: false });
  expect(section('Assistants').queryByRole('switch')).not.toBeInTheDocument();
  expect(section('Assistants').getByText('Only an owner can switch assistants on.')).toBeVisible();
});
