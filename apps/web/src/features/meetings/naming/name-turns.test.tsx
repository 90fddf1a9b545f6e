import { type Correction, correctionSchema, type DirectoryPeople, paths } from '@rapport/contract';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { buildRecording } from '../testing/build-recording.ts';
import { buildTranscript, buildTurn } from '../testing/build-transcript.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const place = (cue: number, from: number, start = 10 * cue) => ({ cue, from, start });
const passage = (cue: number, from = 0) => place(cue, from);
const transcript = buildTranscript({
  speakers: [
    { participantId: 'priya-raman', label: 'Priya', joined: [], tie: null, suggestion: null },
  ],
  turns: [
    buildTurn(0, null, 'Good morning.', { start: 0, passages: [passage(0)] }),
    buildTurn(1, null, 'We ship it on Tuesday.', { start: 20, passages: [passage(2)] }),
    buildTurn(2, 'priya-raman', 'Fine. Who writes?', {
      start: 40,
      passages: [passage(4), { ...passage(5, 6), splits: [] }],
    }),
    buildTurn(3, null, 'Nobody has done that. I will.', {
      start: 60,
      passages: [{ ...passage(6), splits: [place(7, 22, 62)] }],
    }),
  ],
});
const directory: DirectoryPeople = {
  people: [{ id: 'user-anna', name: 'Anna Berg', title: 'Engineer' }],
  hasMore: false,
};

let sent: Correction[];
beforeEach(() => {
  sent = [];
  server.use(
    ...accountServer({ signedInAs: account.email }).handlers,
    http.get(`*${paths.directory}`, ({ request }) => {
      const asked = new URL(request.url).searchParams.get('q') ?? '';
      const isAnna = 'anna berg'.includes(asked.toLowerCase());
      return HttpResponse.json(isAnna ? directory : { people: [], hasMore: false });
    }),
    http.post(`*${paths.corrections}`, async ({ request }) => {
      sent.push(correctionSchema.parse(await request.json()));
      return HttpResponse.json({ correctionId: 'correction-1' }, { status: 202 });
    }),
  );
});

async function open(recording = buildRecording({ speakersTold: false })) {
  meetingServer({ meetings: [buildMeeting()], transcript, recording });
  const { user, router } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('link', { name: 'Name Turns' }));
  await screen.findByRole('list', { name: 'Turns to name' });
  const field = (time: string) =>
    screen.getByRole('combobox', { name: `Who says the turn at 00:${time}` });
  return { user, router, field };
}

it('names turns with the keyboard, and sends them as one correction', async () => {
  const { user, field } = await open();
  expect(field('00:00')).toHaveFocus();
  await user.keyboard('Anna');
  const person = await screen.findByRole('option', { name: /Anna Berg/ });
  expect(person).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field('00:00')).toHaveValue('Anna Berg');
  expect(field('00:20')).toHaveFocus();
  await user.keyboard('Tom Reyes{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Tom Reyes/ })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field('00:40')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field('01:00')).toHaveFocus();
  expect(screen.getByText('4 of 5 turns named')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save Names' }));
  expect(await screen.findByText('2 turns named. The meeting is read again.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      kind: 'set-speaker',
      speakers: [
        { name: 'Anna Berg', userId: 'user-anna', passages: [0] },
        { name: 'Tom Reyes', passages: [2] },
      ],
    },
  ]);
  expect(await screen.findByRole('list', { name: 'What was said' })).toBeInTheDocument();
});

it('a quick Enter takes the name that was typed, not one that was found for less of it', async () => {
  server.use(
    http.get(`*${paths.directory}`, ({ request }) => {
      const asked = new URL(request.url).searchParams.get('q');
      return asked === 'Ann' ? HttpResponse.json(directory) : new Promise(() => {});
    }),
  );
  const { user, field } = await open();
  await user.keyboard('Ann');
  await screen.findByRole('option', { name: /Anna Berg/ });
  await user.keyboard('ika{Enter}');
  expect(field('00:00')).toHaveValue('Annika');
});

it('gives the last name to all turns up to one, and takes names back', async () => {
  const { user, field } = await open();
  await user.keyboard('Tom{Enter}');
  await user.clear(field('00:40'));
  await user.keyboard('{Enter}');
  const row = field('00:40').closest('li');
  if (!row) throw new Error('There is no row.');
  await user.click(within(row).getByRole('button', { name: 'Tom up to here' }));
  expect(['00:00', '00:20', '00:40'].map((time) => field(time))).toSatisfy(
    (fields: HTMLInputElement[]) => fields.every(({ value }) => value === 'Tom'),
  );
  await user.clear(field('00:50'));
  await user.keyboard('{Enter}');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Save Names' }));
  await screen.findByText('5 turns named. The meeting is read again.');
  expect(sent).toEqual([
    { kind: 'set-speaker', speakers: [{ name: 'Tom', passages: [0, 4, 2, 5, 6] }] },
  ]);
});

it('splits a turn of two voices, with the keyboard, and joins it again', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Two voices in the turn at 00:01:00' }));
  await user.click(screen.getByRole('button', { name: 'Another voice from: I will.' }));
  expect(field('01:02')).toHaveFocus();
  expect(field('01:02').closest('li')).toHaveTextContent(/^I will\./);
  expect(field('01:00').closest('li')).toHaveTextContent(/^Nobody has done that\./);
  await user.click(screen.getByRole('button', { name: 'Join with the turn above' }));
  expect(field('01:00')).toHaveFocus();
  expect(screen.queryByRole('combobox', { name: /01:02/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Two voices in the turn at 00:01:00' }));
  screen.getByRole('button', { name: 'Another voice from: I will.' }).focus();
  await user.keyboard('{Enter}Tom{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save Names' }));
  await screen.findByText('1 turn named. The meeting is read again.');
  expect(sent).toEqual([
    { kind: 'set-speaker', speakers: [{ name: 'Tom', passages: [7] }], splits: [7] },
  ]);
});

it('Escape only closes the list, and Cancel drops what was given', async () => {
  const { user, field } = await open();
  await user.keyboard('Tom');
  expect(await screen.findByRole('option', { name: /^Tom/ })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(field('00:00')).toHaveValue('');
  await user.keyboard('Tom{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('list', { name: 'What was said' })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('asks before names are lost on the way to another page', async () => {
  const { user, router } = await open();
  await user.keyboard('Tom{Enter}');
  await act(() => router.navigate('/meetings'));
  expect(await screen.findByText('The names that you have given are not saved.')).toBeVisible();
});

it('says why names could not be saved, and keeps them', async () => {
  const { user, field } = await open();
  server.use(
    http.post(`*${paths.corrections}`, () =>
      HttpResponse.json(
        { code: 'CHANGED_MEANWHILE', message: 'The transcript was read again meanwhile.' },
        { status: 409 },
      ),
    ),
  );
  await user.keyboard('Tom{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save Names' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The transcript was read again meanwhile.',
  );
  expect(field('00:00')).toHaveValue('Tom');
});

it('is offered only where speakers were not told apart', async () => {
  meetingServer({ meetings: [buildMeeting()], transcript, recording: buildRecording() });
  renderMeetings('/meetings/review');
  await screen.findByText(/^Written down by/);
  expect(screen.queryByRole('link', { name: 'Name Turns' })).not.toBeInTheDocument();
});
