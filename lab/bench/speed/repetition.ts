import { analyseTranscript, UnreadableTranscriptError } from '@rapport/transcript';

const pieces = [
  'a',
  'a ',
  '<',
  '<v ',
  '&',
  '-->',
  '-->\n',
  '00:00:01.000 --> 00:00:02.000\n',
  '0:',
  '[',
  '*',
  '# ',
  'A: ',
  'A: b\n',
  'Ana Ruiz: x y. ',
  'a-\nb',
  '[00:01] A b\n',
  'Name  0:24\n',
  'MR. KIM. ',
  '\f',
  '\u0301',
  '"',
  '00:00:01\tA:\tReplying to "',
  ', ',
  '| a ',
  '- a\n',
  '2024-',
  'http://a.b ',
];
const prefixes = ['', 'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n'];
const characters = 64_000;
const factor = 4;
/** Shorter times are too noisy to compare. */
const leastMs = 60;

export type RepetitionBench = { piece: string; timesAsLong: number };

/**
 * Analyses files of one repeated piece at one length and at four times that length. Returns the piece whose
 * time grows most: linear time grows 4-fold, quadratic time 16-fold.
 */
export function benchRepetition(): RepetitionBench {
  const growths = prefixes.flatMap((prefix) =>
    pieces.map((piece) => {
      const ms = (length: number) =>
        millisecondsFor(prefix + piece.repeat(Math.ceil(length / piece.length)));
      const shorter = Math.max(leastMs / factor, ms(characters));
      return { piece, timesAsLong: Math.max(leastMs, ms(characters * factor)) / shorter };
    }),
  );
  return growths.reduce((worst, one) => (one.timesAsLong > worst.timesAsLong ? one : worst));
}

function millisecondsFor(text: string): number {
  const { user: before } = process.cpuUsage();
  try {
    analyseTranscript({ text, fileName: 'meeting.txt', directory: [] });
  } catch (error) {
    if (!(error instanceof UnreadableTranscriptError)) throw error;
  }
  return (process.cpuUsage().user - before) / 1000;
}
