import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import type { Cue } from '../types.ts';
import { lengthDoubt } from './length.ts';

const cue = (
  start: number | null,
  text = 'We talk about the harbour today.',
  end = start,
): Cue => ({
  id: '',
  speaker: 'Ana',
  start,
  end,
  text,
});
/** One every 20 seconds. */
const talk = (minutes: number, from = 0) =>
  Array.from({ length: minutes * 3 + 1 }, (_, i) => cue(from + i * 20));
const doubtOf = (cues: Cue[], durationSeconds?: number) =>
  lengthDoubt(
    { durationSeconds: durationSeconds ?? Math.max(...cues.map(({ end }) => end ?? 0)) },
    cues,
  );
const day = 24 * 3600;

test.each<[name: string, cues: Cue[], likely: number | null, line: string | null]>([
  [
    'a line a day later',
    [...talk(37), cue(day + 300, 'agenda https://hf.example/c/47')],
    37,
    '24:05:00 Ana: agenda https://hf.example/c/47',
  ],
  ['a line a day before', [cue(0, 'agenda'), ...talk(37, day)], 37, '00:00:00 Ana: agenda'],
  ['an end a day later', [...talk(37), cue(37 * 60, 'Bye.', day)], 37, '24:00:00 Ana: Bye.'],
  ['two hours of silence before the last words', [...talk(30), cue(9000)], 30, null],
  [
    'a silence of 51 minutes between two short talks',
    [...talk(6), ...talk(8, 57 * 60)],
    14,
    '00:57:00 Ana: We talk about the harbour today.',
  ],
  ['a last word 40 minutes later', [...talk(10), cue(50 * 60)], 10, null],
  ['talk of 13 hours', talk(13 * 60), null, null],
  ['half of the words on another day', [...talk(30), ...talk(30, day)], null, null],
])('%s is doubted', (_, cues, likelyMinutes, line) => {
  const doubt = doubtOf(cues);
  expect(doubt).toMatchObject({ kind: 'length', likelyMinutes });
  if (line) expect(doubt?.line).toBe(line);
});

test('a stated length that is hours longer than the words is doubted', () => {
  expect(doubtOf(talk(40), 5 * 3600)).toEqual({
    kind: 'length',
    minutes: 300,
    likelyMinutes: 40,
    line: null,
  });
  expect(doubtOf(talk(40), 45 * 60)).toBeNull();
});

test.each<[name: string, cues: Cue[]]>([
  ['a break of an hour and a half', [...talk(120), ...talk(60, 210 * 60)]],
  ['a break of half an hour', [...talk(40), ...talk(40, 70 * 60)]],
  [
    'typed lines an hour apart',
    [...talk(3), ...talk(3, 3600)].map((one) => ({ ...one, typed: true })),
  ],
  [
    'a chat of a day with a message every hour',
    Array.from({ length: 11 }, (_, i) => cue(i * 4000)),
  ],
  ['two messages and an hour', [cue(0), cue(60), cue(4000)]],
  ['a file without times', [cue(null), cue(null)]],
])('%s is not doubted', (_, cues) => {
  expect(doubtOf(cues)).toBeNull();
});

test('the likely length never exceeds the one that is doubted', () => {
  const times = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(times, (starts) => {
      const doubt = doubtOf(starts.map((start) => cue(start)));
      expect(doubt?.likelyMinutes ?? 0).toBeLessThanOrEqual(doubt?.minutes ?? 0);
    }),
  );
});

test('no text tells a length that is doubted', () => {
  const line = (at: string, name: string) => `[${at}] ${name}: We talk about the harbour today.`;
  const lines = ['00:00', '00:10', '00:20', '00:30'].map((at) =>
    line(`${at}:00`.slice(0, 8), 'Ana'),
  );
  const analysed = (text: string) => analyseTranscript({ text, fileName: 'm.txt', directory: [] });
  const right = [...lines, line('00:40:00', 'Bo')].join('\n');
  const stray = [...lines, line('24:05:00', 'Bo')].join('\n');
  expect(analysed(right).summary).toMatch(/^2 people spoke for 40 minutes[,.]/);
  expect(analysed(stray).doubts).toMatchObject([{ kind: 'length', likelyMinutes: 30 }]);
  expect(analysed(stray).summary).toMatch(/^2 people spoke[,.]/);
  const captions = stray
    .replaceAll(/\[([\d:]+)\] \w+: /g, '\n$1.000 --> $1.900\n')
    .replace(/^/, 'WEBVTT\n');
  expect(analysed(captions).summary).toMatch(/^The meeting (?:was mostly about|names nobody)/);
});
