import { type HeardSpeaker, paths, type SpeakerChoice, type SpeakerList } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { server } from '@/testing/server.ts';

vi.mock('@/realtime/live-connection.tsx', () => ({ LiveConnection: () => null }));

const person = (name: string, number: number) => ({
  id: `6f1c0f0e-0000-4000-8000-00000000000${number}`,
  name,
  title: 'Engineer',
});
const bellini = person('Marco Bellini', 1);
const duarte = person('Marco Duarte', 2);

const heard = (name: string, more: Partial<HeardSpeaker> = {}): HeardSpeaker => ({
  id: `name:${name.toLowerCase()}`,
  name,
  isOneMeeting: false,
  looksLikeRoom: false,
  is: null,
  meetings: 9,
  turns: 142,
  lastDate: '2026-11-19',
  quote: null,
  suggestions: [],
  ...more,
});

const marco = heard('marco', {
  quote: {
    text: 'This is the berth.',
    eventId: 'stand-up',
    title: 'Booking stand-up',
    date: '2026-11-19',
    turn: 7,
    start: 271,
  },
  suggestions: [
    { person: bellini, confidence: 'very-likely', reason: 'The only Marco here' },
    { person: duarte, confidence: 'possible', reason: 'Same first name' },
  ],
});
const speaker3 = heard('Speaker 3', { id: 'speaker:3', isOneMeeting: true, meetings: 1 });
const room = heard('Besprechungsraum Elbe', { looksLikeRoom: true });

type Server = { speakers: HeardSpeaker[]; counts?: Partial<SpeakerList>; refuses?: boolean };

/** A server: chosen names leave the list, undone ones come back. */
async function openPage(given: Server, entry = '/match-speakers') {
  const state = {
    chosen: [] as SpeakerChoice[],
    undone: [] as string[],
    queries: [] as string[],
    guests: [] as string[][],
  };
  const isOpen = ({ id }: HeardSpeaker) =>
    !state.chosen.some(({ speakerId }, at) => speakerId === id && !state.undone.includes(idOf(at)));
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.speakers}`, ({ request }) => {
      state.queries.push(new URL(request.url).search);
      const speakers = given.speakers.filter(isOpen);
      return HttpResponse.json({
        speakers,
        next: null,
        open: speakers.length,
        skipped: 0,
        guests: 0,
        choices: state.chosen.length,
        known: 10,
        total: 10 + speakers.length,
        knownTurns: 0.98,
        veryLikely: 0,
        hidden: 0,
        ...given.counts,
      });
    }),
    http.post(`*${paths.speakerChoices}`, async ({ request }) => {
      if (given.refuses)
        return HttpResponse.json(
          { code: 'CHANGED_MEANWHILE', message: 'The speakers were changed meanwhile.' },
          { status: 409 },
        );
      state.chosen.push((await request.json()) as SpeakerChoice);
      return HttpResponse.json({ choiceId: idOf(state.chosen.length - 1), meetings: 9 });
    }),
    http.post(`*${paths.speakersUndo}`, async ({ request }) => {
      const { choiceIds } = (await request.json()) as { choiceIds: string[] };
      state.undone.push(...choiceIds);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`*${paths.speakersConfirm}`, async ({ request }) => {
      expect(await request.json()).toEqual({ expected: 2 });
      return HttpResponse.json({ choiceIds: ['a', 'b'] });
    }),
    http.post(`*${paths.speakersGuests}`, async ({ request }) => {
      const { speakerIds } = (await request.json()) as { speakerIds: string[] };
      state.guests.push(speakerIds);
      return HttpResponse.json({ choiceIds: speakerIds.map((_, at) => `guest-${at}`) });
    }),
    http.get(`*${paths.meetingChecks}`, () =>
      HttpResponse.json({ meetings: [], total: 5, names: 1, next: null }),
    ),
    http.get(`*${paths.speakerPeople}`, () =>
      HttpResponse.json({ people: [duarte], hasMore: false }),
    ),
    http.get(`*${paths.speakerChoices}`, () =>
      HttpResponse.json({
        choices: [
          {
            id: 'c1',
            name: 'i.carvalho',
            is: 'person',
            person: person('Ines Carvalho', 3),
            isOneMeeting: false,
            by: 'Helena Brandt',
            at: '2026-11-20T08:00:00.000Z',
          },
        ],
        next: null,
      }),
    ),
  );
  const app = await renderApp(entry);
  await screen.findByRole('heading', { name: 'Match speakers' });
  return { ...app, state };
}

const idOf = (at: number) => `choice-${at}`;
const card = (name: string) => screen.findByRole('listitem', { name });

test('a card shows how often a name was heard, a quote, and likely people with reasons', async () => {
  await openPage({ speakers: [marco, speaker3, room], counts: { hidden: 4 } });
  const first = await card('marco');
  expect(first).toHaveTextContent('9 meetings, 142 turns, last on 19 Nov');
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/meetings/stand-up?turn=7');
  expect(first).toHaveTextContent('Booking stand-up, 19 Nov, 04:31');
  expect(first).toHaveTextContent('Marco Bellini EngineerThe only Marco hereVery likely');
  expect(first).toHaveTextContent('changes 9 meetings');
  const placeholder = await card('Speaker 3');
  expect(placeholder).toHaveTextContent(
    'this meeting only: ‘Speaker 3’ is a different person in each meeting',
  );
  expect(placeholder).toHaveTextContent('Nobody in the directory comes close.');
  const elbe = await card('Besprechungsraum Elbe');
  expect(within(elbe).getByRole('button', { name: 'This is a room' })).toBeVisible();
  expect(screen.getByText(/^3 names in transcripts are not tied/)).toBeVisible();
  expect(screen.getByText(/^10 of 13/)).toHaveTextContent('10 of 13');
  expect(screen.getByText('98 % of the turns')).toBeVisible();
  expect(screen.getByText(/^4 more names are heard only in meetings/)).toBeVisible();
});

test('the other tab leads to the meetings to check', async () => {
  const { user, router } = await openPage({ speakers: [marco, speaker3] });
  const tabs = within(screen.getByRole('navigation', { name: 'To decide' }));
  expect(await tabs.findByRole('link', { name: 'Match speakers 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(await tabs.findByRole('link', { name: 'Check these meetings 5' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/check-meetings'));
});

test('keys choose, move, skip and undo, and the focus goes to the next name', async () => {
  const { user, state } = await openPage({ speakers: [marco, speaker3, room] });
  await waitFor(async () => expect(await card('marco')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await card('Speaker 3')).toHaveFocus();
  await user.keyboard('{ArrowUp}2');
  expect(state.chosen).toEqual([{ speakerId: 'name:marco', is: 'person', userId: duarte.id }]);
  await waitFor(async () => expect(await card('Speaker 3')).toHaveFocus());
  expect(
    await screen.findByText('‘marco’ is now Marco Duarte in 9 meetings, and in the next ones.'),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'marco' })).toBeNull());
  await user.keyboard('z');
  await waitFor(() => expect(state.undone).toEqual([idOf(0)]));
  expect(await card('marco')).toBeVisible();
  await user.keyboard('s');
  await waitFor(() =>
    expect(state.chosen.at(-1)).toEqual({ speakerId: 'speaker:3', is: 'skipped' }),
  );
  await waitFor(async () => expect(await card('Besprechungsraum Elbe')).toHaveFocus());
  await user.keyboard('g');
  await waitFor(() => expect(state.chosen.at(-1)?.is).toBe('guest'));
});

test('another person can be found in the directory', async () => {
  const { user, state } = await openPage({ speakers: [speaker3] });
  await waitFor(async () => expect(await card('Speaker 3')).toHaveFocus());
  await user.keyboard('f');
  const dialog = await screen.findByRole('dialog', { name: 'Who is ‘Speaker 3’?' });
  await user.type(within(dialog).getByRole('searchbox'), 'duarte');
  await user.click(await within(dialog).findByRole('button', { name: /Marco Duarte/ }));
  await waitFor(() => expect(state.chosen[0]?.userId).toBe(duarte.id));
});

test('a refused choice stays on its card with the reason', async () => {
  const { user } = await openPage({ speakers: [marco], refuses: true });
  await user.click(await screen.findByRole('button', { name: /^This is Marco Bellini/ }));
  const alert = await within(await card('marco')).findByRole('alert');
  expect(alert).toHaveTextContent('The speakers were changed meanwhile.');
});

test('very likely matches are confirmed together, and undone together', async () => {
  const { user, state } = await openPage({ speakers: [marco], counts: { veryLikely: 2 } });
  await user.click(await screen.findByRole('button', { name: 'Confirm 2 very likely' }));
  expect(await screen.findByText('2 names confirmed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state.undone).toEqual(['a', 'b']));
});

const passing = (name: string) =>
  heard(name, {
    meetings: 1,
    turns: 1,
    quote: {
      text: `I am ${name}.`,
      eventId: 'fair',
      title: 'Trade fair',
      date: '2026-11-19',
      turn: 3,
      start: 60,
    },
  });

test('people of one turn are one line, and become guests together', async () => {
  const { user, state } = await openPage({
    speakers: [marco, passing('Zeno'), passing('Yara'), passing('Xaver')],
  });
  const line = within(await screen.findByRole('region', { name: 'People who said one thing' }));
  expect(line.getByRole('heading', { name: '3 people who said one thing' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Zeno' })).toBeNull();
  expect(line.queryByText(/I am Zeno/)).toBeNull();
  await user.click(line.getByRole('button', { name: 'Look at the 3' }));
  expect(line.getByText(/I am Zeno/)).toBeVisible();
  await user.click(line.getByRole('checkbox', { name: 'Yara' }));
  await user.click(line.getByRole('button', { name: 'Mark these 2 as guests' }));
  expect(await screen.findByText('2 names are guests now.')).toBeVisible();
  expect(state.guests).toEqual([['name:zeno', 'name:xaver']]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state.undone).toEqual(['guest-0', 'guest-1']));
});

test('one person of one turn has a card like the others', async () => {
  await openPage({ speakers: [marco, passing('Zeno')] });
  expect(await card('Zeno')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'People who said one thing' })).toBeNull();
});

test('chosen names become guests with one call', async () => {
  const { user, state } = await openPage({ speakers: [marco, speaker3, room] });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Speaker 3' }));
  await user.click(screen.getByRole('checkbox', { name: `Choose ${room.name}` }));
  await user.click(screen.getByRole('button', { name: 'Mark these 2 as guests' }));
  await waitFor(() => expect(state.guests).toEqual([[speaker3.id, room.id]]));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('the choices made are listed and reverted', async () => {
  const { user, state } = await openPage({ speakers: [] });
  expect(await screen.findByText('Every speaker is known.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Choices made/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Choices made' });
  expect(await within(dialog).findByText('‘i.carvalho’ is Ines Carvalho')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Revert ‘i.carvalho’' }));
  await waitFor(() => expect(state.undone).toEqual(['c1']));
});

test('list and order are in the address', async () => {
  const { user, state, router } = await openPage({ speakers: [marco] });
  await user.click(await screen.findByRole('radio', { name: 'Skipped 0' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By name');
  expect(router.state.location.search).toBe('?show=skipped&sort=name');
  await waitFor(() => expect(state.queries.at(-1)).toBe('?tab=skipped&sort=name'));
});

test('the list is reloaded when meetings change', async () => {
  const given = { speakers: [marco] };
  await openPage(given);
  await card('marco');
  given.speakers = [room];
  act(() => {
    window.dispatchEvent(
      new CustomEvent('meetings-updated', { detail: { organizationId: 'northwind' } }),
    );
  });
  expect(await card('Besprechungsraum Elbe')).toBeVisible();
});

test('a failure says so and can be retried', async () => {
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.speakers}`, () =>
      HttpResponse.json({ code: 'X', message: 'no answer' }, { status: 500 }),
    ),
  );
  await renderApp('/match-speakers');
  expect(await screen.findByText(/^Failed to load the names/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
