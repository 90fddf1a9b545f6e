import { paths } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '@/testing/server.ts';
import { buildMeeting, buildProcessing, buildQueued } from '../testing/build-meeting.ts';
import { meetingServer, refuseCall } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

const notYet =
  'Meeting details will be available once processing completes. Navigation is disabled.';
const card = (name: string) => screen.findByRole('article', { name });

describe('the list', () => {
  it('has a title, a search box and an upload button', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings');
    expect(await screen.findByRole('heading', { level: 1, name: 'Meetings' })).toBeInTheDocument();
    expect(screen.getByPlaceholderText('Search meetings...')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Upload meeting recording or transcript' }),
    ).toBeInTheDocument();
  });

  it('says that it is loading', async () => {
    server.use(http.get(`*${paths.meetings}`, () => delay('infinite')));
    renderMeetings('/meetings');
    expect(await screen.findByText('Loading meetings...')).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    server.use(
      http.get(
        `*${paths.meetings}`,
        () => HttpResponse.json({ code: 'NO', message: 'not today' }, { status: 403 }),
        { once: true },
      ),
    );
    const { user } = renderMeetings('/meetings');
    expect(await screen.findByText('Failed to load meetings: not today')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Quarterly pricing review')).toBeInTheDocument();
  });

  it('leads from an empty list to the first upload', async () => {
    meetingServer();
    const { user } = renderMeetings('/meetings');
    expect(await screen.findByText('No meetings found')).toBeInTheDocument();
    expect(screen.getByText(/^Try adjusting your search criteria/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload the first transcript' }));
    expect(
      await screen.findByRole('dialog', { name: 'Upload Meeting Transcript' }),
    ).toBeInTheDocument();
  });

  it('loads 50 meetings and then more', async () => {
    const meetings = Array.from({ length: 120 }, (_, index) =>
      buildMeeting({ id: `m${index}`, name: `Meeting ${index}` }),
    );
    const { calls } = meetingServer({ meetings });
    const { user } = renderMeetings('/meetings');
    expect(await screen.findByText('120 meetings')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Load more meetings' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
    await user.click(screen.getByRole('button', { name: 'Load more meetings' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(120));
    expect(screen.queryByRole('button', { name: 'Load more meetings' })).not.toBeInTheDocument();
    expect(calls.filter((call) => call.startsWith('GET /api/v1/event?'))).toHaveLength(3);
  });
});

describe('a list of several pages', () => {
  const meetings = Array.from({ length: 120 }, (_, index) =>
    buildMeeting({ id: `m${index}`, name: `Meeting ${index}` }),
  );
  const loadMore = { name: 'Load more meetings' };

  it('is restored on coming back, without requests', async () => {
    const { calls } = meetingServer({ meetings });
    const { user, router } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', loadMore));
    await card('Meeting 99');
    await act(() => router.navigate('/meetings/m60'));
    await screen.findByRole('heading', { level: 1, name: 'Meeting 60' });
    calls.length = 0;
    await act(() => router.navigate('/meetings'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
    expect(calls).toEqual([]);
  });

  it('shows a failure to load more, keeps the list and can be retried', async () => {
    meetingServer({ meetings });
    const { user } = renderMeetings('/meetings');
    await card('Meeting 49');
    server.use(
      http.get(
        `*${paths.meetings}`,
        () => HttpResponse.json({ code: 'NO', message: 'not today' }, { status: 403 }),
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', loadMore));
    expect(await screen.findByText('More meetings could not be loaded.')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Meeting 99')).toBeInTheDocument();
    expect(screen.queryByText('More meetings could not be loaded.')).not.toBeInTheDocument();
  });

  it('stays until another search is loaded', async () => {
    meetingServer({ meetings });
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', loadMore));
    await card('Meeting 99');
    const answer = Promise.withResolvers<void>();
    server.use(
      http.get(`*${paths.meetings}`, async () => {
        await answer.promise;
      }),
    );
    await user.type(screen.getByRole('searchbox'), 'Meeting 7');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Meetings' }).closest('[aria-busy]')).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    expect(screen.getAllByRole('article')).toHaveLength(100);
    answer.resolve();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11));
  });
});

describe('a list with invalid data', () => {
  const answer = (meetings: object[]) =>
    server.use(
      http.get(`*${paths.meetings}`, () =>
        HttpResponse.json({ meetings, total: meetings.length, next: null }),
      ),
    );

  it.each([
    [-5, '0%'],
    [130, '100%'],
  ])('a progress of %i is shown as %s, and the others beside it', async (percentage, shown) => {
    const under = buildProcessing();
    const processingProgress = { ...under.processingProgress, percentage };
    answer([{ ...under, processingProgress }, buildMeeting({ id: 'other', name: 'Standup' })]);
    renderMeetings('/meetings');
    expect(within(await card('Quarterly pricing review')).getByText(shown)).toBeVisible();
    expect(await card('Standup')).toBeVisible();
  });

  it('tells how many minutes of a recording are written down', async () => {
    const under = buildProcessing();
    const processingProgress = {
      ...under.processingProgress,
      currentStep: 'transcribing',
      minutes: { written: 20, sent: 40, of: 47.8 },
    };
    answer([{ ...under, processingProgress }]);
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.getByText('20 of 48 minutes')).toBeVisible();
    expect(shown.getByText('Writing down minutes 21 to 40')).toBeVisible();
    const bar = shown.getByRole('progressbar', {
      name: 'Writing down of Quarterly pricing review',
    });
    expect(bar).toHaveAttribute('aria-valuetext', '20 of 48 minutes');
    expect(Math.round(Number(bar.getAttribute('aria-valuenow')))).toBe(42);
  });

  it('counts nobody where no speaker was told apart', async () => {
    answer([buildMeeting({ participants: 0 })]);
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.getByText('speakers not told apart')).toBeVisible();
  });

  it('leaves out an invalid meeting with a note', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    answer([{ ...buildMeeting(), name: null }, buildMeeting({ id: 'other', name: 'Standup' })]);
    renderMeetings('/meetings');
    expect(await card('Standup')).toBeVisible();
    expect(screen.getByText(/^1 meeting could not be shown\./)).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(logged).toHaveBeenCalledWith('An item of a list could not be read', expect.anything());
    logged.mockRestore();
  });

  it('is not called empty if all its meetings are invalid', async () => {
    const logged = vi.spyOn(console, 'warn').mockReturnValue();
    answer([{ ...buildMeeting(), name: null }]);
    renderMeetings('/meetings');
    expect(await screen.findByText(/^1 meeting could not be shown\./)).toBeVisible();
    expect(screen.queryByText('No meetings found')).not.toBeInTheDocument();
    logged.mockRestore();
  });
});

describe('searching', () => {
  const meetings = [buildMeeting(), buildMeeting({ id: 'other', name: 'Standup', team: 'Sales' })];

  it('requests after a pause in typing, and keeps the search in the address', async () => {
    const { calls } = meetingServer({ meetings });
    const { user, router } = renderMeetings('/meetings');
    await card('Standup');
    await user.type(screen.getByRole('searchbox', { name: 'Search meetings' }), 'pricing');
    await waitFor(() => expect(screen.queryByText('Standup')).not.toBeInTheDocument());
    expect(await screen.findByText('1 of 2 meetings')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?search=pricing');
    expect(calls.filter((call) => call.includes('search='))).toEqual([
      'GET /api/v1/event?limit=50&search=pricing',
    ]);
  });

  it('opens with the search of the address, and clears it', async () => {
    meetingServer({ meetings });
    const { user, router } = renderMeetings('/meetings?search=nothing');
    expect(await screen.findByText('No meetings found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your search criteria')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('nothing');
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(await card('Standup')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('follows the address on going back', async () => {
    meetingServer({ meetings });
    const { router } = renderMeetings('/meetings?search=standup');
    await card('Standup');
    await router.navigate('/meetings');
    expect(await card('Quarterly pricing review')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('a card', () => {
  it('shows the time of a meeting only if it is known', async () => {
    const untimed = buildMeeting({ id: 'untimed', name: 'Standup', isTimeStated: false });
    meetingServer({ meetings: [buildMeeting(), untimed] });
    renderMeetings('/meetings');
    expect(await card('Quarterly pricing review')).toHaveTextContent('Thu 10:00');
    expect(await card('Standup')).toHaveTextContent('Thu');
    expect(await card('Standup')).not.toHaveTextContent('10:00');
  });

  it('marks an estimated duration', async () => {
    const untimed = buildMeeting({ id: 'untimed', name: 'Standup', isDurationEstimated: true });
    meetingServer({ meetings: [buildMeeting(), untimed] });
    renderMeetings('/meetings');
    expect(await card('Standup')).toHaveTextContent('about 52 min');
    expect(await card('Quarterly pricing review')).not.toHaveTextContent('about');
  });

  it('says of a meeting that it is left out of organization figures', async () => {
    const leftOut = buildMeeting({ id: 'out', name: 'Standup', isLeftOutOfFigures: true });
    meetingServer({ meetings: [buildMeeting(), leftOut] });
    renderMeetings('/meetings');
    expect(await card('Standup')).toHaveTextContent('left out of organization figures');
    expect(await card('Quarterly pricing review')).not.toHaveTextContent('left out');
  });

  it('of a completed meeting shows its result and opens it', async () => {
    meetingServer({ meetings: [buildMeeting({ meetingLink: 'https://meet.example/1' })] });
    const { user, router } = renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    for (const text of ['52 min', '3 people', '6 actions', 'Product', 'Pricing 2027']) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    const badges = within(shown.getByRole('list', { name: 'Team and initiatives' }));
    expect(badges.getAllByRole('listitem').at(0)).toHaveTextContent('Product');
    expect(shown.getByText('6.67')).toBeInTheDocument();
    expect(shown.getByText('Neutral')).toBeInTheDocument();
    expect(shown.getByText('Thu 10:00', { exact: false })).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Open recording' })).toHaveAttribute(
      'href',
      'https://meet.example/1',
    );
    await user.click(shown.getByRole('link', { name: 'Quarterly pricing review' }));
    expect(router.state.location.pathname).toBe('/meetings/review');
  });

  it('says how many of its actions are open', async () => {
    const meetings = [
      buildMeeting({ openActions: 2 }),
      buildMeeting({ id: 'done', name: 'Standup', openActions: 0 }),
    ];
    meetingServer({ meetings });
    renderMeetings('/meetings');
    expect(
      within(await card('Quarterly pricing review')).getByText('6 actions, 2 open'),
    ).toBeVisible();
    expect(within(await card('Standup')).getByText('6 actions')).toBeVisible();
  });

  it('links to nothing but web addresses', async () => {
    meetingServer({ meetings: [buildMeeting({ meetingLink: 'data:text/html,hello' })] });
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.queryByText('Open recording')).not.toBeInTheDocument();
  });

  it('shows no score while sentiment is switched off', async () => {
    const { sentiment: _score, sentimentLabel: _label, ...meeting } = buildMeeting();
    meetingServer({ meetings: [meeting] });
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.queryByText('/10')).not.toBeInTheDocument();
    expect(shown.queryByText('Neutral')).not.toBeInTheDocument();
  });

  const allowed = { cancel: true, retry: true, delete: true, correct: true };
  const forbidden = { cancel: false, retry: false, delete: false, correct: false };
  it.each([
    { meeting: buildQueued(), banner: 'Queued for Processing', text: notYet, buttons: ['Cancel'] },
    {
      meeting: buildProcessing(),
      banner: 'Processing in Progress',
      text: notYet,
      buttons: ['Cancel'],
    },
    {
      meeting: buildQueued({ processingStatus: 'cancelled' }),
      banner: 'Processing Cancelled',
      text: '',
      buttons: ['Delete'],
    },
    {
      meeting: buildQueued({ processingStatus: 'failed', processingError: 'It is a scan.' }),
      banner: 'Processing Failed',
      text: 'It is a scan.',
      buttons: ['Retry', 'Delete'],
    },
    {
      meeting: buildQueued({ processingStatus: 'failed' }),
      banner: 'Processing Failed',
      text: 'An error occurred during processing. You can retry or delete this meeting.',
      buttons: ['Retry', 'Delete'],
    },
  ])('with "$banner" offers $buttons', async ({ meeting, banner, text, buttons }) => {
    meetingServer({
      meetings: [
        { ...meeting, id: 'mine', name: 'Mine', can: allowed },
        { ...meeting, id: 'theirs', name: 'Theirs', can: forbidden },
      ],
    });
    renderMeetings('/meetings');
    const mine = await card('Mine');
    const isFailed = meeting.processingStatus === 'failed';
    expect(within(mine).getByText(banner)).toBeInTheDocument();
    if (text) expect(within(mine).getByText(text)).toBeInTheDocument();
    expect(mine.getAttribute('aria-disabled')).toBe(isFailed ? null : 'true');
    for (const button of within(mine).getAllByRole('button')) {
      expect(button.closest('[aria-disabled]')).not.toHaveAttribute('aria-disabled', 'true');
    }
    expect(
      within(mine)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
    const links = within(mine).queryAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      isFailed ? ['Mine', 'Which files are read?'] : [],
    );
    expect(within(await card('Theirs')).queryAllByRole('button')).toEqual([]);
  });

  it('of an unknown status says that processing is required', async () => {
    const meeting = { ...buildQueued(), processingStatus: 'archived' };
    server.use(
      http.get(`*${paths.meetings}`, () =>
        HttpResponse.json({ meetings: [meeting], total: 1, next: null }),
      ),
    );
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.getByText('Processing Required')).toBeInTheDocument();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  it('under way shows percentage, time left and step', async () => {
    meetingServer({ meetings: [buildProcessing()] });
    renderMeetings('/meetings');
    const shown = within(await card('Quarterly pricing review'));
    expect(shown.getByText('62%')).toBeInTheDocument();
    expect(shown.getByText('~2 minutes remaining')).toBeInTheDocument();
    expect(shown.getByText('Step 5 of 8 · Analyzing sentiment')).toBeInTheDocument();
    expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  });
});

describe('the actions of a card', () => {
  it('cancels after confirmation', async () => {
    meetingServer({ meetings: [buildProcessing()] });
    const { user } = renderMeetings('/meetings');
    await user.click(within(await card('Quarterly pricing review')).getByText('Cancel'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText('Are you sure you want to cancel processing for this meeting?'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel Processing' }));
    expect(await screen.findByText('Processing cancelled successfully!')).toBeInTheDocument();
    expect(await screen.findByText('Processing Cancelled')).toBeInTheDocument();
  });

  it('retries', async () => {
    meetingServer({ meetings: [buildQueued({ processingStatus: 'failed' })] });
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Processing retry initiated successfully!')).toBeInTheDocument();
    expect(await screen.findByText('Queued for Processing')).toBeInTheDocument();
  });

  it('deletes only after confirmation', async () => {
    meetingServer({ meetings: [buildQueued({ processingStatus: 'failed' })] });
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = 'Are you sure you want to delete this meeting? This action cannot be undone.';
    expect(await screen.findByText(question)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await card('Quarterly pricing review')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Meeting' }));
    expect(await screen.findByText('Meeting deleted successfully!')).toBeInTheDocument();
    expect(await screen.findByText('No meetings found')).toBeInTheDocument();
  });

  const failed = buildQueued({ processingStatus: 'failed' });
  it.each([
    [400, 'Meeting is not in failed status or cannot be retried.'],
    [404, 'Meeting not found.'],
    [403, 'Retry failed: Not authorized'],
  ])('says why a retry was refused with %i', async (status, sentence) => {
    meetingServer({ meetings: [failed] });
    refuseCall('post', paths.retryProcessing, status, 'Not authorized');
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each([
    [404, 'Meeting not found.'],
    [403, 'Delete failed: Not authorized'],
  ])('says why deleting was refused with %i', async (status, sentence) => {
    meetingServer({ meetings: [failed] });
    refuseCall('delete', paths.meeting, status, 'Not authorized');
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Meeting' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it.each([
    [400, 'Meeting is not in a state that can be cancelled.'],
    [404, 'Meeting not found.'],
    [403, 'Cancel failed: Not authorized'],
  ])('says why cancelling was refused with %i', async (status, sentence) => {
    meetingServer({ meetings: [buildQueued()] });
    refuseCall('delete', paths.cancelProcessing, status, 'Not authorized');
    const { user } = renderMeetings('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel Processing' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});

describe('filters', () => {
  const marta = '00000000-0000-4000-8000-000000000001';
  const names = () => [
    http.get(`*${paths.search}`, () =>
      HttpResponse.json({
        meetings: [],
        people: [{ userId: marta, name: 'Marta Lindgren' }],
        topics: [{ topic: 'Cold store', lastOn: '2026-11-19' }],
        sentences: [],
        total: 1,
      }),
    ),
    http.get('*/api/v1/user/:id', () =>
      HttpResponse.json({ email: 'm@north.example', firstName: 'Marta', lastName: 'Lindgren' }),
    ),
  ];
  const asked = (calls: readonly string[]) =>
    new URLSearchParams(calls.findLast((call) => call.includes('/event?'))?.split('?')[1]);

  it('narrow and sort the list, in the address', async () => {
    const { calls } = meetingServer({ meetings: [buildMeeting()] });
    server.use(...names());
    const { user, router } = renderMeetings('/meetings');
    await card('Quarterly pricing review');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'completed');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    await user.click(screen.getByRole('button', { name: 'Person: any' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Name of the person' }), 'mar');
    await user.click(await screen.findByRole('button', { name: /^Marta Lindgren/ }));
    expect(await screen.findByRole('button', { name: 'Person: Marta Lindgren' })).toBeVisible();
    const set = { status: 'completed', sort: 'name', person: marta };
    await waitFor(() => expect(Object.fromEntries(asked(calls))).toMatchObject(set));
    const { search } = router.state.location;
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(set);
  });

  it('are cleared one by one with a cross or Escape, or all at once, and the order stays', async () => {
    meetingServer({ meetings: [buildMeeting()] });
    server.use(...names());
    const { user, router } = renderMeetings(
      '/meetings?topic=Cold+store&whose=mine&status=failed&sort=longest&mood=cheerful',
    );
    await card('Quarterly pricing review');
    await user.click(screen.getByRole('button', { name: 'Clear Topic' }));
    screen.getByRole('combobox', { name: 'Whose' }).focus();
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?status=failed&sort=longest&mood=cheerful');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?sort=longest');
  });

  it('narrow the list to a series', async () => {
    const weekly = '00000000-0000-4000-8000-000000000007';
    const { calls } = meetingServer({ meetings: [buildMeeting()] });
    server.use(http.get(`*${paths.seriesList}`, () => HttpResponse.json({ series: [], total: 0 })));
    renderMeetings(`/meetings?series=${weekly}`);
    await card('Quarterly pricing review');
    expect(screen.getByRole('button', { name: 'Series: one series' })).toBeVisible();
    expect(asked(calls).get('series')).toBe(weekly);
  });

  it('say how many meetings a mood leaves out because it is hidden', async () => {
    server.use(
      http.get(`*${paths.meetings}`, () =>
        HttpResponse.json({ meetings: [buildMeeting()], total: 1, next: null, moodsHidden: 3 }),
      ),
    );
    renderMeetings('/meetings?mood=positive');
    expect(
      await screen.findByText('1 meeting · 3 meetings left out: too few people spoke'),
    ).toBeVisible();
  });

  it('show the sentence that a search found, which opens the transcript there', async () => {
    const parts = [
      { text: 'We raise the ', isFound: false },
      { text: 'tariff', isFound: true },
      { text: '.', isFound: false },
    ];
    const found = { turn: 4, start: 65, speaker: 'Tom Leiva', parts };
    server.use(
      http.get(`*${paths.meetings}`, () =>
        HttpResponse.json({ meetings: [{ ...buildMeeting(), found }], total: 1, next: null }),
      ),
    );
    renderMeetings('/meetings?search=tariff');
    const link = await screen.findByRole('link', { name: /We raise the tariff/ });
    expect(link).toHaveTextContent('“We raise the tariff.”Tom Leiva · 01:05');
    expect(link).toHaveAttribute('href', expect.stringMatching(/\?turn=4$/));
    expect(within(link).getByText('tariff').tagName).toBe('MARK');
  });
});
