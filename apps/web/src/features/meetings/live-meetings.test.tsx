import type { ServerEvent } from '@rapport/contract';
import { paths } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectionRestoredEvent, rebroadcast } from '@/realtime/window-events.ts';
import { server } from '@/testing/server.ts';
import {
  buildMeeting,
  buildProcessing,
  buildQueued,
  detailOf,
  statusOf,
} from './testing/build-meeting.ts';
import { meetingServer } from './testing/meeting-server.ts';
import { renderMeetings } from './testing/render-meetings.tsx';

const organizationId = 'northwind';

function hear(name: ServerEvent['name'], meeting = buildProcessing()) {
  act(() => rebroadcast(name, { ...statusOf(meeting), organizationId }));
}

describe('on the list', () => {
  it('a card follows the steps of its meeting to the result', async () => {
    const { state } = meetingServer({ meetings: [buildQueued()] });
    renderMeetings('/meetings');
    await screen.findByText('Queued for Processing');

    const processing = buildProcessing();
    state.meetings = [processing];
    hear('transcript-processing-started', processing);
    expect(await screen.findByText('Step 5 of 8 · Analyzing sentiment')).toBeInTheDocument();

    const later = buildProcessing({
      processingProgress: {
        percentage: 90,
        currentStep: 'saving_results',
        estimatedTimeRemaining: 4,
      },
    });
    state.meetings = [later];
    hear('transcript-processing-progress', later);
    expect(await screen.findByText('Step 8 of 8 · Saving results')).toBeInTheDocument();
    expect(screen.getByText('~1 minute remaining')).toBeInTheDocument();

    state.meetings = [buildMeeting()];
    hear('transcript-processing-completed', buildMeeting());
    expect(await screen.findByText('6.67')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quarterly pricing review' })).toBeInTheDocument();
  });

  it('a meeting leaves the list of queued ones when its analysis starts', async () => {
    const { state } = meetingServer({ meetings: [buildQueued()] });
    server.use(
      http.get(`*${paths.meetings}`, () => {
        const meetings = state.meetings.filter(
          ({ processingStatus }) => processingStatus === 'pending',
        );
        return HttpResponse.json({ meetings, total: meetings.length, next: null });
      }),
    );
    renderMeetings('/meetings?status=pending');
    await screen.findByText('Queued for Processing');
    state.meetings = [buildProcessing()];
    hear('transcript-processing-started');
    expect(await screen.findByText('No meetings found')).toBeInTheDocument();
  });

  it.each([
    ['actions-updated', '/meetings?actions=open'],
    ['series-updated', '/meetings?series=5f0c6c1e-6a51-4f4f-9a87-0d5f4f1c2a01'],
  ] as const)('%s refreshes the list at %s', async (name, address) => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings(address);
    await screen.findByText('Quarterly pricing review');
    state.meetings = [];
    hear(name);
    expect(await screen.findByText('No meetings found')).toBeInTheDocument();
  });

  it.each([
    ['transcript-processing-failed', 'failed', 'Processing Failed'],
    ['transcript-processing-cancelled', 'cancelled', 'Processing Cancelled'],
  ] as const)('%s shows "%s"', async (name, processingStatus, banner) => {
    const { state } = meetingServer({ meetings: [buildProcessing()] });
    renderMeetings('/meetings');
    await screen.findByText('Processing in Progress');
    const ended = buildQueued({ processingStatus, processingProgress: null });
    state.meetings = [ended];
    hear(name, ended);
    expect(await screen.findByText(banner)).toBeInTheDocument();
  });

  it.each(['/meetings', '/meetings/review'])(
    'a response older than the events does not reset a meeting at %s',
    async (address) => {
      const { state } = meetingServer({ meetings: [buildProcessing()] });
      renderMeetings(address);
      await screen.findByText('Step 5 of 8 · Analyzing sentiment');
      const old = buildProcessing({ name: 'Renamed meanwhile' });
      const answer = Promise.withResolvers<void>();
      server.use(
        http.get(`*${paths.meetings}`, async () => {
          await answer.promise;
          return HttpResponse.json({ meetings: [old], total: 1, next: null });
        }),
        http.get(`*${paths.meeting}`, async () => {
          await answer.promise;
          return HttpResponse.json(detailOf(old, { summary: null }));
        }),
      );
      const processingProgress = { percentage: 80, currentStep: 'summarizing' as const };
      const later = buildProcessing({
        processingProgress: { ...processingProgress, estimatedTimeRemaining: 4 },
      });
      state.meetings = [later];
      hear('meeting-updated', later);
      hear('transcript-processing-progress', later);
      await screen.findByText('Step 7 of 8 · Summarizing');
      answer.resolve();
      await screen.findByRole('heading', { name: 'Renamed meanwhile' });
      expect(screen.getByText('Step 7 of 8 · Summarizing')).toBeInTheDocument();
    },
  );

  it("shows someone else's upload and forgets what they delete", async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings');
    await screen.findByText('Quarterly pricing review');
    const theirs = buildProcessing({ id: 'theirs', name: 'Theirs' });
    state.meetings.unshift(theirs);
    hear('transcript-processing-started', theirs);
    expect(await screen.findByRole('article', { name: 'Theirs' })).toBeInTheDocument();
    state.meetings.shift();
    hear('meeting-deleted', theirs);
    await waitFor(() => expect(screen.queryByText('Theirs')).not.toBeInTheDocument());
    expect(screen.getByText('Quarterly pricing review')).toBeInTheDocument();
  });

  it('applies events while another page is open', async () => {
    const forbidden = { cancel: true, retry: false, delete: false, correct: false };
    const mine = buildProcessing({ can: forbidden });
    const { state } = meetingServer({ meetings: [mine] });
    const { router } = renderMeetings('/meetings');
    await screen.findByText('Processing in Progress');
    await act(() => router.navigate('/meetings/review'));
    await screen.findByText('Meeting Not Ready');

    const theirs = buildProcessing({ id: 'theirs', name: 'Theirs' });
    const failed = buildQueued({ processingStatus: 'failed' });
    state.meetings = [theirs, failed];
    hear('transcript-processing-failed', failed);
    await screen.findByRole('button', { name: 'Retry Processing' });
    hear('transcript-processing-started', theirs);
    hear('transcript-processing-progress', theirs);

    await act(() => router.navigate('/meetings'));
    expect(await screen.findByRole('article', { name: 'Theirs' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('catches up after reconnecting', async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings');
    await screen.findByText('Quarterly pricing review');
    state.meetings = [buildMeeting({ name: 'Renamed meanwhile' })];
    act(() => void window.dispatchEvent(new Event(connectionRestoredEvent)));
    expect(await screen.findByText('Renamed meanwhile')).toBeInTheDocument();
  });

  it('ignores an invalid event', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    meetingServer({ meetings: [buildProcessing()] });
    renderMeetings('/meetings');
    await screen.findByText('62%');
    act(() => rebroadcast('transcript-processing-progress', { eventId: 'review' }));
    expect(warn).toHaveBeenCalledOnce();
    expect(screen.getByText('62%')).toBeInTheDocument();
    warn.mockRestore();
  });
});

describe('on the page of a meeting', () => {
  it('the result appears when processing completes', async () => {
    const { state } = meetingServer({ meetings: [buildProcessing()] });
    renderMeetings('/meetings/review');
    await screen.findByText('Meeting Not Ready');
    state.meetings = [buildMeeting()];
    hear('transcript-processing-completed', buildMeeting());
    const details = await screen.findByRole('region', { name: 'Meeting Details' });
    expect(within(details).getByText('6.67/10')).toBeInTheDocument();
    expect(await screen.findByText('What Priya said.')).toBeInTheDocument();
  });

  it('says that another person deleted it', async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings/review');
    await screen.findByText('What Priya said.');
    state.meetings = [];
    hear('meeting-deleted', buildMeeting({ id: 'another' }));
    expect(screen.getByText('What Priya said.')).toBeInTheDocument();
    hear('meeting-deleted', buildMeeting());
    expect(await screen.findByText('This meeting was deleted.')).toBeInTheDocument();
    expect(screen.queryByText(/another organization/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Meetings' })).toBeInTheDocument();
  });

  it('says so too when many were deleted at once', async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings/review');
    await screen.findByText('What Priya said.');
    state.meetings = [];
    act(() => rebroadcast('meetings-updated', { organizationId }));
    expect(await screen.findByText('This meeting was deleted.')).toBeInTheDocument();
    expect(screen.queryByText('What Priya said.')).not.toBeInTheDocument();
  });

  it('fetches a changed meeting again', async () => {
    const { state } = meetingServer({ meetings: [buildMeeting()] });
    renderMeetings('/meetings/review');
    await screen.findByText('What Priya said.');
    state.meetings = [buildMeeting({ name: 'Renamed' })];
    hear('meeting-updated', buildMeeting());
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeInTheDocument();
  });
});

describe('without a connection', () => {
  afterEach(() => vi.useRealTimers());
  const statusCalls = (calls: string[]) => calls.filter((call) => call.endsWith('/status')).length;

  it('polls every two seconds until processing has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { state, calls } = meetingServer({ meetings: [buildProcessing()] });
    renderMeetings('/meetings/review');
    await screen.findByText('Meeting Not Ready');
    await waitFor(() => expect(statusCalls(calls)).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(2100));
    await waitFor(() => expect(statusCalls(calls)).toBe(2));
    state.meetings = [buildMeeting()];
    await act(() => vi.advanceTimersByTimeAsync(2100));
    expect(await screen.findByText('What Priya said.')).toBeInTheDocument();
    const asked = statusCalls(calls);
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(statusCalls(calls)).toBe(asked);
  });

  it('shows no error for a failed status call', async () => {
    meetingServer({ meetings: [buildProcessing()] });
    let asked = 0;
    server.use(
      http.get(`*${paths.processingStatus}`, () => {
        asked += 1;
        return HttpResponse.json({ code: 'BUSY', message: 'not today' }, { status: 503 });
      }),
    );
    renderMeetings('/meetings/review');
    await screen.findByText('Meeting Not Ready');
    await waitFor(() => expect(asked).toBe(3));
    expect(screen.queryByText(/not today/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stops polling after the session has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    meetingServer({ meetings: [buildProcessing()] });
    let asked = 0;
    server.use(
      http.get(`*${paths.processingStatus}`, () => {
        asked += 1;
        return HttpResponse.json({ code: 'UNAUTHORIZED', message: 'Who?' }, { status: 401 });
      }),
    );
    renderMeetings('/meetings/review');
    await screen.findByText('Meeting Not Ready');
    await waitFor(() => expect(asked).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(8000));
    expect(asked).toBe(1);
  });
});
