import type { MeetingListItem, ParticipantSummary, PeopleByFeeling } from '@rapport/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildMeeting, buildSummary } from '../testing/build-meeting.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const card = async () =>
  within(await screen.findByRole('article', { name: 'Quarterly pricing review' }));

const nobody: PeopleByFeeling = { positive: 0, neutral: 0, negative: 0, calm: 0, 'too-little': 0 };
const depot: PeopleByFeeling = { positive: 4, neutral: 1, negative: 1, calm: 2, 'too-little': 1 };
const noScore = { sentiment: 0, sentimentLabel: 'neutral', judged: false } as const;
const calmMeeting: Partial<MeetingListItem> = {
  ...noScore,
  judgedReason: 'calm',
  peopleByFeeling: { ...nobody, positive: 1, calm: 6 },
};
const shortMeeting: Partial<MeetingListItem> = {
  ...noScore,
  judgedReason: 'too-little',
  peopleByFeeling: { ...nobody, calm: 1, 'too-little': 5 },
};

describe('the card of a meeting', () => {
  test('has one cell per person, and the score of those who showed feeling', async () => {
    meetingServer({ meetings: [buildMeeting({ peopleByFeeling: depot })] });
    renderMeetings('/meetings');
    const shown = await card();
    const cells = shown.getByRole('img', {
      name: '4 positive, 1 neutral, 1 negative, 2 calm, 1 said too little',
    });
    expect(cells.children).toHaveLength(9);
    expect(cells.querySelectorAll('svg')).toHaveLength(6);
    expect(shown.getByText(/of 6 people/)).toHaveTextContent('6.67/10 of 6 people');
    expect(shown.getByText('Neutral')).toBeVisible();
  });

  test.each([
    [8, 'text-pos'],
    [7.99, 'text-neu'],
    [6, 'text-neu'],
    [5.99, 'text-neg'],
  ])('colours the number of a score of %s by itself', async (sentiment, colour) => {
    meetingServer({ meetings: [buildMeeting({ sentiment, peopleByFeeling: depot })] });
    renderMeetings('/meetings');
    expect((await card()).getByText(sentiment.toFixed(2))).toHaveClass(colour);
  });

  test.each([
    ['Calm', '1 of 7 showed feeling', calmMeeting],
    ['Calm', 'Nobody showed feeling', { ...calmMeeting, peopleByFeeling: { ...nobody, calm: 7 } }],
    ['Said too little', '1 of 6 spoke enough', shortMeeting],
  ])('%s: %s', async (word, reason, changes) => {
    meetingServer({ meetings: [buildMeeting(changes)] });
    renderMeetings('/meetings');
    const shown = await card();
    expect(shown.getByText(word)).toBeVisible();
    expect(shown.getByText(reason)).toBeVisible();
    expect(shown.queryByText(/\/10/)).not.toBeInTheDocument();
    expect(shown.queryByText('Neutral')).not.toBeInTheDocument();
  });

  test('of an older result has cells for the moods that it knows', async () => {
    meetingServer({
      meetings: [buildMeeting({ moods: { positive: 4, neutral: 1, negative: 2 } })],
    });
    renderMeetings('/meetings');
    expect(
      (await card()).getByRole('img', { name: '4 positive, 1 neutral, 2 negative' }),
    ).toBeVisible();
  });

  test.each([
    [16, 16, true],
    [17, 0, true],
    [24, 0, true],
    [25, 0, false],
  ])('with %i people: %i signs; gaps: %s', async (positive, signs, hasGaps) => {
    meetingServer({ meetings: [buildMeeting({ peopleByFeeling: { ...nobody, positive } })] });
    renderMeetings('/meetings');
    const cells = (await card()).getByRole('img', { name: `${positive} positive` });
    expect(cells.querySelectorAll('svg')).toHaveLength(signs);
    expect(cells.classList.contains('gap-0.5')).toBe(hasGaps);
  });

  test('the cells are explained once, below the list', async () => {
    const others = buildMeeting({ id: 'other', name: 'Standup', peopleByFeeling: depot });
    meetingServer({ meetings: [buildMeeting({ peopleByFeeling: depot }), others] });
    renderMeetings('/meetings');
    await card();
    expect(screen.getAllByText('One cell per person:')).toHaveLength(1);
  });

  test('no cells, no explanation', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings');
    await card();
    expect(screen.queryByText('One cell per person:')).not.toBeInTheDocument();
  });
});

const person = (
  name: string,
  feeling: NonNullable<ParticipantSummary['feeling']>,
  changes: Partial<ParticipantSummary> = {},
) => {
  const isUnfelt = feeling === 'calm' || feeling === 'too-little';
  return buildSummary([name, 'Example'], isUnfelt ? 'neutral' : feeling, {
    feeling,
    judged: !isUnfelt,
    ...changes,
  });
};
const turn = (position: number, quote: string, start: number) => ({
  turn: position,
  quote,
  said: { start, speaker: 'Joost Example' },
});

describe('the page of a meeting', () => {
  test('says the sum in a sentence, draws five groups, and lists people in order of talk', async () => {
    const summaries = [
      person('Greta', 'calm', { speakingTimeSeconds: 40 }),
      person('Henrik', 'too-little', { speakingTimeSeconds: 20 }),
      person('Joost', 'positive', { speakingTimeSeconds: 300 }),
      person('Marta', 'negative', { speakingTimeSeconds: 200 }),
      person('Daniel', 'neutral', { speakingTimeSeconds: 100 }),
    ];
    meetingServer({
      meetings: [
        buildMeeting({
          peopleByFeeling: { positive: 1, neutral: 1, negative: 1, calm: 1, 'too-little': 1 },
        }),
      ],
      breakdown: { positive: 1, neutral: 1, negative: 1 },
      summaries,
    });
    renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(
      await shown.findByText(
        '3 of 5 people showed feeling; 1 of these 3 more good than bad, which makes 3.33 out of 10. One stayed calm and one said too little: they are not counted.',
      ),
    ).toBeVisible();
    expect(shown.getByRole('list', { name: 'Participants by sentiment' })).toHaveTextContent(
      'Positive1Neutral1Negative1Calm1Said too little1',
    );
    await shown.findByText('What Greta said.');
    expect(
      shown.getAllByRole('button', { name: /read the summary/ }).map(({ title }) => title),
    ).toEqual(['Joost', 'Daniel', 'Marta', 'Greta', 'Henrik'].map((name) => `${name} Example`));
    const people = within(shown.getByRole('list', { name: 'Participant Summaries' }));
    expect(people.getAllByText(/^What \w+ said\.$/).map(({ textContent }) => textContent)).toEqual(
      ['Joost', 'Marta', 'Daniel', 'Greta', 'Henrik'].map((name) => `What ${name} said.`),
    );
  });

  test('a mood opens the two turns that made it; calm and too little open nothing', async () => {
    const glad = [turn(1, 'I’m glad we have them.', 871), turn(2, 'That went well.', 900)];
    meetingServer({
      meetings: [buildMeeting()],
      summaries: [
        person('Joost', 'positive', { feelingEvidence: glad }),
        person('Greta', 'calm'),
        person('Henrik', 'too-little'),
      ],
    });
    const { user } = renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(
      await shown.findByText('in order of talk; a mood opens the two turns that made it'),
    ).toBeVisible();
    const [badge, ...others] = shown.getAllByRole('button', { name: /turns that made it$/ });
    if (!badge) throw new Error('No mood opens anything.');
    expect(others).toEqual([]);
    expect(badge).toHaveTextContent('Positive');
    expect(badge).toHaveAttribute('aria-expanded', 'false');
    await user.click(badge);
    const turns = within(shown.getByRole('list', { name: 'The turns that made the mood' }));
    expect(turns.getByText(/glad we have them/)).toBeVisible();
    expect(turns.getByRole('link', { name: /^14:31 / })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?(turn=1|at=871)$/),
    );
    expect(turns.getByRole('link', { name: /^15:00 / })).toBeVisible();
    await user.click(badge);
    expect(shown.queryByText(/glad we have them/)).not.toBeInTheDocument();
  });

  test.each([
    [
      calmMeeting,
      'Calm. 1 of 7 showed feeling. A score needs two people, and a quarter of those who spoke enough, to show feeling.',
      'Calm1 of 7 showed feeling',
    ],
    [shortMeeting, 'Said too little. 1 of 6 spoke enough.', 'Said too little1 of 6 spoke enough'],
  ])('says why there is no score', async (changes, sentence, detail) => {
    const { positive = 0 } = changes.peopleByFeeling ?? {};
    meetingServer({
      meetings: [buildMeeting(changes)],
      breakdown: { positive, neutral: 0, negative: 0 },
    });
    renderMeetings('/meetings/review');
    const shown = await section('Sentiment Breakdown');
    expect(await shown.findByText(sentence)).toBeVisible();
    const details = await section('Meeting Details');
    const fact = details.getByText('Sentiment').closest('div');
    expect(fact).toHaveTextContent(detail);
    expect(fact).not.toHaveTextContent('Neutral');
  });
});
