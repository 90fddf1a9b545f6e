import { expect, test } from 'vitest';
import { writeWebvtt } from './write-webvtt.ts';

const part = (fromSecond: number, toSecond: number, ...texts: [number, string, string?][]) => ({
  fromSecond,
  toSecond,
  segments: texts.map(([from, text, speaker]) => ({
    from,
    to: from + 1,
    text,
    ...(speaker !== undefined && { speaker }),
  })),
});
const cues = (...parts: ReturnType<typeof part>[]) =>
  writeWebvtt(parts)
    .split('\n')
    .filter((line) => line !== '' && line !== 'WEBVTT');

test('markup in words and names cannot become markup of the file', () => {
  expect(cues(part(0, 9, [3661.5, 'a --> b <v Eve> & c', 'Anna & Tom']))).toEqual([
    '01:01:01.500 --> 01:01:02.500',
    '<v Anna &amp; Tom>a --&gt; b &lt;v Eve&gt; &amp; c',
  ]);
});

test.each([
  ['A', 'Speaker A', 'Speaker A (part 1)'],
  ['SPEAKER_00', 'Speaker 00', 'Speaker 00 (part 1)'],
  ['speaker 3', 'Speaker 3', 'Speaker 3 (part 1)'],
  ['spk_1', 'Speaker 1', 'Speaker 1 (part 1)'],
  ['Anna Berg', 'Anna Berg', 'Anna Berg'],
])('the label %s is %s alone, and %s of several', (label, alone, ofSeveral) => {
  expect(cues(part(0, 9, [0, 'a', label]))[1]).toBe(`<v ${alone}>a`);
  expect(cues(part(0, 9, [0, 'a', label]), part(9, 12, [9, 'b']))[1]).toBe(`<v ${ofSeveral}>a`);
});

test.each([
  ['the same words', 'we ship it on', 'it on Tuesday', ['we ship it on', 'Tuesday']],
  ['in other spelling', 'we ship it. On', 'It on Tuesday', ['we ship it.', 'On', 'Tuesday']],
  ['a whole segment', 'we ship it', 'we ship it', ['we ship it']],
  ['no words', 'we ship it', 'on Tuesday', ['we ship it', 'on Tuesday']],
])('parts that overlap say %s once', (_, ending, beginning, texts) => {
  const lines = cues(part(0, 60, [58.5, ending]), part(59, 90, [59, beginning]));
  expect(lines.filter((line) => !line.includes('-->'))).toEqual(texts);
});

test('parts that were cut at a pause keep what is said twice', () => {
  const lines = cues(part(0, 60, [58.5, 'yes']), part(60, 90, [60, 'yes']));
  expect(lines.filter((line) => line === 'yes')).toHaveLength(2);
});

test('a segment without a speaker is a cue for each sentence, and one with a speaker is one cue', () => {
  expect(cues(part(0, 9, [1, 'Fine. Who writes it?']))).toEqual([
    '00:00:01.000 --> 00:00:01.300',
    'Fine.',
    '00:00:01.300 --> 00:00:02.000',
    'Who writes it?',
  ]);
  expect(cues(part(0, 9, [1, 'Fine. Who writes it?', 'Anna']))).toHaveLength(2);
});
