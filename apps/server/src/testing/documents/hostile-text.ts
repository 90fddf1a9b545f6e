import type { HostileFile } from './hostile-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const lines = (count: number, line: (at: number) => string) =>
  bytes(Array.from({ length: count }, (_, at) => line(at)).join('\n'));
const text = (name: string, make: HostileFile['make'], fileName = 'hostile.txt'): HostileFile => ({
  name,
  fileName,
  make,
});

export const manySpeakers = text('100,000 speakers', () =>
  lines(100_000, (at) => `Person ${at}: I will send figure ${at}.`),
);
export const manyTurns = text('300,000 turns', () =>
  lines(300_000, (at) => `${at % 2 ? 'Ada Moss' : 'Tom Leiva'}: Yes, number ${at}.`),
);
export const timesBeyondRange = text(
  'times beyond the range',
  () =>
    bytes(
      'WEBVTT\n\n99999999:00:00.000 --> 99999999:00:04.000\n<v Ada Moss>Hello, shall we begin?</v>\n\n99999999999999999999:00:00.000 --> 99999999999999999999:59:59.999\n<v Tom Leiva>Yes, let us begin.</v>\n',
    ),
  'hostile.vtt',
);
export const largestFile = text('24 MB of talk', () =>
  bytes('Ada Moss: I will send the figures by Tuesday, and then we decide.\n'.repeat(380_000)),
);

export const hostileText: readonly HostileFile[] = [
  timesBeyondRange,
  manySpeakers,
  manyTurns,
  text('a line of 20 million letters', () => bytes(`Ada Moss: ${'hello '.repeat(3_300_000)}`)),
  text('5 million empty lines', () => bytes('\n'.repeat(5_000_000))),
  text(
    'a million cues without words',
    () => bytes(`WEBVTT\n\n${'00:00.000 --> 00:01.000\n\n'.repeat(1_000_000)}`),
    'hostile.vtt',
  ),
  text('a name of a million letters', () => bytes(`${'a'.repeat(1_000_000)}: Hello.\nTom: Hello.`)),
  text(
    'a million tags in one cue',
    () => bytes(`WEBVTT\n\n00:00.000 --> 00:01.000\n${'<b>'.repeat(1_000_000)}Hello`),
    'hostile.vtt',
  ),
  text('2 million colons', () => bytes(': '.repeat(2_000_000))),
  largestFile,
];
