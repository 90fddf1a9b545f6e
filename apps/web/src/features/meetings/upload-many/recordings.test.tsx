import {
  type MeetingOutcome,
  paths,
  type RecordingRules,
  type UploadCheckAnswer,
} from '@rapport/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '@/lib/auth-context.tsx';
import { createQueryClient } from '@/lib/query-client.ts';
import { rebroadcast } from '@/realtime/window-events.ts';
import { server } from '@/testing/server.ts';
import type { SoundAnswer, SoundTask } from '../recordings/sound-task.ts';
import { buildMeeting, statusOf } from '../testing/build-meeting.ts';
import { buildRecording, buildRecordingRules } from '../testing/build-recording.ts';
import { askForMany, takeGiven } from '../upload/ask-for-many.ts';
import { filesInMemory } from './files-in-memory.ts';
import { ManyUploads } from './many-uploads.tsx';
import type { QueuedFile } from './queued-file.ts';
import { readFiles } from './read-files.ts';
import type { ReadingTask } from './read-files-worker.ts';
import * as storedFiles from './stored-files.ts';

const mb = 1024 * 1024;
/** A file of this size without its bytes. */
function recording(name: string, sizeMb = 1): File {
  const file = new File(['picture and sound'], name);
  Object.defineProperty(file, 'size', { value: sizeMb * mb });
  return file;
}
function sound(sizeMb: number): Blob {
  const blob = new Blob(['sound']);
  Object.defineProperty(blob, 'size', { value: sizeMb * mb });
  return blob;
}
const taken = (minutes = 48, sizeMb = 22): SoundAnswer => ({
  kind: 'taken',
  taken: { sound: sound(sizeMb), ending: '.m4a', minutes, tracks: 1 },
});

/** Workers that have begun to take sound out; tests answer in their place. */
let strippers: { answer: (answer: SoundAnswer) => void; isEnded: boolean }[] = [];

class WorkerInPlace {
  onmessage?: (event: { data: unknown }) => void;
  #stripper: (typeof strippers)[number] | undefined;
  terminate = () => {
    if (this.#stripper) this.#stripper.isEnded = true;
  };
  async postMessage(task: ReadingTask | SoundTask) {
    const answer = (data: unknown) => act(() => this.onmessage?.({ data }));
    if ('file' in task) {
      this.#stripper = { answer, isEnded: false };
      strippers.push(this.#stripper);
      return;
    }
    for await (const file of readFiles(task.chosen, task.limits)) answer([file]);
    answer('finished');
  }
}

const outcomes = new Map<string, Partial<MeetingOutcome>>();
const sent: { name: string; title: FormDataEntryValue | null }[] = [];

const offer = (rules?: Partial<RecordingRules>) =>
  server.use(
    http.post(`*${paths.uploadCheck}`, () =>
      HttpResponse.json<UploadCheckAnswer>({
        sizeMaxMb: 25,
        alreadyHere: [],
        recordings: buildRecordingRules(rules),
      }),
    ),
  );

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInPlace);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(448);
  vi.spyOn(FormData.prototype, 'append').mockImplementation(function append(
    this: FormData,
    name: string,
    value: string | Blob,
  ) {
    if (value instanceof File) sent.push({ name: value.name, title: this.get('title') });
    else this.set(name, value);
  });
  strippers = [];
  sent.length = 0;
  outcomes.clear();
  offer();
  server.use(
    http.post(`*${paths.uploadTranscript}`, () => {
      const eventId = `meeting ${outcomes.size + 1}`;
      outcomes.set(eventId, {});
      return HttpResponse.json(
        { eventId, title: eventId, processingStatus: 'pending' },
        { status: 202 },
      );
    }),
    http.post<never, { eventIds: string[] }>(
      `*${paths.processingStatuses}`,
      async ({ request }) => {
        const { eventIds } = await request.json();
        const statuses = eventIds.map((id) => ({
          ...statusOf(buildMeeting({ id })),
          participants: 6,
          ...outcomes.get(id),
        }));
        return HttpResponse.json({ statuses });
      },
    ),
  );
});
afterEach(() => {
  takeGiven();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(files: File[], title?: string) {
  const owner = { accountId: 'nora', organizationId: 'northwind' };
  const router = createMemoryRouter([{ path: '*', element: <ManyUploads {...owner} /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  act(() => askForMany({ files, entries: [], ...(title && { title }) }));
  const user = userEvent.setup();
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  return { press };
}
const row = async (name: string) => {
  const list = await screen.findByRole('region', { name: 'Files' });
  return (await within(list).findByText(name)).closest('li');
};
const shows = (name: string, words: string) =>
  waitFor(async () => expect(await row(name)).toHaveTextContent(words));
const stripper = async (at = 0) => {
  await waitFor(() => expect(strippers.length).toBeGreaterThan(at));
  const one = strippers[at];
  if (!one) throw new Error('no worker');
  return one;
};
/** The server is at this point with the first meeting, and tells it. */
function report(outcome: Partial<MeetingOutcome>) {
  outcomes.set('meeting 1', outcome);
  const {
    processingStatus = 'completed',
    processingProgress = null,
    processingError = null,
  } = outcome;
  const isDone = processingStatus === 'completed';
  act(() =>
    rebroadcast(isDone ? 'transcript-processing-completed' : 'transcript-processing-progress', {
      ...statusOf(buildMeeting({ id: 'meeting 1', processingStatus })),
      processingProgress,
      processingError,
      organizationId: 'northwind',
    }),
  );
}
const transcribing = {
  currentStep: 'transcribing',
  percentage: 40,
  estimatedTimeRemaining: null,
} as const;

it('goes through four steps, each with its own measure', async () => {
  open([recording('depot-leads.mp4', 1229)]);
  const { answer } = await stripper();
  answer({ kind: 'found', found: { minutes: 48, expectedBytes: 21 * mb } });
  answer({ kind: 'progress', readBytes: 614.5 * mb });
  await shows('depot-leads.mp4', '1.2 GB, 48 min');
  await shows('depot-leads.mp4', '1 of 4 · Taking the picture out615 MB of 1.2 GB');
  answer(taken());
  await shows('depot-leads.mp4', '1.2 GB →becomes 22.0 MB, 48 min');
  expect(screen.getByText('22.0 MB of 1.2 GB leave this computer')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ name: 'depot-leads.m4a', title: null }]));

  report({
    processingStatus: 'processing',
    processingProgress: { ...transcribing, minutes: { written: 31.4, sent: 48, of: 48 } },
    recording: buildRecording({ minutesTranscribed: 31.4 }),
  });
  await shows('depot-leads.mp4', '3 of 4 · Writing down31 of 48 minutes');
  report({ recording: buildRecording() });
  await shows('depot-leads.mp4', 'Done6 speakers told apart, sound deleted');
});

it('sends a typed title, and the sound under the name of the recording', async () => {
  open([recording('call.mp4')], 'Carriers');
  (await stripper()).answer(taken());
  await waitFor(() => expect(sent).toEqual([{ name: 'call.m4a', title: 'Carriers' }]));
});

it('takes two at a time, the others wait', async () => {
  open([recording('a.mp4'), recording('b.mov'), recording('c.mkv')]);
  await stripper(1);
  await shows('b.mov', '1 of 4');
  await shows('c.mkv', 'Waiting');
  expect(strippers).toHaveLength(2);
  strippers[0]?.answer(taken());
  await stripper(2);
  await shows('c.mkv', '1 of 4');
});

it('reads a file again that broke off', async () => {
  const { press } = open([recording('a.mp4')]);
  (await stripper()).answer({ kind: 'failed' });
  await shows('a.mp4', 'Failedcannot be read to its end');
  await press('Retry a.mp4');
  (await stripper(1)).answer(taken());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('sends sound that an earlier page has taken out, and asks for other recordings again', async () => {
  const left: QueuedFile[] = [
    {
      id: '1',
      name: 'a.mp4',
      size: 9 * mb,
      state: { kind: 'uploading', sentBytes: 0 },
      recording: { minutes: 48, soundBytes: mb, soundName: 'a.m4a' },
    },
    {
      id: '2',
      name: 'b.mp4',
      size: 9 * mb,
      state: { kind: 'stripping', readBytes: 0 },
      recording: {},
    },
  ];
  vi.spyOn(storedFiles, 'openStoredFiles').mockResolvedValue({
    left,
    stored: { ...filesInMemory(), bytesOf: async (id) => (id === '1' ? sound(1) : undefined) },
  });
  open([]);
  await shows('b.mp4', 'Refusedno longer in this browser; choose it again');
  await waitFor(() => expect(sent).toEqual([{ name: 'a.m4a', title: null }]));
  expect(strippers).toEqual([]);
});

it('stops, and begins again', async () => {
  const { press } = open([recording('a.mp4')]);
  const first = await stripper();
  await shows('a.mp4', '1 of 4');
  await press('Stop a.mp4');
  await shows('a.mp4', 'Stopped');
  expect(first.isEnded).toBe(true);
  await press('Retry a.mp4');
  (await stripper(1)).answer(taken());
  await waitFor(() => expect(sent).toHaveLength(1));
});

it.each([
  ['no-sound', 'no sound inside'],
  ['unreadable', 'the browser can’t read this kind: send .m4a or .mp3'],
  ['too-large', 'its sound has more than 200 MB, which is the limit'],
] as const)('refuses a recording: %s', async (reason, words) => {
  open([recording('a.mp4')]);
  (await stripper()).answer({ kind: 'none', reason });
  await shows('a.mp4', `Refused${words}`);
  expect(sent).toEqual([]);
});

it('refuses a recording that is longer than the minutes that are left, before anything is sent', async () => {
  offer({ minutesLeft: 60 });
  server.use(http.post(`*${paths.uploadTranscript}`, () => delay('infinite')));
  open([recording('a.mp4'), recording('b.mp4')]);
  (await stripper(0)).answer(taken(48));
  await shows('a.mp4', '2 of 4 · Uploading the sound');
  (await stripper(1)).answer(taken(30));
  await shows('b.mp4', 'Refused30 min long; 12 min are left for recordings this month');
});

it('sends the picture along only when the person says so', async () => {
  const { press } = open([recording('a.mkv', 90)]);
  (await stripper()).answer({ kind: 'none', reason: 'no-means' });
  await shows('a.mkv', 'The picture cannot be taken out');
  await shows('a.mkv', 'Sent with it, 90.0 MB leave this computer.');
  expect(sent).toEqual([]);
  await press('Send with the picture: a.mkv');
  await waitFor(() => expect(sent).toEqual([{ name: 'a.mkv', title: null }]));
});

it('speaks of no picture where there is none', async () => {
  const { press } = open([recording('a.wav', 90)]);
  const { answer } = await stripper();
  answer({ kind: 'progress', readBytes: 45 * mb });
  await shows('a.wav', '1 of 4 · Reading the sound45.0 of 90.0 MB');
  expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent(/^1Sound read/);
  answer({ kind: 'none', reason: 'no-means' });
  await shows('a.wav', 'The sound cannot be made smaller');
  await shows('a.wav', 'Sent as it is, 90.0 MB leave this computer.');
  await press('Send as it is: a.wav');
  await waitFor(() => expect(sent).toEqual([{ name: 'a.wav', title: null }]));
});

it('does not offer it for more than the server takes', async () => {
  open([recording('a.mkv', 201)]);
  (await stripper()).answer({ kind: 'none', reason: 'no-means' });
  await shows('a.mkv', 'Refusedthe browser can’t read this kind');
});

it('says what it means that no speakers were told apart', async () => {
  const { press } = open([recording('a.mp3')]);
  (await stripper()).answer(taken());
  await waitFor(() => expect(sent).toHaveLength(1));
  const soundUntil = '2026-12-20T12:00:00.000Z';
  report({ recording: buildRecording({ speakersTold: false, soundUntil }) });
  await shows('a.mp3', 'Speakers were not told apart');
  await shows(
    'a.mp3',
    'Words without a name count in searches, topics and decisions, and in no tie, talk time',
  );
  await press('Leave as it is: a.mp3');
  await shows('a.mp3', 'Donespeakers not told apart, sound kept until 20 Dec 2026');
});

it('says in how many parts a recording is sent on', async () => {
  open([recording('a.mp4')]);
  (await stripper()).answer(taken());
  await waitFor(() => expect(sent).toHaveLength(1));
  const queued = { currentStep: 'queued', percentage: 0, estimatedTimeRemaining: null } as const;
  report({
    processingStatus: 'pending',
    processingProgress: queued,
    recording: buildRecording({ parts: 2 }),
  });
  await shows('a.mp4', 'Waitingsent in 2 parts, joined again');
});

it('says why the speech service lets it wait', async () => {
  open([recording('a.mp4')]);
  (await stripper()).answer(taken());
  await waitFor(() => expect(sent).toHaveLength(1));
  const processingError = 'The speech service did not answer. Rapport tries again at 15:40.';
  report({
    processingStatus: 'pending',
    processingProgress: transcribing,
    processingError,
    recording: buildRecording(),
  });
  await shows('a.mp4', processingError);
});

it('asks before the page is left while a recording is in step 1 or 2', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  open([recording('a.mp4')]);
  const { answer } = await stripper();
  const sentence = 'Keep this tab open until step 2 is done; after that you can leave.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(isAsked()).toBe(true));
  answer(taken());
  await shows('a.mp4', 'Waiting');
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

it.each([
  [null, 'The sound is deleted as soon as its words are written down.'],
  [30, 'The sound is kept for 30 days, for listening at a quote.'],
])('says what becomes of the sound if it is kept %s days', async (soundDays, sentence) => {
  offer({ soundDays });
  open([]);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText(/^It goes to speech\.northwind\.example only\./)).toBeVisible();
});

it('says what to do without a speech service, and uploads the transcripts', async () => {
  server.use(
    http.post(`*${paths.uploadCheck}`, () =>
      HttpResponse.json<UploadCheckAnswer>({ sizeMaxMb: 25, alreadyHere: [] }),
    ),
  );
  server.use(
    http.get('*/api/auth/organization/get-active-member', () =>
      HttpResponse.json({ role: 'member' }),
    ),
  );
  open([recording('a.mp4'), new File(['Nora Weiss: Hello.'], 'b.txt')]);
  await shows('a.mp4', 'Refuseda recording; no speech service is set up');
  expect(screen.getByRole('dialog', { name: 'Upload Meeting Transcripts' })).toBeVisible();
  expect(await screen.findByText(/^Recordings cannot be uploaded yet/)).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ name: 'b.txt', title: null }]));
});
