import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildMeeting, buildSummary, graph } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const notJudged = { sentiment: 0, judged: false, moods: { positive: 0, neutral: 0, negative: 0 } };
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('a meeting without a score says so on its card, with the reason', async () => {
  meetingServer({ meetings: [buildMeeting({ ...notJudged, judgedReason: 'unnamed' })] });
  renderMeetings('/meetings');
  const card = within(await screen.findByRole('article', { name: 'Quarterly pricing review' }));
  expect(card.getByText('Not judged')).toBeInTheDocument();
  expect(card.getByText('The transcript names no speaker.')).toBeInTheDocument();
  expect(card.queryByText('0.00')).not.toBeInTheDocument();
  expect(card.queryByText('Neutral')).not.toBeInTheDocument();
});

test('a participant who says too little has no mood on the page of a meeting', async () => {
  const judged = buildSummary(['Priya', 'Raman'], 'positive', { judged: true });
  const silent = buildSummary(['Jonas', 'Keller'], 'neutral', { judged: false });
  meetingServer({
    meetings: [buildMeeting({ judged: true, judgedReason: null })],
    summaries: [judged, silent],
    breakdown: { positive: 1, neutral: 0, negative: 0 },
  });
  renderMeetings('/meetings/review');
  const shown = await section('Sentiment Breakdown');
  const people = within(await shown.findByRole('list', { name: 'Participant Summaries' }));
  const badges = people.getAllByRole('listitem').map((item) => ({
    name: within(item).getByTitle(/ /).textContent,
    isQuiet: within(item).queryByText('Said too little') !== null,
    mood: within(item).queryByText(/^(Positive|Neutral|Negative)$/)?.textContent,
  }));
  expect(badges).toEqual([
    { name: 'Priya Raman', isQuiet: false, mood: 'Positive' },
    { name: 'Jonas Keller', isQuiet: true, mood: undefined },
  ]);
});

test('a meeting in another language is not judged, without blaming participants', async () => {
  meetingServer({
    meetings: [buildMeeting({ ...notJudged, judgedReason: 'language', language: 'de' })],
    summaries: [buildSummary(['Jonas', 'Keller'], 'neutral', { judged: false })],
    breakdown: notJudged.moods,
  });
  renderMeetings('/meetings/review');
  const details = await section('Meeting Details');
  expect(details.getByText('Not judged')).toBeInTheDocument();
  const moods = await section('Sentiment Breakdown');
  expect(
    await moods.findByText('Not judged. Moods are analysed in English only.'),
  ).toBeInTheDocument();
  expect(await moods.findByText('Jonas Keller')).toBeInTheDocument();
  expect(screen.queryByText('Said too little')).not.toBeInTheDocument();
});

test.each([
  ['too-little', 'Said too little'],
  ['calm', 'Calm'],
  [undefined, 'No mood'],
] as const)('the map claims no mood of a participant who shows none: %s', async (feeling, word) => {
  const [first, ...others] = graph.nodes;
  if (!first) throw new Error('The example has people');
  const unfelt = { sentiment: 'neutral', judged: false, ...(feeling && { feeling }) } as const;
  const nodes = [{ ...first, ...unfelt }, ...others];
  meetingServer({ meetings: [buildMeeting()], graph: { ...graph, nodes } });
  renderMeetings('/meetings/review');
  const map = await section('Connection Map');
  const row = (await map.findByText(first.name)).closest('button');
  expect(row).toHaveTextContent(word);
  expect(row).not.toHaveTextContent('Neutral');
  expect(map.getAllByText(word)).toHaveLength(1);
});

test('a meeting in another language has a map without moods, and a note about actions', async () => {
  meetingServer({
    meetings: [
      buildMeeting({ ...notJudged, judgedReason: 'language', language: 'de', actions: 0 }),
    ],
    actionItems: [],
    summaries: [],
    breakdown: notJudged.moods,
  });
  renderMeetings('/meetings/review');
  const map = await section('Connection Map');
  await map.findByRole('list', { name: 'People' });
  expect(map.queryByText(/^(Positive|Neutral|Negative)$/)).not.toBeInTheDocument();
  const actions = await section('Actions');
  expect(await actions.findByText('Actions are found in English only.')).toBeInTheDocument();
});
