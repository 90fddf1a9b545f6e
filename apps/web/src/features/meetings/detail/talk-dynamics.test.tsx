import type { TalkDynamics } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildMeeting } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const talk: TalkDynamics = {
  balance: 87,
  questions: { asked: 3 },
  people: [
    { participantId: 'priya-raman', share: 0.5, questions: 2 },
    { participantId: 'margaret-okafor', share: 0.3, questions: 1 },
    { participantId: 'jonas-keller', share: 0.2, questions: 0 },
  ],
  monologue: { participantId: 'priya-raman', turn: 2, start: 460, seconds: 372, words: 900 },
  silence: { seconds: 160, longest: { turn: 1, start: 90, seconds: 21 } },
};

function open(changes: Partial<TalkDynamics> = {}) {
  meetingServer({ meetings: [buildMeeting()], talk: { ...talk, ...changes } });
  return renderMeetings('/meetings/review');
}

async function unfolded({ user }: ReturnType<typeof renderMeetings>) {
  await user.click(await screen.findByRole('button', { name: 'Talk dynamics' }));
  return within(screen.getByRole('region', { name: 'Talk dynamics' }));
}
const section = (changes: Partial<TalkDynamics> = {}) => unfolded(open(changes));
const fact = (part: Awaited<ReturnType<typeof section>>, name: string) =>
  part.getByText(name, { selector: 'dt' }).nextElementSibling;

test('shows who spoke how much, and the longest monologue and silence with links to them', async () => {
  const part = await section();
  expect(part.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PersonShare%Questions',
    'Priya Raman502',
    'Margaret Okafor301',
    'Jonas Keller200',
  ]);
  expect(fact(part, 'Talk balance')).toHaveTextContent('87 of 100');
  expect(fact(part, 'Longest monologue')).toHaveTextContent('6 min 12 s, Priya Raman 07:40');
  expect(part.getByRole('link', { name: '07:40' })).toHaveAttribute(
    'href',
    expect.stringContaining('turn=2'),
  );
  expect(fact(part, 'Silence')).toHaveTextContent(
    '2 min 40 s in all between turns, the longest 21 s',
  );
  expect(fact(part, 'Questions')).toHaveTextContent('3 asked');
});

test('the first block tells the shares in order of talk', async () => {
  open();
  const strip = await screen.findByRole('list', { name: /^Who spoke/ });
  const people = within(strip).getAllByRole('listitem');
  expect(people.map((person) => person.textContent)).toEqual([
    'PRPriya Raman 50',
    'MOMargaret Okafor 30',
    'JKJonas Keller 20',
  ]);
});

test('says how the figures are computed; those of people are left out with the people', async () => {
  const { user } = await open({ people: undefined, monologue: undefined });
  await user.click(
    await screen.findByRole('button', { name: 'How is this computed? Talk dynamics' }),
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Talk balance of a meeting');
  expect(dialog).not.toHaveTextContent('Longest monologue');
});

test('says that questions are not known where the transcript marks none', async () => {
  const people = talk.people?.map((one) => ({ ...one, questions: null }));
  const part = await section({ questions: { asked: null }, ...(people && { people }) });
  expect(fact(part, 'Questions')).toHaveTextContent(
    'Not known: this transcript has no question marks.',
  );
  expect(part.getByRole('row', { name: 'Priya Raman 50 Not known' })).toBeVisible();
});

test('says what cannot be counted without times', async () => {
  const part = await section({
    silence: null,
    monologue: { participantId: 'priya-raman', turn: 2, start: null, seconds: null, words: 1204 },
  });
  expect(fact(part, 'Longest monologue')).toHaveTextContent('1,204 words, Priya Raman Read it');
  expect(fact(part, 'Silence')).toHaveTextContent('does not tell when turns end');
});

test.each([
  [120, '2 min in all'],
  [4510, '1 h 15 min in all'],
])('%i seconds of silence are "%s"', async (seconds, words) => {
  const part = await section({
    silence: { seconds, longest: { turn: 1, start: 90, seconds: 21 } },
  });
  expect(fact(part, 'Silence')).toHaveTextContent(words);
});

test('in works-council mode names no person', async () => {
  const { people: _people, monologue: _monologue, ...rest } = talk;
  meetingServer({ meetings: [buildMeeting()], talk: rest });
  const part = await unfolded(renderMeetings('/meetings/review'));
  expect(fact(part, 'Talk balance')).toBeVisible();
  expect(part.queryByRole('table')).not.toBeInTheDocument();
  expect(part.queryByText('Longest monologue')).not.toBeInTheDocument();
  expect(part.queryByText(/Priya/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Who spoke/)).not.toBeInTheDocument();
});

test('is missing for a meeting with fewer than two speakers', async () => {
  meetingServer({ meetings: [buildMeeting()], talk: null });
  renderMeetings('/meetings/review');
  expect(await screen.findByRole('region', { name: 'Meeting Details' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Talk dynamics' })).not.toBeInTheDocument();
});
