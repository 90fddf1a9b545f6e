import {
  type CheckedMeeting,
  type Correction,
  correctionSchema,
  type MeetingCheck,
  type MeetingChecks,
  paths,
} from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const checked = (
  title: string,
  check: MeetingCheck,
  more: Partial<CheckedMeeting> = {},
): CheckedMeeting => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  date: '2026-11-18',
  time: '11:00',
  minutes: 31,
  participants: 6,
  file: `${title}.vtt`,
  from: 'uploaded by Sanne de Boer',
  mayCorrect: true,
  checks: [check],
  ...more,
});

const carrier = checked('Weekly carrier call', {
  kind: 'length',
  minutes: 1445,
  likelyMinutes: 37,
  usualMinutes: { from: 33, to: 41 },
  line: 'agenda https://hf.example/c/47',
});
const council = checked(
  'Product council',
  {
    kind: 'date',
    date: '2025-11-12',
    line: 'Product council, 12 November 2025',
    likelyDate: '2026-11-12',
    because: ['file-name', 'weekday', 'series'],
  },
  { date: '2025-11-12', time: null, minutes: null, from: 'watched folder' },
);
const night = checked('Night slots', {
  kind: 'names-inside',
  names: 12,
  people: 2,
  lines: ['so Friday it is. Elin Dahl: We can take two.'],
});
const rest = checked('Depot round', {
  kind: 'names-missed',
  lines: ['[A] yes', '[B] no', '[C] later'],
});
const times = checked('Stock count', { kind: 'some-times', timed: 4, turns: 90 });
const round = checked('People round', {
  kind: 'one-speaker',
  speaker: 'Meeting room Breda',
  speakerId: 'name:meeting room breda',
  turns: 212,
  looksLikeRoom: true,
});
const forecast = checked('Sales forecast', {
  kind: 'unattributed',
  share: 0.38,
  from: 1210,
  lines: ['>> The two shops in Porto order through the same desk.'],
});

type Given = { meetings: CheckedMeeting[]; names?: number | null; refusal?: number };

/** A server: each correction decides all doubts of its meeting, and undoing brings them back. */
async function openPage(given: Given, entry = '/check-meetings') {
  const state = {
    sent: [] as { id: string; correction: Correction }[],
    undone: [] as string[],
    rooms: [] as unknown[],
    decided: new Set<string>(),
  };
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.meetingChecks}`, ({ request }) => {
      const only = new URL(request.url).searchParams.get('meeting');
      const open = given.meetings.filter(({ id }) => !state.decided.has(id));
      return HttpResponse.json<MeetingChecks>({
        meetings: open.filter(({ id }) => !only || id === only),
        total: open.length,
        names: given.names === undefined ? 67 : given.names,
        next: null,
      });
    }),
    http.post<{ id: string }>(`*${paths.corrections}`, async ({ params, request }) => {
      if (given.refusal) {
        given.meetings = given.meetings.filter(({ id }) => id !== params.id);
        return HttpResponse.json(
          {
            code: given.refusal === 409 ? 'CHANGED_MEANWHILE' : 'NOT_FOUND',
            message: 'This was decided meanwhile.',
          },
          { status: given.refusal },
        );
      }
      state.sent.push({
        id: params.id,
        correction: correctionSchema.parse(await request.json()),
      });
      state.decided.add(params.id);
      return HttpResponse.json({ correctionId: `correction-${state.sent.length}` });
    }),
    http.delete<{ id: string; correctionId: string }>(`*${paths.correction}`, ({ params }) => {
      state.undone.push(params.correctionId);
      state.decided.delete(params.id);
      return HttpResponse.json({ correctionId: params.correctionId });
    }),
    http.post(`*${paths.speakerChoices}`, async ({ request }) => {
      state.rooms.push(await request.json());
      state.decided.add(round.id);
      return HttpResponse.json({ choiceId: 'room-1', meetings: 1 });
    }),
    http.post(`*${paths.speakersUndo}`, async ({ request }) => {
      state.rooms.push(await request.json());
      state.decided.delete(round.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const app = await renderApp(entry);
  await screen.findByRole('heading', { name: 'Check these meetings' });
  return { ...app, state };
}

const card = (name: RegExp) => screen.findByRole('listitem', { name });
const buttonsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('each kind of doubt shows two readings with their reasons', async () => {
  const all = [carrier, council, night, rest, times, round, forecast];
  await openPage({ meetings: all });
  const first = await card(/^Weekly carrier call/);
  expect(first).toHaveTextContent('Wed 18 November 2026, 11:00, 6 people');
  expect(first).toHaveTextContent(
    'Length 24 h 5 min: over 12 hours, and the words take 37 minutes',
  );
  expect(first).toHaveTextContent('from Weekly carrier call.vtt, uploaded by Sanne de Boer');
  expect(first).toHaveTextContent(
    '37 minutesWithout the long silence; the series takes 33 to 41 minutes',
  );
  expect(first).toHaveTextContent(
    '24 h 5 minA long silence is beside “agenda https://hf.example/c/47”',
  );
  const date = await card(/^Product council/);
  expect(date).toHaveTextContent('Wed 12 November 2025, 6 people');
  expect(date).toHaveTextContent('The date does not agree: name, weekday and series say 2026');
  expect(date).toHaveTextContent(
    'Thursday 12 November 2026Name of the file; a Thursday, as said; a day of its series',
  );
  expect(buttonsOf(date)).toEqual(['Take 2026', 'It is right', 'Later']);
  const inside = await card(/^Night slots/);
  expect(inside).toHaveTextContent('12 names stand inside other people’s turns');
  expect(inside).toHaveTextContent('“so Friday it is. Elin Dahl: We can take two.”');
  expect(inside).toHaveTextContent('adds 2 people');
  const missed = await card(/^Depot round/);
  expect(missed).toHaveTextContent('“[A] yes”“[B] no”“[C] later”');
  expect(within(missed).getByRole('link', { name: 'Which files are read?' })).toHaveAttribute(
    'href',
    '/layouts',
  );
  const some = await card(/^Stock count/);
  expect(some).toHaveTextContent('Only 4 of 90 turns have a time');
  const one = await card(/^People round/);
  expect(one).toHaveTextContent('One speaker, ‘Meeting room Breda’, has all 212 turns');
  expect(one).toHaveTextContent('One person spoke all 31 minutes');
  const nobody = await card(/^Sales forecast/);
  expect(nobody).toHaveTextContent('38 % of the words have no speaker, from 20:10 on');
  expect(within(nobody).getByRole('link', { name: 'Name them' })).toHaveAttribute(
    'href',
    '/meetings/sales-forecast?at=1210',
  );
  expect(document.querySelectorAll('[data-primary]')).toHaveLength(1);
  const tabs = within(screen.getByRole('navigation', { name: 'To decide' }));
  expect(tabs.getByRole('link', { name: 'Check these meetings 7' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(tabs.getByRole('link', { name: 'Match speakers 67' })).toHaveAttribute(
    'href',
    '/match-speakers',
  );
});

test('keys take, keep, skip, move and undo, and the focus goes to the next card', async () => {
  const { user, state } = await openPage({ meetings: [carrier, council, night] });
  await waitFor(async () => expect(await card(/^Weekly/)).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await card(/^Product/)).toHaveFocus();
  await user.keyboard('{ArrowUp}1');
  expect(
    await screen.findByText(
      'Weekly carrier call is 37 minutes long now. Hours and its series follow.',
    ),
  ).toBeVisible();
  expect(state.sent).toEqual([{ id: carrier.id, correction: { kind: 'set-length', minutes: 37 } }]);
  await waitFor(async () => expect(await card(/^Product/)).toHaveFocus());
  expect(screen.queryByRole('listitem', { name: /^Weekly/ })).toBeNull();
  await user.keyboard('z');
  await waitFor(() => expect(state.undone).toEqual(['correction-1']));
  expect(await card(/^Weekly/)).toBeVisible();
  await user.keyboard('s');
  await waitFor(async () => expect(await card(/^Night/)).toHaveFocus());
  const names = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  expect(names.filter(Boolean)).toEqual([
    'Weekly carrier call, length',
    'Night slots, names inside turns',
    'Product council, date',
  ]);
  await user.keyboard('r');
  await waitFor(() =>
    expect(state.sent.at(-1)).toEqual({
      id: night.id,
      correction: { kind: 'keep-as-read', check: 'names-inside' },
    }),
  );
  expect(await screen.findByText('The turns of Night slots stay as they are.')).toBeVisible();
});

test.each([
  [council, 'Take 2026', { kind: 'set-start', date: '2026-11-12', time: null }],
  [council, 'It is right', { kind: 'keep-as-read', check: 'date' }],
  [night, 'Split them', { kind: 'split-names-inside' }],
  [rest, 'It is right', { kind: 'keep-as-read', check: 'names-missed' }],
  [times, 'It is right', { kind: 'keep-as-read', check: 'some-times' }],
  [round, 'It is right', { kind: 'keep-as-read', check: 'one-speaker' }],
  [forecast, 'It is right', { kind: 'keep-as-read', check: 'unattributed' }],
])('$title: %s', async (meeting, name, correction) => {
  const { user, state } = await openPage({ meetings: [meeting] });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('Every meeting agrees with itself.')).toBeVisible();
  expect(state.sent).toEqual([{ id: meeting.id, correction }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The choice was undone.')).toBeVisible();
  expect(state.undone).toEqual(['correction-1']);
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('one speaker becomes a room, and it is undone', async () => {
  const { user, state } = await openPage({ meetings: [round] });
  await user.click(await screen.findByRole('button', { name: 'It is a room' }));
  expect(
    await screen.findByText('‘Meeting room Breda’ is a room now. It stays out of ties and moods.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card(/^People round/)).toBeVisible();
  expect(state.rooms).toEqual([
    { speakerId: 'name:meeting room breda', is: 'room' },
    { choiceIds: ['room-1'] },
  ]);
});

test('nothing moves under a pressed button, and a click beside buttons opens a card', async () => {
  const { user, state } = await openPage({ meetings: [carrier, council] });
  const [first, second] = [await card(/^Weekly/), await card(/^Product/)];
  await user.click(within(second).getByText('watched folder', { exact: false }));
  expect(within(second).getByLabelText('Date')).toHaveValue('2026-11-12');
  expect(within(first).queryByLabelText('Date')).toBeNull();
  const button = within(first).getByRole('button', { name: 'It is right' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(within(second).getByLabelText('Date')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() =>
    expect(state.sent).toEqual([
      { id: carrier.id, correction: { kind: 'keep-as-read', check: 'length' } },
    ]),
  );
});

test('who may not match speakers sees no room button and no second tab', async () => {
  await openPage({ meetings: [round], names: null });
  expect(buttonsOf(await card(/^People round/))).toEqual(['It is rightR', 'LaterS']);
  expect(screen.queryByRole('link', { name: /^Match speakers/ })).toBeNull();
});

test('who may not correct a meeting sees the reason and no buttons', async () => {
  const { user, state } = await openPage({ meetings: [{ ...carrier, mayCorrect: false }] });
  const only = await card(/^Weekly/);
  expect(only).toHaveTextContent('over 12 hours, and the words take 37 minutes');
  expect(only).toHaveTextContent('Those who may correct this meeting can choose.');
  expect(buttonsOf(only)).toEqual([]);
  expect(within(only).queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(only).toHaveFocus());
  await user.keyboard('1rs');
  expect(state.sent).toEqual([]);
});

test('date, start and length can be written, and Enter saves', async () => {
  const { user, state } = await openPage({ meetings: [carrier, council] });
  const first = await card(/^Weekly/);
  const length = within(first).getByRole('textbox', { name: 'Length' });
  expect(length).toHaveValue('37');
  await user.clear(length);
  await user.type(length, '1500{Enter}');
  expect(within(first).getByRole('alert')).toHaveTextContent('A length is 1 to 1,440 minutes');
  expect(state.sent).toEqual([]);
  await user.clear(within(first).getByLabelText('Begins'));
  await user.clear(length);
  await user.type(length, '39{Enter}');
  await waitFor(() =>
    expect(state.sent.map(({ correction }) => correction)).toEqual([
      { kind: 'set-start', date: '2026-11-18', time: null },
      { kind: 'set-length', minutes: 39 },
    ]),
  );
  expect(
    await screen.findByText(
      'Weekly carrier call has no time now and is 39 minutes long now. Hours and its series follow.',
    ),
  ).toBeVisible();
  const second = await card(/^Product/);
  await waitFor(() => expect(second).toHaveFocus());
  expect(within(second).getByLabelText('Date')).toHaveValue('2026-11-12');
  await user.keyboard('z');
  await waitFor(() => expect(state.undone).toEqual(['correction-2', 'correction-1']));
});

test.each([
  [409, 'Weekly carrier call: This was decided meanwhile.'],
  [404, 'Weekly carrier call is not there any more.'],
])('what somebody else decided first goes without an error: %s', async (refusal, words) => {
  const { user } = await openPage({ meetings: [carrier, council], refusal });
  await user.click(await screen.findByRole('button', { name: /^Take 37 minutes/ }));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /^Weekly/ })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a choice that could not be saved stays on its card', async () => {
  const { user } = await openPage({ meetings: [carrier] });
  server.use(
    http.post(`*${paths.corrections}`, () =>
      HttpResponse.json({ code: 'X', message: 'The disk is full.' }, { status: 500 }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: /^Take 37 minutes/ }));
  const alert = await within(await card(/^Weekly/)).findByRole('alert');
  expect(alert).toHaveTextContent('The disk is full.');
});

test('the meeting of the address stands first', async () => {
  await openPage({ meetings: [carrier, night] }, `/check-meetings?meeting=${night.id}`);
  await waitFor(async () => expect(await card(/^Night/)).toHaveFocus());
  expect(screen.getAllByRole('listitem', { name: /, / })).toHaveLength(2);
});

test('coming from another screen, the keys work at once', async () => {
  const { router } = await openPage({ meetings: [carrier] });
  await act(() => router.navigate('/surveys'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(() => router.navigate('/check-meetings'));
  await waitFor(async () => expect(await card(/^Weekly/)).toHaveFocus());
});

test('decisions of others are shown at once', async () => {
  const given = { meetings: [carrier] };
  await openPage(given);
  await card(/^Weekly/);
  given.meetings = [council];
  act(() => {
    window.dispatchEvent(
      new CustomEvent('meetings-updated', { detail: { organizationId: 'northwind' } }),
    );
  });
  expect(await card(/^Product/)).toBeVisible();
});

test('a failure says so and can be retried', async () => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.meetingChecks}`, () =>
      HttpResponse.json({ code: 'X', message: 'no answer' }, { status: 500 }),
    ),
  );
  await renderApp('/check-meetings');
  expect(await screen.findByText(/^Failed to load the meetings to check/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
