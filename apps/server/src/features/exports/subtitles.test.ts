import type { TranscriptTurn } from '@rapport/contract';
import { mergeCues, readTranscript } from '@rapport/transcript';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SpokenMeeting } from './read-export.ts';
import { srt, webVtt } from './subtitles.ts';

const people = ['Ana Ruiz', "Dana O'Neill", 'Łukasz Żółć', 'Анна Иванова', '山田 太郎', 'R&D Team'];

function spoken(turns: readonly Omit<TranscriptTurn, 'position'>[]): SpokenMeeting {
  const placed = turns.map((turn, position) => ({ ...turn, position }));
  return {
    nameOf: (id) => id ?? 'Unknown speaker',
    transcript: {
      async *readPieces() {
        yield placed.slice(0, 3);
        yield placed.slice(3);
      },
    },
  };
}

async function written(pieces: AsyncGenerator<string>): Promise<string> {
  return (await Array.fromAsync(pieces)).join('');
}

const turnsOf = (text: string, fileName: string) =>
  mergeCues(readTranscript({ text, fileName }).cues).map(
    ({ speaker, start, end, text: words }) => ({
      speaker: speaker?.toLowerCase(),
      start,
      end,
      text: words,
    }),
  );

const word = fc.constantFrom(
  ...'we & moved <the> date: of 10 % --> the release, “harbour” so, Ana: yes? é 漢字 - and * then...'.split(
    ' ',
  ),
);
const sentence = fc
  .array(word, { minLength: 1, maxLength: 90 })
  .map((words) => `Well ${words.join(' ')}`);
const conversation = fc
  .array(fc.record({ who: fc.nat(people.length - 1), text: sentence, pause: fc.nat(40) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((lines) => {
    let at = 0;
    return lines.map(({ who, text, pause }, index) => {
      const start = at + pause / 10;
      at = start + text.length / 10;
      // Consecutive turns have different speakers, otherwise they would be one turn.
      const participantId = people[(who % (people.length / 2)) * 2 + (index % 2)] ?? null;
      return { participantId, start: rounded(start), end: rounded(at), text };
    });
  });
const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

test.each([
  { kind: 'WebVTT', write: webVtt, fileName: 'meeting.vtt' },
  { kind: 'SubRip', write: srt, fileName: 'meeting.txt' },
])('$kind that is read again gives the same turns', async ({ write, fileName }) => {
  await fc.assert(
    fc.asyncProperty(conversation, async (turns) => {
      const text = await written(write(spoken(turns)));
      expect(turnsOf(text, fileName)).toEqual(
        turns.map(({ participantId, ...turn }) => ({
          speaker: participantId?.toLowerCase(),
          ...turn,
        })),
      );
    }),
    { numRuns: 60 },
  );
});

test('a long turn is cut into cues of two lines, whose times follow each other', async () => {
  const text = 'We move the date of the release because the harbour is closed. '.repeat(8).trim();
  const one = { participantId: 'Ana Ruiz', start: 10, end: 50, text };
  const cues = (await written(webVtt(spoken([one])))).trim().split('\n\n').slice(1);
  expect(cues.length).toBeGreaterThan(4);
  let until = '00:00:10.000';
  for (const cue of cues) {
    const [times = '', words = ''] = cue.split('\n');
    expect(words.replace('<v Ana Ruiz>', '').length).toBeLessThanOrEqual(84);
    const [start, end = ''] = times.split(' --> ');
    expect(start).toBe(until);
    until = end;
  }
  expect(until).toBe('00:00:50.000');
});

test('turns without a name are told apart, and a turn without an end lasts until the next', async () => {
  const turns = [
    { participantId: null, start: 0, end: null, text: 'We begin.' },
    { participantId: null, start: 4, end: null, text: 'Yes.' },
    { participantId: 'Ana Ruiz', start: 6, end: null, text: 'Good.' },
    { participantId: null, start: 8, end: null, text: 'Thank you.' },
    { participantId: 'Ana Ruiz', start: 9, end: 10, text: 'We close.' },
  ];
  expect(await written(webVtt(spoken(turns)))).toBe(
    [
      'WEBVTT',
      '00:00:00.000 --> 00:00:04.000\n<v ->We begin.',
      '00:00:04.000 --> 00:00:06.000\n<v ->Yes.',
      '00:00:06.000 --> 00:00:08.000\n<v Ana Ruiz>Good.',
      '00:00:08.000 --> 00:00:09.000\n<v ->Thank you.',
      '00:00:09.000 --> 00:00:10.000\n<v Ana Ruiz>We close.',
      '',
    ].join('\n\n'),
  );
  const text = await written(srt(spoken(turns)));
  expect(text).toContain('1\r\n00:00:00,000 --> 00:00:04,000\r\n- We begin.\r\n\r\n2\r\n');
  expect(turnsOf(text, 'meeting.txt').map(({ speaker }) => speaker)).toEqual([
    undefined,
    undefined,
    'ana ruiz',
    undefined,
    'ana ruiz',
  ]);
});
