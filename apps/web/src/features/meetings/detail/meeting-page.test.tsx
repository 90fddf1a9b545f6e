import { figureOf, paths } from '@rapport/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildAction } from '@/testing/build-action.ts';
import { server } from '@/testing/server.ts';
import {
  buildMeeting,
  buildProcessing,
  buildQueued,
  buildSummary,
  detailOf,
} from '../testing/build-meeting.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const section = (name: string) => screen.findByRole('region', { name });
const failed = (error: string | null) =>
  buildQueued({ processingStatus: 'failed', processingError: error });

describe('a meeting that is not loaded', () => {
  it('says that it is loading', async () => {
    server.use(http.get(`*${paths.meeting}`, () => delay('infinite')));
    renderMeetings('/meetings/review');
    expect(await screen.findByText('Loading meeting details...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Meetings' })).toBeInTheDocument();
  });

  it('says what went wrong and loads again', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    server.use(
      http.get(
        `*${paths.meeting}`,
        () => HttpResponse.json({ code: 'NO', message: 'not today' }, { status: 403 }),
        { once: true },
      ),
    );
    const { user } = renderMeetings('/meetings/review');
    expect(
      await screen.findByText('Failed to load meeting details: not today'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry Load' }));
    expect(await section('Meeting Details')).toBeInTheDocument();
  });

  it('leads back from a meeting that does not exist', async () => {
    meetingServer();
    const { user, router } = renderMeetings('/meetings/nowhere');
    expect(await screen.findByText('Meeting not found.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Meetings' }));
    expect(router.state.location.pathname).toBe('/meetings');
  });
});

describe('a meeting that is not ready', () => {
  it.each([
    { meeting: buildQueued(), text: 'Processing Queued', step: 'Step 1 of 8 · Queued' },
    {
      meeting: buildProcessing(),
      text: 'Processing in Progress',
      step: 'Step 5 of 8 · Analyzing sentiment',
    },
  ])('reads "$text" with its step and its buttons', async ({ meeting, text, step }) => {
    meetingServer({ meetings: [meeting] });
    renderMeetings('/meetings/review');
    expect(await screen.findByText('Meeting Not Ready')).toBeInTheDocument();
    const shown = within(await section('Processing'));
    expect(shown.getByText(text)).toBeInTheDocument();
    expect(shown.getByText(step)).toBeInTheDocument();
    expect(shown.getByRole('progressbar')).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Back to Meetings' })).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Refresh Status' })).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Cancel Processing' })).toBeInTheDocument();
  });

  it('can be refreshed, and shows the result when it is ready', async () => {
    const { state } = meetingServer({ meetings: [buildProcessing()] });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Refresh Status' }));
    state.meetings = [buildMeeting()];
    await user.click(screen.getByRole('button', { name: 'Refresh Status' }));
    expect(await section('Sentiment Breakdown')).toBeInTheDocument();
    expect(screen.queryByText('Meeting Not Ready')).not.toBeInTheDocument();
  });

  it('is cancelled after confirmation', async () => {
    meetingServer({ meetings: [buildProcessing()] });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Cancel Processing' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel Processing' }));
    expect(await screen.findByText('Processing Cancelled')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Meeting' })).toBeInTheDocument();
  });
});

describe('a meeting whose processing failed', () => {
  it('says why and retries', async () => {
    meetingServer({ meetings: [failed('The PDF has no text.')] });
    const { user } = renderMeetings('/meetings/review');
    expect(await screen.findByText('Processing failed: The PDF has no text.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry Load' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry Processing' }));
    expect(await screen.findByText('Processing retry initiated successfully!')).toBeInTheDocument();
    expect(await screen.findByText('Processing Queued')).toBeInTheDocument();
  });

  it('offers no retry without permission', async () => {
    const meeting = failed('Broken');
    meeting.can = { cancel: false, retry: false, delete: false, correct: false };
    meetingServer({ meetings: [meeting] });
    renderMeetings('/meetings/review');
    expect(await screen.findByText('Processing failed: Broken')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry Processing' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Meeting menu' })).not.toBeInTheDocument();
  });
});

it('shows the name of an unknown status', async () => {
  const meeting = { ...detailOf(buildQueued()), processingStatus: 'archived' };
  server.use(http.get(`*${paths.meeting}`, () => HttpResponse.json(meeting)));
  renderMeetings('/meetings/review');
  expect(await screen.findByText('Unknown Status')).toBeInTheDocument();
});

describe('the menu', () => {
  it.each([
    {
      meeting: buildMeeting(),
      items: ['Correct Title and Time', 'Leave Out of Organization Figures', 'Delete Meeting'],
    },
    {
      meeting: buildMeeting({ isLeftOutOfFigures: true }),
      items: ['Correct Title and Time', 'Count in Organization Figures', 'Delete Meeting'],
    },
    { meeting: buildProcessing(), items: ['Cancel Processing', 'Delete Meeting'] },
    { meeting: failed(null), items: ['Retry Processing', 'Delete Meeting'] },
  ])('of a $meeting.processingStatus meeting offers $items', async ({ meeting, items }) => {
    meetingServer({ meetings: [meeting] });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(items);
  });

  it('leaves the meeting out of organization figures, says so, and can undo it', async () => {
    const { calls } = meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Leave Out of Organization Figures' }),
    );
    expect(await screen.findByText(/^Left out of organization figures\. Counts/)).toBeVisible();
    expect(await screen.findByText(/counts in no dashboard, map or mood/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(screen.queryByText(/counts in no dashboard, map or mood/)).not.toBeInTheDocument(),
    );
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });

  it('says what went wrong if the meeting cannot be left out', async () => {
    meetingServer({ meetings: [buildMeeting({ isLeftOutOfFigures: true })] });
    refuseCall('put', paths.meetingCounting, 403, 'You may not change this meeting.');
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Count it again' }));
    expect(await screen.findByText('You may not change this meeting.')).toBeVisible();
    expect(screen.getByText(/counts in no dashboard, map or mood/)).toBeVisible();
  });

  it('deletes after confirmation, and opens the list', async () => {
    const { calls } = meetingServer({ meetings: [buildMeeting()] });
    const { user, router } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Meeting' }));
    await screen.findByText(
      'Are you sure you want to delete this meeting? This action cannot be undone.',
    );
    calls.length = 0;
    await user.click(screen.getByRole('button', { name: 'Delete Meeting' }));
    expect(await screen.findByText('Meeting deleted successfully!')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/meetings'));
    expect(calls.filter((call) => call.startsWith('GET /api/v1/event/review'))).toEqual([]);
  });
});

describe('a completed meeting', () => {
  it('shows its details', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings/review');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Quarterly pricing review' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Completed')).toBeInTheDocument();
    const details = within(await section('Meeting Details'));
    for (const text of [
      'Thursday, 19 November 2026',
      '10:00–10:52',
      '52 minutes',
      'Product',
      '6.67/10',
      'Neutral',
      'One price per plan from 14 January.',
      'Pricing 2027',
    ]) {
      expect(details.getByText(text)).toBeInTheDocument();
    }
    expect(details.getByText('People').nextSibling).toHaveTextContent('3');
    expect(details.getByText('Actions').nextSibling).toHaveTextContent('6');
    expect(details.queryByText('Action Items')).not.toBeInTheDocument();
  });

  it('marks an unknown start instead of showing its placeholder', async () => {
    const meeting = { isDateStated: false, isTimeStated: false, isDurationEstimated: true };
    meetingServer({ meetings: [buildMeeting(meeting)] });
    const { user } = renderMeetings('/meetings/review');
    const details = within(await section('Meeting Details'));
    expect(details.getByText('Time').nextSibling).toHaveTextContent('Not stated');
    expect(details.getByText('Duration').nextSibling).toHaveTextContent('about 52 minutes');
    await user.click(details.getByRole('button', { name: 'How is this computed? Date' }));
    expect(
      await screen.findByText('Neither contains one, so the date is Thursday, 19 November 2026.'),
    ).toBeInTheDocument();
    const { definition, limits } = figureOf('meeting-start');
    expect(screen.getByText(definition)).toBeInTheDocument();
    expect(screen.getByText(limits, { exact: false })).toBeInTheDocument();
  });

  it('opens with every section unfolded', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings/review');
    for (const name of ['Meeting Details', 'Sentiment Breakdown'])
      expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'Related Initiatives' })).toBeInTheDocument();
  });

  it('folds a section', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    await user.click(await screen.findByRole('button', { name: 'Meeting Details' }));
    expect(screen.queryByText('52 minutes')).not.toBeInTheDocument();
  });

  it('says who wrote its texts, and shows them as text', async () => {
    const byModel = { engine: 'model' as const, model: 'tiny', kept: null };
    const kept = { engine: 'embedded' as const, model: 'tiny', kept: 'no-answer' as const };
    const summary = '<b>One price</b> per plan.';
    meetingServer({
      meetings: [buildMeeting()],
      summaries: [buildSummary(['Priya', 'Raman'], 'positive', { summarySource: kept })],
    });
    const meeting = detailOf(buildMeeting(), { summary, summarySource: byModel });
    server.use(http.get(`*${paths.meeting}`, () => HttpResponse.json(meeting)));
    const { user } = renderMeetings('/meetings/review');
    const details = within(await section('Meeting Details'));
    expect(details.getByText(summary)).toBeInTheDocument();
    expect(details.getByText('Written by tiny, checked against the transcript.')).toBeVisible();
    expect(
      await screen.findByText(
        'The language model did not answer; this text is by the built-in engine.',
      ),
    ).toBeInTheDocument();
    await user.click(details.getByRole('button', { name: 'How is this computed? Summary' }));
    expect(
      await screen.findByText(/No figure, mood or strength .* comes from the model/),
    ).toBeVisible();
  });

  it('says that there is no summary', async () => {
    meetingServer({ meetings: [buildMeeting()], summary: null });
    renderMeetings('/meetings/review');
    expect(await screen.findByText('No summary available')).toBeInTheDocument();
  });

  it('lists actions while that feature is on; one is done at once, and opened again by Undo', async () => {
    const owner = { userId: null, name: 'Tomás Leiva' };
    const actions = [buildAction({ owner, dueDay: '2026-11-19' }), buildAction({ id: 'a2' })];
    const { state } = meetingServer({ meetings: [buildMeeting()], actionItems: [], actions });
    const { user } = renderMeetings('/meetings/review');
    const list = within(await screen.findByRole('list', { name: 'Actions' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Tomás Leiva');
    expect(list.getByRole('button', { name: /^Overdue Thu 19 Nov. Change: / })).toBeVisible();
    expect(list.getByRole('button', { name: /^Choose an owner: / })).toBeVisible();
    await user.click(list.getAllByRole('checkbox')[0] as HTMLElement);
    await waitFor(() => expect(first).toHaveTextContent('done 20 Nov'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(state.actions[0]).toMatchObject({ state: 'open' }));
    expect(list.getAllByRole('checkbox')[0]).not.toBeChecked();
  });

  it('shows an action from before without its lateness, until somebody takes it up', async () => {
    const actions = [buildAction({ state: 'from-before', dueDay: '2026-08-19' })];
    const { state } = meetingServer({ meetings: [buildMeeting()], actionItems: [], actions });
    const { user } = renderMeetings('/meetings/review');
    const list = within(await screen.findByRole('list', { name: 'Actions' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('19 Augfrom before');
    await user.click(list.getByRole('button', { name: /^Change: I will bring/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take up' }));
    await waitFor(() => expect(state.actions[0]).toMatchObject({ state: 'open' }));
    expect(first).toHaveTextContent('93 days late');
  });

  it('corrects the words of an action, and drops it', async () => {
    const can = { change: false, correct: false };
    const actions = [
      buildAction({ note: 'Ask Tom' }),
      buildAction({ id: 'a2', text: 'Other', can }),
    ];
    meetingServer({ meetings: [buildMeeting()], actionItems: [], actions });
    const { user } = renderMeetings('/meetings/review');
    const list = within(await screen.findByRole('list', { name: 'Actions' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Ask Tom');
    expect(list.queryByRole('button', { name: 'Change: Other' })).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: /^Change: I will bring/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit...' }));
    const words = await screen.findByLabelText('What is to be done');
    await user.clear(words);
    await user.type(words, 'Bring the figures');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(first).toHaveTextContent('Bring the figures'));
    expect(first).not.toHaveTextContent('“');
    await user.click(list.getByRole('button', { name: 'Change: Bring the figures' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Drop' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  it('breaks the score down to people, in order of talk', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    const breakdown = within(await section('Sentiment Breakdown'));
    expect(
      await breakdown.findByText(
        '2 of 3 participants spoke positively, which makes 6.67 out of 10.',
      ),
    ).toBeInTheDocument();
    const counts = breakdown.getByRole('list', { name: 'Participants by sentiment' });
    expect(counts).toHaveTextContent('Positive2Neutral0Negative1');
    const summaries = await breakdown.findByRole('list', { name: 'Participant Summaries' });
    const people = within(summaries).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Margaret Okafor'),
      expect.stringContaining('Priya Raman'),
      expect.stringContaining('Jonas Keller'),
    ]);
    expect(people[2]).toHaveTextContent('Partial participant metadata');
    expect(people[0]).not.toHaveTextContent('Partial participant metadata');
    expect(people[0]).toHaveTextContent('margaret@northwind.example');
    await user.click(breakdown.getByRole('button', { name: 'Jonas Keller: read the summary' }));
    expect(people[2]).toHaveFocus();
  });

  it('explains a figure with its calculation', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    const { user } = renderMeetings('/meetings/review');
    const details = within(await section('Meeting Details'));
    const opener = await details.findByRole('button', { name: 'How is this computed? Sentiment' });
    await user.click(opener);
    const explanation = within(await screen.findByRole('dialog'));
    expect(explanation.getByText('2 ÷ 3 × 10 = 6.67.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('keeps the rest of the page when one part fails to load', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    refuseCall('get', paths.sentimentBreakdown, 500, 'the database is away');
    renderMeetings('/meetings/review');
    expect(
      await screen.findByText('Failed to load the sentiment breakdown: the database is away'),
    ).toBeInTheDocument();
    expect(screen.getByText('What Jonas said.')).toBeInTheDocument();
  });

  it('joins cells and shortens the list for many people', async () => {
    const summaries = Array.from({ length: 25 }, (_, index) =>
      buildSummary(['Person', `${index}`], 'positive'),
    );
    const breakdown = { positive: 25, neutral: 0, negative: 0 };
    meetingServer({ meetings: [buildMeeting()], summaries, breakdown });
    const { user } = renderMeetings('/meetings/review');
    const list = await screen.findByRole('list', { name: 'Participant Summaries' });
    expect(screen.queryByRole('button', { name: /read the summary/ })).not.toBeInTheDocument();
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show all 25 participants' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(25);
  });
});

describe('while a feature is switched off', () => {
  it('sentiment: no figures, badges or sections, but summaries of participants', async () => {
    const { sentiment: _score, sentimentLabel: _label, ...meeting } = buildMeeting();
    const { overallSentiment: _sentiment, ...summary } = buildSummary(
      ['Priya', 'Raman'],
      'positive',
    );
    meetingServer({ meetings: [meeting], breakdown: null, graph: null, summaries: [summary] });
    renderMeetings('/meetings/review');
    expect(await screen.findByText('What Priya said.')).toBeInTheDocument();
    expect(screen.queryByText(/sentiment/i)).not.toBeInTheDocument();
    expect(screen.queryByText('Positive')).not.toBeInTheDocument();
  });

  it('interaction graphs: no Connection Map', async () => {
    meetingServer({ meetings: [buildMeeting()], graph: null });
    renderMeetings('/meetings/review');
    await screen.findByText('What Priya said.');
    await waitFor(() => expect(screen.queryByText('Connection Map')).not.toBeInTheDocument());
  });
});
