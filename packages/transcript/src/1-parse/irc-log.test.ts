import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

const speakersOf = (lines: readonly string[]): (string | null)[] =>
  readTranscript({ text: lines.join('\n'), fileName: 'log.txt' }).cues.map(
    ({ speaker }) => speaker,
  );
const at = (minute: number, rest: string) =>
  `2026-03-02T10:${String(minute).padStart(2, '0')}:00  ${rest}`;

test('a bot that reports builds writes for nobody', () => {
  const builds = Array.from({ length: 6 }, (_, i) =>
    at(i, `<jenkins> Project dock build #${i}: fixed`),
  );
  const talk = Array.from({ length: 12 }, (_, i) =>
    at(10 + i, `<${i % 2 ? 'ana' : 'bo'}> The crane is ready.`),
  );
  expect(new Set(speakersOf([...builds, ...talk]))).toEqual(new Set(['jenkins', 'ana', 'bo']));
});

test('who addresses another by name writes for nobody', () => {
  const talk = Array.from({ length: 12 }, (_, i) =>
    at(i, i % 2 ? '<ana> bo: is the crane ready?' : '<bo> It is ready, as I said.'),
  );
  expect(speakersOf(talk)).toEqual(talk.map((_, i) => (i % 2 ? 'ana' : 'bo')));
});

test('people who come and go are no part of the talk', () => {
  const events = Array.from({ length: 7 }, (_, i) => at(i, `*** cy${i} has joined #dock`));
  const talk = Array.from({ length: 6 }, (_, i) =>
    at(
      10 + i,
      `<${i % 2 ? 'ana' : 'bo'}> The crane is ready, and the port wants to see it moved to the other pier by May.`,
    ),
  );
  expect(speakersOf([...events, ...talk, at(20, '*** ana has quit')])).toEqual(
    talk.map((_, i) => (i % 2 ? 'ana' : 'bo')),
  );
});
