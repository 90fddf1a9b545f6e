import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import type { Cue, SpeakerCorrections } from '../types.ts';
import { splitNamesInside } from './names-inside.ts';
import { noCorrections } from './no-corrections.ts';

const missed = 'We begin. Maria Vo: I see it too. Speaker 3: Yes. MR. STONE: So do I. ';
const analysed = (text: string, corrections?: Partial<SpeakerCorrections>) =>
  analyseTranscript({
    text,
    fileName: 'meeting.txt',
    directory: [],
    ...(corrections && { corrections: { ...noCorrections, ...corrections } }),
  });

test('many names with a colon inside turns are doubted', () => {
  expect(analysed(`Ana: ${missed.repeat(2)}\nBo: Good.\nAna: So.\n`).doubts).toEqual([
    {
      kind: 'names-inside',
      names: 6,
      people: 3,
      lines: [
        expect.stringMatching(/^We begin\. Maria Vo: I see it too\./),
        expect.stringMatching(/^We begin\. Maria Vo: I see it too\. Speaker 3: Yes\./),
        expect.stringMatching(/Speaker 3: Yes\. MR\. STONE: So do I\./),
      ],
    },
  ]);
});

test('a few names, or a colon after other words, are not doubted', () => {
  expect(analysed(`Ana: ${missed}\nBo: Good.\nAna: So.\n`).doubts).toEqual([]);
  const plain = 'We say it again. The point: it is late. So we ask: why? ';
  expect(analysed(`Ana: ${plain.repeat(5)}\nBo: Good.\nAna: So.\n`).doubts).toEqual([]);
});

test('a turn begins at each of the names on request', () => {
  const text = `[00:00:05] Ana: ${missed.repeat(2)}\n[00:01:00] Bo: Good. Ana: Yes.\n`;
  const { turns, doubts, durationSeconds } = analysed(text, { splitsNames: true });
  expect(doubts).toEqual([]);
  expect(turns.map(({ speaker, start, text }) => [speaker, start, text])).toEqual([
    ['Ana', 5, 'We begin.'],
    ['Maria Vo', 5, 'I see it too.'],
    ['Speaker 3', 5, 'Yes.'],
    ['MR. STONE', 5, 'So do I. We begin.'],
    ['Maria Vo', 5, 'I see it too.'],
    ['Speaker 3', 5, 'Yes.'],
    ['MR. STONE', 5, 'So do I.'],
    ['Bo', 60, 'Good.'],
    ['Ana', 60, 'Yes.'],
  ]);
  expect(durationSeconds).toBe(analysed(text).durationSeconds);
});

test('a name that begins a piece after the end of a sentence begins a turn too', () => {
  const cue = (speaker: string, text: string): Cue => ({
    id: '',
    start: null,
    end: null,
    speaker,
    text,
  });
  const split = splitNamesInside([
    cue('Ana', 'So Friday it is.'),
    cue('Ana', 'Maria Vo: We can take two.'),
    cue('Bo', 'Maria Vo: was a friend'),
  ]);
  expect(split.map(({ speaker, text }) => [speaker, text])).toEqual([
    ['Ana', 'So Friday it is.'],
    ['Maria Vo', 'We can take two.'],
    ['Bo', 'Maria Vo: was a friend'],
  ]);
});

test('no word is lost where a turn begins at a name', () => {
  const part = fc.constantFrom(
    'We load it.',
    'Maria Vo: ',
    'Yes! ',
    'Ana:',
    'so',
    'MR. STONE:  ',
    '\n',
  );
  const texts = fc.array(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(texts, (given) => {
      const cues = given.map(
        (text): Cue => ({
          id: '',
          start: null,
          end: null,
          speaker: 'Ana',
          text,
        }),
      );
      const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
      const split = splitNamesInside(cues).flatMap(({ speaker, text }) =>
        words(speaker === 'Ana' ? text : `${speaker}: ${text}`),
      );
      const all = given.flatMap(words);
      expect(split.filter((word) => word !== 'Ana:')).toEqual(
        all.filter((word) => word !== 'Ana:'),
      );
    }),
  );
});

test('a duration without times is estimated, and the summary says so', () => {
  const words = 'we talk about the harbour and the ships '.repeat(30);
  const plain = analysed(`Ana: ${words}\nBo: Good.\nAna: So.\n`);
  expect(plain.durationIsEstimated).toBe(true);
  expect(plain.summary).toContain('spoke for about 2 minutes');
  const timed = analysed(`[00:00:00] Ana: ${words}\n[00:02:00] Bo: Good.\n[00:02:04] Ana: So.\n`);
  expect(timed.durationIsEstimated).toBe(false);
  expect(timed.summary).toContain('spoke for 2 minutes');
});

test('initials are replaced by the name in the list, and are one speaker with it', () => {
  const text =
    'Attendees\n\n- Ana Ruiz\n- Bo Lind\n\nAR: We begin.\n\nBL: Good.\n\nAna Ruiz: So.\n\nBL: Yes.\n\nAR: Right.\n';
  const { participants } = analyseTranscript({ text, fileName: 'm.txt', directory: [] });
  expect(participants).toMatchObject([
    { name: 'Ana Ruiz', label: 'Ana Ruiz', joined: [{ label: 'AR' }], turns: 3 },
    { name: 'Bo Lind', label: 'BL', joined: [], turns: 2 },
  ]);
});
