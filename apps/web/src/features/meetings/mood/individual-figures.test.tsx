import type { MeetingGraph, ParticipantSummary } from '@rapport/contract';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rebroadcast } from '@/realtime/window-events.ts';
import { buildMeeting, buildSummary, graph, summaries } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

const withoutMood = ({ overallSentiment, judged, ...summary }: ParticipantSummary) => summary;
const withoutFigures = ({
  speakingTimeSeconds,
  talkShare,
  turns,
  ...summary
}: ParticipantSummary) => withoutMood(summary);

const graphWithoutMoods: MeetingGraph = {
  nodes: graph.nodes.map(({ sentiment, ...node }) => node),
  links: graph.links.map(({ sentiment, ...link }) => link),
};
const { sentiment, sentimentLabel, ...hidden } = buildMeeting({ moodHidden: 'few' });
const moodWords = /\b(?:positive|negative)\b/i;

async function namesOfSummaries() {
  const shown = await section('Sentiment Breakdown');
  const list = await shown.findByRole('list', { name: 'Participant Summaries' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByTitle(/ /)[0]?.textContent);
}

describe('where nobody sees the mood of another', () => {
  test('the breakdown has cells without names, and participants have no moods', async () => {
    meetingServer({
      meetings: [buildMeeting()],
      breakdown: { positive: 3, neutral: 1, negative: 1 },
      summaries: summaries.map(withoutMood),
      graph: graphWithoutMoods,
    });
    renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(
      await shown.findByText('One cell per person, in no order. Which cell is whose is not shown.'),
    ).toBeVisible();
    expect(shown.getByText('what was said, by talk time; no moods')).toBeVisible();
    expect(shown.queryByRole('button', { name: /read the summary/ })).not.toBeInTheDocument();
    expect(shown.queryByText('You')).not.toBeInTheDocument();
    expect(await namesOfSummaries()).toEqual(['Margaret Okafor', 'Priya Raman', 'Jonas Keller']);
    const people = within(shown.getByRole('list', { name: 'Participant Summaries' }));
    expect(people.queryByText(moodWords)).not.toBeInTheDocument();
  });

  test('the map has neither rings nor moods, and no order by sentiment', async () => {
    meetingServer({ meetings: [buildMeeting()], graph: graphWithoutMoods });
    renderMeetings('/meetings/review');
    const map = await section('Connection Map');
    await map.findByRole('list', { name: 'People' });
    expect(map.queryByText(/positive|neutral|negative/i)).not.toBeInTheDocument();
    expect(map.queryByRole('button', { name: 'Sort by sentiment' })).not.toBeInTheDocument();
  });

  test('the own cell is outlined, and the own mood does not affect the order of the list', async () => {
    const [priya, ...others] = summaries;
    if (!priya) throw new Error('The example has people');
    const own = { ...priya, overallSentiment: 'negative' as const, judged: true };
    meetingServer({
      meetings: [buildMeeting()],
      breakdown: { positive: 3, neutral: 1, negative: 1 },
      summaries: [own, ...others.map(withoutMood)],
      graph: {
        ...graphWithoutMoods,
        nodes: graphWithoutMoods.nodes.map((node, at) =>
          at === 0 ? { ...node, sentiment: 'negative', judged: true } : node,
        ),
      },
    });
    renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(await shown.findByText('You')).toBeVisible();
    expect(shown.queryByRole('button', { name: /turns that made it/ })).not.toBeInTheDocument();
    expect(await shown.findByText(/yours is outlined, and only you see that\.$/)).toBeVisible();
    expect(shown.getByText('what was said, by talk time; no moods of others')).toBeVisible();
    expect(await namesOfSummaries()).toEqual(['Margaret Okafor', 'Priya Raman', 'Jonas Keller']);
    const people = within(shown.getByRole('list', { name: 'Participant Summaries' }));
    expect(people.getAllByText(/^(Positive|Neutral|Negative)$/)).toHaveLength(1);
    const map = await section('Connection Map');
    await map.findByRole('list', { name: 'People' });
    expect(map.queryByText('Negative')).not.toBeInTheDocument();
  });
});

describe('where nearly all people share one feeling', () => {
  test('card, page and breakdown show the word, and neither score nor counts', async () => {
    const alike = { ...hidden, sentimentLabel: 'positive', moodHidden: 'alike' } as const;
    meetingServer({ meetings: [alike], breakdown: { moodHidden: 'alike' } });
    const { user } = renderMeetings('/meetings');
    const card = within(await screen.findByRole('article', { name: 'Quarterly pricing review' }));
    expect(await card.findByRole('button', { name: /^No counts/ })).toBeVisible();
    expect(card.getByText('Positive')).toBeVisible();
    expect(card.queryByText('/10')).not.toBeInTheDocument();
    await user.click(card.getByRole('link', { name: 'Quarterly pricing review' }));
    const details = await section('Meeting Details');
    expect(await details.findByRole('button', { name: /^No counts/ })).toBeVisible();
    expect(details.getByText('Positive')).toBeVisible();
    const breakdown = await section('Sentiment Breakdown');
    expect(await breakdown.findByRole('button', { name: /^No counts/ })).toBeVisible();
  });
});

test('of a calm meeting whose counts are hidden, only that word is shown', async () => {
  const calm = { sentimentLabel: 'neutral', judged: false, judgedReason: 'calm' } as const;
  const alike = { ...hidden, ...calm, moodHidden: 'alike' } as const;
  meetingServer({ meetings: [alike], breakdown: { moodHidden: 'alike' } });
  renderMeetings('/meetings');
  const card = within(await screen.findByRole('article', { name: 'Quarterly pricing review' }));
  expect(await card.findByRole('button', { name: /^No counts/ })).toBeVisible();
  expect(card.getByText('Calm')).toBeVisible();
  expect(card.queryByText('Neutral')).not.toBeInTheDocument();
  expect(card.queryByRole('img')).not.toBeInTheDocument();
});

describe('where fewer people are judged than the smallest group has', () => {
  const few = 'Not shown: fewer than 5 people spoke';

  test('a card says so instead of a score', async () => {
    meetingServer({ meetings: [{ ...hidden, participants: 4 }] });
    const { user } = renderMeetings('/meetings');
    const card = within(await screen.findByRole('article', { name: 'Quarterly pricing review' }));
    const cell = await card.findByRole('button', { name: new RegExp(`^${few}`) });
    expect(card.queryByText('/10')).not.toBeInTheDocument();
    expect(card.queryByText('Not judged')).not.toBeInTheDocument();
    expect(cell).toHaveAttribute('data-tooltip', expect.stringMatching(/^Shown from 5 people on/));
    await user.click(cell);
    expect(cell).toHaveAttribute('aria-expanded', 'true');
    expect(card.getByText(/^Shown from 5 people on, to protect single people\./)).toBeVisible();
  });

  test('the cell does not say that few people spoke where many did', async () => {
    meetingServer({ meetings: [{ ...hidden, participants: 9 }] });
    renderMeetings('/meetings');
    expect(
      await screen.findByRole('button', { name: /^Not shown: fewer than 5 people are counted/ }),
    ).toBeVisible();
  });

  test('the page of the meeting says so, too', async () => {
    meetingServer({
      meetings: [hidden],
      breakdown: { moodHidden: 'few' },
      summaries: summaries.map(withoutMood),
      graph: graphWithoutMoods,
    });
    renderMeetings('/meetings/review');
    expect(await namesOfSummaries()).toHaveLength(3);
    for (const name of ['Meeting Details', 'Sentiment Breakdown']) {
      const shown = await section(name);
      expect(await shown.findByRole('button', { name: new RegExp(`^${few}`) })).toBeVisible();
      expect(shown.queryByText(moodWords)).not.toBeInTheDocument();
      expect(shown.queryByText(/out of 10|\/10/)).not.toBeInTheDocument();
    }
  });
});

describe('in works-council mode', () => {
  const given = {
    meetings: [buildMeeting()],
    breakdown: { positive: 3, neutral: 1, negative: 1 },
    summaries: [
      { ...buildSummary(['Adam', 'Zeller'], 'neutral'), summary: '' },
      buildSummary(['Zoe', 'Abel'], 'neutral'),
    ].map(withoutFigures),
    graph: {
      nodes: graphWithoutMoods.nodes.map(({ engagementScore, ...node }) => node),
      links: graphWithoutMoods.links.map((link) => ({ ...link, communicationRecommendations: [] })),
    },
  };

  test('participants are listed by name, without figures', async () => {
    meetingServer(given);
    renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(await shown.findByText('what was said, by name; no moods')).toBeVisible();
    expect(await namesOfSummaries()).toEqual(['Adam Zeller', 'Zoe Abel']);
    expect(shown.getByText('Nothing is quoted.')).toBeVisible();
  });

  test('the map has nodes of equal size, and its dialogs neither figures nor recommendations', async () => {
    meetingServer(given);
    const { user } = renderMeetings('/meetings/review');
    const map = await section('Connection Map');
    expect(
      await map.findByText(/All nodes have one size, because works-council mode is on\.$/),
    ).toBeVisible();
    const people = within(await map.findByRole('list', { name: 'People' }));
    const names = people
      .getAllByRole('button')
      .map((row) => within(row).getAllByTitle(/ /)[0]?.textContent);
    expect(names).toEqual([...names].sort());
    await user.click(people.getByRole('button', { name: /^Priya Raman/ }));
    const person = within(await screen.findByRole('dialog', { name: 'Priya Raman' }));
    expect(
      person.getByText('Works-council mode is on: there are no figures of single people.'),
    ).toBeVisible();
    expect(person.queryByText('Total interactions')).not.toBeInTheDocument();
    await user.click(person.getByRole('button', { name: /^Jonas Keller/ }));
    const pair = within(
      await screen.findByRole('dialog', { name: 'Priya Raman and Jonas Keller' }),
    );
    expect(
      pair.getByText('Works-council mode is on: there are no recommendations about people.'),
    ).toBeVisible();
  });

  test('the speakers of the transcript have no share of the talk', async () => {
    meetingServer(given);
    const { user } = renderMeetings('/meetings/review');
    const transcript = await section('Transcript');
    await user.click(transcript.getByRole('button', { name: /Transcript/ }));
    const speakers = within(await transcript.findByRole('region', { name: 'Speakers' }));
    expect(speakers.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(speakers.queryByText('Share of talk, %')).not.toBeInTheDocument();
    expect(speakers.queryByText(/^\d+$/)).not.toBeInTheDocument();
  });
});

test('a participant who is left out of moods is marked as such in the list and on the map', async () => {
  const [first, ...others] = graph.nodes;
  if (!first) throw new Error('The example has people');
  const leftOut = { judged: false, isLeftOutOfMoods: true as const };
  meetingServer({
    meetings: [buildMeeting()],
    summaries: [
      buildSummary(['Priya', 'Raman'], 'positive', { judged: true }),
      buildSummary(['Jonas', 'Keller'], 'neutral', leftOut),
    ],
    breakdown: { positive: 1, neutral: 0, negative: 0 },
    graph: { ...graph, nodes: [{ ...first, sentiment: 'neutral', ...leftOut }, ...others] },
  });
  renderMeetings('/meetings/review');
  const shown = await section('Sentiment Breakdown');
  expect(await shown.findByText('Left out of moods')).toBeVisible();
  expect(screen.queryByText('Said too little')).not.toBeInTheDocument();
  const map = await section('Connection Map');
  const row = (await map.findByText(first.name)).closest('button');
  expect(row).toHaveTextContent('Left out');
});

test('news that many meetings changed refreshes the open meeting', async () => {
  const { state } = meetingServer({ meetings: [buildMeeting()] });
  renderMeetings('/meetings/review');
  const shown = await section('Sentiment Breakdown');
  expect(await shown.findByText(/^2 of 3 participants spoke positively/)).toBeVisible();
  state.breakdown = { positive: 1, neutral: 0, negative: 1 };
  act(() => rebroadcast('meetings-updated', { organizationId: 'northwind' }));
  expect(await shown.findByText(/^1 of 2 participants spoke positively/)).toBeVisible();
});
