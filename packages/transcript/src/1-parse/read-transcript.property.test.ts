import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCues } from '../2-turns/merge-cues.ts';
import { UnreadableTranscriptError } from '../types.ts';
import { readTranscript } from './read-transcript.ts';
import { countWords } from './word-count.ts';

type Line = { speaker: string; text: string };

const names = fc.constantFrom(
  'Ana Ruiz',
  'Bo Lind',
  'Chidi (Harbour)',
  "Dana O'Neill",
  'Émile Åkerman',
  'Vo, Kim',
);
const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 30 });
/** Everybody speaks at least twice, because a name that occurs once may be accidental. */
const meeting: fc.Arbitrary<Line[]> = fc
  .array(fc.record({ speaker: names, text: words.map((list) => `we ${list.join(' ')}.`) }), {
    minLength: 1,
    maxLength: 40,
  })
  .map((lines) => [...lines, ...lines]);

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);

/** Formats in which a meeting is written; times are ten seconds apart. */
const renderings: Record<string, (lines: readonly Line[]) => string> = {
  'name: text': (lines) => lines.map((l) => `${l.speaker}: ${l.text}`).join('\n'),
  '**name:** text': (lines) => lines.map((l) => `**${l.speaker}:** ${l.text}`).join('\n\n'),
  '[time] name: text': (lines) =>
    lines.map((l, i) => `[${clock(i * 10)}] ${l.speaker}: ${l.text}`).join('\n'),
  'name  time': (lines) =>
    lines.map((l, i) => `${l.speaker}  ${clock(i * 10)}  \n${l.text}\n`).join('\n'),
  'name (time):': (lines) =>
    lines.map((l, i) => `${l.speaker} (${clock(i * 10)}):\n${l.text}\n`).join('\n'),
  'time - name': (lines) =>
    lines.map((l, i) => `${clock(i * 10)} - ${l.speaker}\n  ${l.text}\n`).join('\n'),
  'zoom chat': (lines) =>
    lines.map((l, i) => `${clock(i * 10)}\t${l.speaker}:\t${l.text}\r\n`).join(''),
  'zoom captions': (lines) =>
    lines.map((l, i) => `[${l.speaker}] ${clock(i * 10)}\n${l.text}\n`).join('\n'),
  'vtt with voices': (lines) => vtt(lines.map((l) => `<v ${l.speaker}>${l.text}</v>`)),
  'vtt with names': (lines) => vtt(lines.map((l) => `${l.speaker}: ${l.text}`)),
  srt: (lines) =>
    vtt(lines.map((l) => `${l.speaker}: ${l.text}`))
      .slice(8)
      .replace(/\.000/g, ',000'),
};

function vtt(texts: readonly string[]): string {
  const cues = texts.map(
    (text, i) => `${i + 1}\n${clock(i * 10)}.000 --> ${clock(i * 10 + 9)}.000\n${text}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function turnsOf(lines: readonly Line[]): Line[] {
  const turns: Line[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last?.speaker === line.speaker) last.text += ` ${line.text}`;
    else turns.push({ ...line });
  }
  return turns;
}

test.each(Object.keys(renderings))('a meeting written as %j is read back', (name) => {
  fc.assert(
    fc.property(meeting, (lines) => {
      const { cues } = readTranscript({
        text: renderings[name]?.(lines) ?? '',
        fileName: 'meeting.txt',
      });
      const found = mergeCues(cues).map(({ speaker, text }) => ({ speaker, text }));
      expect(found).toEqual(turnsOf(lines));
    }),
    { numRuns: 60 },
  );
});

test('every word of a transcript is in exactly one turn', () => {
  fc.assert(
    fc.property(meeting, (lines) => {
      const { cues, leftOut } = readTranscript({
        text: renderings['name: text']?.(lines) ?? '',
        fileName: '',
      });
      const found = mergeCues(cues).reduce((sum, turn) => sum + turn.words, 0);
      expect(found).toBe(lines.reduce((sum, { text }) => sum + countWords(text), 0));
      expect(leftOut).toEqual({});
    }),
  );
});

const besides = fc.constantFrom(
  'Weekly meeting, May 5, 2024',
  '',
  '# Decisions',
  '- the folder is kept',
  '[Laughter]',
  'Transcribed by https://otter.ai',
  'NOTE kept for later',
  'STYLE\n::cue { color: red }\n',
  '00:00:99 --> nowhere',
  '12',
  'and this goes on below',
  '| a | b |',
  '\f',
);
const position = fc.double({ min: 0, max: 1, noNaN: true });

test('no word is lost, whatever lines are inserted and wherever the file is cut off', () => {
  const lines = fc.array(fc.tuple(position, besides), { maxLength: 6 });
  fc.assert(
    fc.property(
      meeting,
      fc.constantFrom(...Object.keys(renderings)),
      lines,
      position,
      (talk, layout, others, cut) => {
        const written = (renderings[layout]?.(talk) ?? '').split('\n');
        for (const [at, line] of others) written.splice(Math.round(at * written.length), 0, line);
        const whole = written.join('\n');
        const text = cut < 0.3 ? whole : whole.slice(0, Math.round(cut * whole.length));
        expect(refusalOf(text)).not.toMatch(/Not all of this file/);
      },
    ),
    { numRuns: 400 },
  );
});

test.each<[string, string, object]>([
  ['lines above the talk', 'Weekly meeting\n\nAna: We ship.\nBo: Good.\nAna: Yes.', { header: 2 }],
  ['what tools write', 'Ana: We ship.\nBo: Good.\nAna: Yes.\n[Laughter]', { notes: 1 }],
  ['headings', 'Ana: We ship.\nBo: Good.\nAna: Yes.\n# Decisions made\nBo: So.', { apart: 3 }],
  [
    'notes of captions',
    'WEBVTT\n\nNOTE by hand\n\n00:01.000 --> 00:02.000\nWe ship.',
    { header: 1, notes: 3 },
  ],
  [
    'quoted messages',
    '00:00:01\tAna:\tWe ship.\n00:00:09\tBo:\tReplying to "We ship." Good.',
    { quoted: 4 },
  ],
])('%s are left out and counted by kind', (_, text, leftOut) => {
  expect(readTranscript({ text, fileName: '' }).leftOut).toEqual(leftOut);
});

test('a single line like a caption does not hide the talk above it', () => {
  const talk = 'Ana: We ship it on Friday.\nBo: Good, I agree.\n'.repeat(9);
  const text = `${talk}00:01.000 --> 00:02.000\nAna: And so it ends.`;
  const { cues } = readTranscript({ text, fileName: '' });
  expect(mergeCues(cues)).toHaveLength(19);
});

test('words below a blank line in a caption, or below an unreadable time, are kept', () => {
  const { cues } = readTranscript({
    text: 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>We ship\n\nthe cellar plan.\n\n00:03.000 -> 00:04.000\nOn Friday.\n\n00:05.000 --> 0\nBut late.',
    fileName: '',
  });
  expect(mergeCues(cues)).toMatchObject([{ speaker: 'Ana' }]);
  expect(mergeCues(cues)[0]?.text).toMatch(/^We ship the cellar plan\. .*On Friday\. But late\.$/);
});

const fragments = fc.constantFrom(
  'WEBVTT',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '\t',
  '\f',
  '-->',
  '00:00:01.000 --> 00:00:02.000',
  '0:0:6.90',
  '[',
  ']',
  '(',
  ')',
  '<v ',
  '>',
  '&',
  'Ana: ',
  'Ana Ruiz',
  '**',
  '# ',
  '- ',
  '| ',
  '12',
  'NOTE',
  '  0:24',
  '@0:25 - ',
  ' From A to B : ',
  '[2024-04-02T16:01:11Z]\t<a>\t',
  'MR. LOWE. ',
  'Reacted to "',
  '\u0301',
  '\ud800',
  '\0',
  '2024-05-06',
  'May 5, 2024',
  'and so we go on with it. ',
);

test('every error that is thrown has a sentence for users', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anything, fc.string(), (text, fileName) => {
      try {
        const { cues } = readTranscript({ text, fileName });
        expect(cues.length).toBeGreaterThan(0);
        expect(cues.every((cue) => cue.text !== '' && (cue.start ?? 0) >= 0)).toBe(true);
      } catch (error) {
        if (!(error instanceof UnreadableTranscriptError)) throw error;
        expect(error.message).not.toMatch(/Not all of this file/);
      }
    }),
    { numRuns: 500 },
  );
});

/** The message with which a text is refused; empty if it can be read. */
function refusalOf(text: string): string {
  try {
    readTranscript({ text, fileName: 'meeting.txt' });
    return '';
  } catch (error) {
    if (!(error instanceof UnreadableTranscriptError)) throw error;
    return error.message;
  }
}
