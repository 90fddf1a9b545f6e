import { expect, test } from 'vitest';
import type { FoundSound } from './sound-task.ts';
import { takeSoundOut } from './take-sound-out.ts';

const recordings = import.meta.glob<string>('../testing/recordings/*', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});
const recording = async (name: string) =>
  (await fetch(recordings[`../testing/recordings/${name}`] ?? name)).blob();

async function takeOut(name: string, sizeMaxMb = 1) {
  const file = await recording(name);
  const told: { found: FoundSound[]; readBytes: number } = { found: [], readBytes: 0 };
  const taken = await takeSoundOut(
    { file, sizeMaxMb },
    {
      onFound: (found) => told.found.push(found),
      onRead: (bytes) => {
        told.readBytes = Math.max(told.readBytes, bytes);
      },
    },
  );
  return { file, told, taken };
}

test.each([
  ['meeting.mp4', '.m4a'],
  ['meeting.mov', '.m4a'],
  ['meeting.mkv', '.mp3'],
  ['meeting.webm', '.webm'],
  ['cover.mp3', '.mp3'],
])('the sound of %s is copied into a smaller file', async (name, ending) => {
  const { file, told, taken } = await takeOut(name);
  if (typeof taken === 'string') throw new Error(taken);
  expect(taken.ending).toBe(ending);
  expect(taken.sound.size).toBeLessThan(file.size);
  expect(taken.minutes * 60).toBeCloseTo(3, 0);
  expect(told.readBytes).toBe(file.size);
  // Nothing of the picture, the cover or the title is left.
  expect(await taken.sound.text()).not.toMatch(/avc1|V_VP8|PNG|Rotterdam/);
  const again = await takeSoundOut(
    { file: taken.sound, sizeMaxMb: 1 },
    { onFound: () => {}, onRead: () => {} },
  );
  expect(again).toMatchObject({ sound: taken.sound, tracks: 1 });
});

test.each(['meeting.m4a', 'meeting.mp3', 'meeting.ogg', 'meeting.wav'])(
  '%s has no picture and goes as it is',
  async (name) => {
    const { file, taken } = await takeOut(name);
    expect(taken).toMatchObject({ sound: file, ending: undefined });
  },
);

test('a file without sound, one that is no recording, and one with too much sound are none', async () => {
  expect((await takeOut('silent.mp4')).taken).toBe('no-sound');
  const text = new Blob(['Nora Weiss: Good morning.']);
  expect(
    await takeSoundOut({ file: text, sizeMaxMb: 1 }, { onFound: () => {}, onRead: () => {} }),
  ).toBe('unreadable');
  expect((await takeOut('meeting.mp4', 0.005)).taken).toBe('too-large');
  expect((await takeOut('meeting.mp3', 0.005)).taken).toBe('too-large');
});

test('the length and about the size of the sound are known before it is taken out', async () => {
  const { told, taken } = await takeOut('meeting.mp4');
  if (typeof taken === 'string') throw new Error(taken);
  const [found] = told.found;
  expect((found?.minutes ?? 0) * 60).toBeCloseTo(3, 0);
  expect((found?.expectedBytes ?? 0) / taken.sound.size).toBeCloseTo(1, 0);
});
