import type { Recording } from '@rapport/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { account, accountServer } from '@/testing/account-server.ts';
import { server } from '@/testing/server.ts';
import { buildMeeting } from '../testing/build-meeting.ts';
import { buildTranscript } from '../testing/build-transcript.ts';
import { meetingServer } from '../testing/meeting-server.ts';
import { renderMeetings } from '../testing/render-meetings.tsx';

/** The browser's element, which plays nothing here: tests move its time. */
class SilentAudio extends EventTarget {
  static last: SilentAudio | undefined;
  currentTime = 0;
  playbackRate = 1;
  isPlaying = false;
  src: string;
  constructor(src: string) {
    super();
    this.src = src;
    SilentAudio.last = this;
  }
  async play() {
    this.isPlaying = true;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.dispatchEvent(new Event('pause'));
  }
  removeAttribute() {
    this.src = '';
  }
  load() {}
}
const audio = () => {
  if (!SilentAudio.last) throw new Error('Nothing was listened to.');
  return SilentAudio.last;
};
const hear = (seconds: number) =>
  act(() => {
    audio().currentTime = seconds;
    audio().dispatchEvent(new Event('timeupdate'));
  });

beforeEach(() => {
  localStorage.clear();
  SilentAudio.last = undefined;
  vi.stubGlobal('Audio', SilentAudio);
  server.use(...accountServer({ signedInAs: account.email }).handlers);
});

const recording: Recording = {
  speakersTold: true,
  model: 'whisper',
  minutes: 52,
  minutesTranscribed: 52,
  parts: 1,
  soundUntil: '2027-02-15T12:00:00.000Z',
};

/** Turns of 20 seconds, each 29 seconds after the one before, from 14:02 on. */
async function open(given: Partial<Recording> | null = {}) {
  meetingServer({
    meetings: [buildMeeting()],
    transcript: buildTranscript(),
    recording: given ? { ...recording, ...given } : undefined,
  });
  const { user } = renderMeetings('/meetings/review');
  await user.click(await screen.findByRole('button', { name: 'Transcript' }));
  await screen.findByRole('list', { name: 'What was said' });
  return { user };
}
const player = async () => within(await screen.findByRole('region', { name: 'Player' }));

it('a turn is played from a second before, and the player stops after it', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Listen from 00:14:31' });
  await user.click(button);
  const shown = await player();
  expect(audio()).toMatchObject({ src: '/api/v1/event/review/sound', currentTime: 870 });
  expect(shown.getByText(/^Jonas Keller, this turn ends at 14:51, then it stops$/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(2);
  hear(880);
  expect(shown.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    '14:40 of 16:18, Jonas Keller',
  );
  expect(audio().isPlaying).toBe(true);
  hear(891.1);
  expect(audio().isPlaying).toBe(false);
  expect(shown.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('without the box it goes on, and the box is remembered', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Listen from 00:14:02' }));
  await user.click((await player()).getByRole('checkbox', { name: 'Stop after the sentence' }));
  hear(872);
  expect(audio().isPlaying).toBe(true);
  expect(await (await player()).findByText('Jonas Keller')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('rapport-listening') ?? '')).toMatchObject({
    stopsAfter: false,
  });
});

it('is worked by keys, and Escape gives the focus back', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Listen from 00:14:31' });
  await user.click(button);
  const shown = await player();
  act(() => button.blur());
  await user.keyboard(' ');
  expect(audio().isPlaying).toBe(false);
  await user.keyboard(' ');
  expect(audio().isPlaying).toBe(true);
  await user.keyboard('{ArrowRight}');
  expect(audio().currentTime).toBe(875);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(audio().currentTime).toBe(865);
  await user.keyboard(']');
  expect(audio().currentTime).toBe(870);
  await user.keyboard(']');
  expect(audio().currentTime).toBe(899);
  await user.keyboard('[[');
  expect(audio().currentTime).toBe(870);
  await user.keyboard('>>>');
  expect(audio().playbackRate).toBe(1.75);
  expect(shown.getByRole('button', { name: 'Speed 1.75×' })).toBeVisible();
  await user.keyboard('>>>');
  expect(audio().playbackRate).toBe(2);
  await user.keyboard('<<<<<<<<');
  expect(audio().playbackRate).toBe(0.75);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Player' })).toBeNull());
  expect(button).toHaveFocus();
  expect(audio()).toMatchObject({ isPlaying: false, src: '' });
});

it('keys that a search field takes do not reach the player', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Listen from 00:14:31' }));
  await player();
  await user.type(screen.getByRole('searchbox', { name: 'Search the transcript' }), 'a ]');
  expect(audio()).toMatchObject({ isPlaying: true, currentTime: 870 });
});

it('l on a quotation plays its words', async () => {
  const { user } = await open();
  const [link] = within(
    screen.getByRole('region', { name: 'Summary, with its evidence' }),
  ).getAllByRole('link');
  act(() => link?.focus());
  await user.keyboard('l');
  await player();
  // The second of two sentences.
  expect(audio().currentTime).toBeGreaterThan(842);
  expect(audio().currentTime).toBeLessThan(850);
  expect(
    screen.getByText('One published price per plan, on every page and every quote.', {
      selector: 'span.underline',
    }),
  ).toBeVisible();
});

it('a place in the track is chosen by a press', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Listen from 00:14:31' }));
  const track = (await player()).getByRole('slider');
  track.getBoundingClientRect = () => new DOMRect(100, 0, 978, 26);
  await user.pointer({ target: track, coords: { clientX: 100 + 929 }, keys: '[MouseLeft]' });
  expect(Math.round(audio().currentTime)).toBe(929);
  expect(screen.getByText(/^Unknown speaker, this turn ends at 15:49/)).toBeVisible();
});

it('sound that cannot be loaded says so, and can be tried again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Listen from 00:14:31' }));
  const shown = await player();
  const first = audio();
  act(() => {
    first.pause();
    first.dispatchEvent(new Event('error'));
  });
  expect(await shown.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  await user.click(shown.getByRole('button', { name: 'Play' }));
  expect(audio()).not.toBe(first);
  expect(audio()).toMatchObject({ isPlaying: true, currentTime: 870 });
});

it('who may listen and until when is said', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Listening' })).toHaveTextContent(
    'Open to those who may read this meeting. It plays here and can’t be downloaded. On 15 Feb 2027 the sound is deleted; the words stay.',
  );
});

it.each<[string, Partial<Recording> | null]>([
  ['a transcript', null],
  ['a recording whose sound is not kept', { soundUntil: null }],
])('%s has no play buttons', async (_, given) => {
  await open(given);
  expect(screen.queryByRole('button', { name: /^Listen from/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Listening' })).toBeNull();
});
