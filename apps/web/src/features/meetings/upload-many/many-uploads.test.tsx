import { type MeetingOutcome, paths } from '@rapport/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster.tsx';
import { noAnswerError } from '@/lib/api-request-error.ts';
import { AuthProvider } from '@/lib/auth-context.tsx';
import { createQueryClient } from '@/lib/query-client.ts';
import { rebroadcast } from '@/realtime/window-events.ts';
import { server } from '@/testing/server.ts';
import * as uploads from '../api/upload-transcript.ts';
import { buildMeeting, statusOf } from '../testing/build-meeting.ts';
import { askForMany, takeGiven } from '../upload/ask-for-many.ts';
import { ManyUploads } from './many-uploads.tsx';
import { readFiles } from './read-files.ts';
import type { ReadAnswer, ReadingTask } from './read-files-worker.ts';
import * as storedFiles from './stored-files.ts';

/** Reads files on the test's own thread. */
class WorkerInPlace {
  static fails = false;
  onmessage?: (event: { data: ReadAnswer }) => void;
  onerror?: () => void;
  terminate = () => {};
  async postMessage({ chosen, limits }: ReadingTask) {
    const answer = (data: ReadAnswer) => act(() => this.onmessage?.({ data }));
    if (WorkerInPlace.fails) return answer('failed');
    for await (const file of readFiles(chosen, limits)) answer([file]);
    answer('finished');
  }
}

type Outcome = Partial<MeetingOutcome> & Pick<MeetingOutcome, 'eventId'>;
const statuses: { asked: string[][]; outcomes: Map<string, Outcome> } = {
  asked: [],
  outcomes: new Map(),
};

/** Accepts each upload as the meeting `meeting 1`, `meeting 2`... and completes it. */
const accept = http.post(`*${paths.uploadTranscript}`, () => {
  const eventId = `meeting ${statuses.outcomes.size + 1}`;
  statuses.outcomes.set(eventId, { eventId });
  return HttpResponse.json(
    { eventId, title: eventId, processingStatus: 'pending' },
    { status: 202 },
  );
});
const refuse = (status: number, body: object = { code: 'REFUSED', message: 'said no' }) =>
  http.post(`*${paths.uploadTranscript}`, () => HttpResponse.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInPlace);
  WorkerInPlace.fails = false;
  // Only rows in view are rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(448);
  statuses.asked = [];
  statuses.outcomes.clear();
  server.use(
    accept,
    http.post(`*${paths.uploadCheck}`, () => HttpResponse.json({ sizeMaxMb: 25, alreadyHere: [] })),
    http.post<never, { eventIds: string[] }>(
      `*${paths.processingStatuses}`,
      async ({ request }) => {
        const { eventIds } = await request.json();
        statuses.asked.push(eventIds);
        return HttpResponse.json({
          statuses: eventIds.flatMap((id) => {
            const outcome = statuses.outcomes.get(id);
            if (!outcome) return [];
            const status = statusOf(buildMeeting({ id }));
            return [{ ...status, participants: 2, ...outcome }];
          }),
        });
      },
    ),
  );
});
afterEach(() => {
  takeGiven();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const file = (name: string) => new File([`Nora Weiss: ${name}`], name);

function open(...files: File[]) {
  const owner = { accountId: 'nora', organizationId: 'northwind' };
  const router = createMemoryRouter([{ path: '*', element: <ManyUploads {...owner} /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  act(() => askForMany({ files, entries: [] }));
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { user, press };
}
const row = async (name: string) => {
  const list = await screen.findByRole('region', { name: 'Files' });
  return (await within(list).findByText(name)).closest('li');
};
const bar = () => screen.findByRole('region', { name: 'Uploads' });
const analysed = () =>
  act(() => {
    for (const id of statuses.outcomes.keys())
      rebroadcast('transcript-processing-completed', {
        ...statusOf(buildMeeting({ id })),
        organizationId: 'northwind',
      });
  });

it('names the largest size of a file', async () => {
  open(file('a.txt'));
  expect(await screen.findByText('up to 25 MB each')).toBeVisible();
});

describe('without a server', () => {
  it.each([502, 503, 504])('a %i pauses, and the files go on by themselves', async (status) => {
    server.use(refuse(status));
    open(file('a.txt'), file('b.txt'));
    expect(await screen.findByText('Paused, goes on by itself')).toBeVisible();
    expect(screen.queryByText('Failed')).not.toBeInTheDocument();
    server.use(accept);
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(statuses.outcomes.size).toBe(2));
  });

  it('a file whose bytes were all sent is not mistaken for an earlier upload', async () => {
    server.use(refuse(502));
    open(file('a.txt'), file('b.txt'));
    await screen.findByText('Paused, goes on by itself');
    statuses.outcomes.set('meeting 1', { eventId: 'meeting 1' });
    const upload = { eventId: 'meeting 1', title: 'a', uploadedAt: '2026-11-02T09:00:00.000Z' };
    server.use(refuse(409, { code: 'ALREADY_HERE', message: 'here', alreadyHere: upload }));
    act(() => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('2 analysed now')).toBeVisible();
  });

  it('a file whose upload was interrupted is compared with earlier uploads', async () => {
    const cutOff = vi.spyOn(uploads, 'uploadTranscript').mockImplementation(async (upload) => {
      upload.onProgress(upload.file.size - 1);
      throw noAnswerError();
    });
    open(file('a.txt'), file('b.txt'));
    await screen.findByText('Paused, goes on by itself');
    cutOff.mockRestore();
    const upload = { eventId: 'other', title: 'a', uploadedAt: '2026-11-02T09:00:00.000Z' };
    server.use(refuse(409, { code: 'ALREADY_HERE', message: 'here', alreadyHere: upload }));
    act(() => window.dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await row('a.txt')).toHaveTextContent('Already here'));
  });
});

describe('files that cannot be taken', () => {
  it('a browser without room says so in the row', async () => {
    const full = new DOMException('full', 'QuotaExceededError');
    vi.spyOn(storedFiles, 'openStoredFiles').mockResolvedValue({
      left: [],
      stored: {
        add: ([one]) => (one?.bytes ? Promise.reject(full) : Promise.resolve()),
        bytesOf: async () => undefined,
        change: async () => {},
        remove: async () => {},
        forget: async () => {},
      },
    });
    open(file('a.txt'), file('b.txt'));
    expect(await row('a.txt')).toHaveTextContent('Refusedno room left in this browser');
  });

  it('a notice says that the reading failed', async () => {
    WorkerInPlace.fails = true;
    open(file('a.txt'), file('b.txt'));
    expect(
      await screen.findByText('Not all files could be read. Choose the missing ones again.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Reading files...')).not.toBeInTheDocument());
  });
});

describe('what is left to decide', () => {
  it('"Stop" ends one upload or analysis, and leaves the others alone', async () => {
    server.use(
      http.post(`*${paths.uploadTranscript}`, () => delay('infinite'), { once: true }),
      http.delete('*/cancel', () => {
        for (const eventId of statuses.outcomes.keys())
          statuses.outcomes.set(eventId, { eventId, processingStatus: 'cancelled' });
        return HttpResponse.json(statusOf(buildMeeting({ processingStatus: 'cancelled' })));
      }),
    );
    const { press } = open(file('a.txt'), file('b.txt'));
    await waitFor(async () => expect(await row('b.txt')).toHaveTextContent('Queued'));
    await press('Stop a.txt');
    await waitFor(async () => expect(await row('a.txt')).toHaveTextContent('Stopped'));
    expect(await row('b.txt')).toHaveTextContent('Queued');
    await press('Stop b.txt');
    await waitFor(async () => expect(await row('b.txt')).toHaveTextContent('Stopped'));
  });

  it('"Cancel waiting" also stops running uploads, and nothing is announced as done', async () => {
    server.use(http.post(`*${paths.uploadTranscript}`, () => delay('infinite')));
    const { press } = open(file('a.txt'), file('b.txt'), file('c.txt'));
    await waitFor(async () => expect(await row('a.txt')).toHaveTextContent('Uploading'));
    await press('Cancel waiting');
    await waitFor(async () => expect(await row('a.txt')).toHaveTextContent('Stopped'));
    expect(screen.queryByText('c.txt')).not.toBeInTheDocument();
    expect(screen.queryByText(/^All files are finished/)).not.toBeInTheDocument();
  });

  it('"Retry all" retries failed analyses in one call', async () => {
    const calls: unknown[] = [];
    server.use(
      http.post<never, { ids: string[] }>(`*${paths.retryMeetings}`, async ({ request }) => {
        const { ids } = await request.json();
        calls.push(ids);
        for (const eventId of ids) statuses.outcomes.set(eventId, { eventId });
        return HttpResponse.json({ changed: ids, refused: [] });
      }),
    );
    const { press } = open(file('a.txt'), file('b.txt'));
    await waitFor(() => expect(statuses.outcomes.size).toBe(2));
    for (const eventId of statuses.outcomes.keys())
      statuses.outcomes.set(eventId, {
        eventId,
        processingStatus: 'failed',
        processingError: 'no',
      });
    analysed();
    await waitFor(async () => expect(await row('b.txt')).toHaveTextContent('Failed'));
    await press('Retry all');
    expect(await screen.findByText('2 of 2 done')).toBeVisible();
    expect(calls).toEqual([['meeting 1', 'meeting 2']]);
  });

  it('stays in the bar after the dialog is closed, until it is dismissed', async () => {
    server.use(refuse(500));
    const { press } = open(file('a.txt'), file('b.txt'));
    await waitFor(async () => expect(await row('b.txt')).toHaveTextContent('Failed'));
    await press('Close');
    expect(await bar()).toHaveTextContent('2 failed');
    await press('Close uploads');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument(),
    );
  });
});

it('takes files that are dropped anywhere while its dialog is open', async () => {
  open(file('a.txt'), file('b.txt'));
  await row('b.txt');
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file('c.txt')] } });
  expect(await row('c.txt')).toBeVisible();
});

it('asks about its own meetings only', async () => {
  open(file('a.txt'), file('b.txt'));
  await waitFor(() => expect(statuses.outcomes.size).toBe(2));
  act(() =>
    rebroadcast('transcript-processing-completed', {
      ...statusOf(buildMeeting({ id: 'of another person' })),
      organizationId: 'northwind',
    }),
  );
  analysed();
  expect(await screen.findByText('2 of 2 done')).toBeVisible();
  expect(statuses.asked.flat()).not.toContain('of another person');
});
