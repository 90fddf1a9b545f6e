import { needsTimes, type TalkFormat } from '@rapport/contract';
import { mergeCues, readTranscript } from '@rapport/transcript';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayNames } from '../../../../../packages/transcript/src/1-parse/testing/display-names.ts';
import { talkFormats, type WrittenTurn, writeExport } from '../../testing/write-exports.ts';
import { extractText } from '../transcripts/extract-text/extract-text.ts';

/** What the typefaces of a PDF show and PDF readers give back: Latin, Greek and Cyrillic letters. */
const shownInPdf = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;
const names = displayNames.filter((name) => !/^un(?:known|identified)/i.test(name));

const word = fc.constantFrom(
  ...(
    'we & moved <the> date: of 10 % --> the release, “harbour” so, Ana: yes? é - and * then... **bold** _it_ ' +
    '# 12. 1) =SUM(A1) \\[x] `code` | 03:12 [00:12] &amp; https://example.org/a-b/c well-known two- e-mail ~ + ' +
    '"quoted" Łódź Straße Привет ναι Transcript 0:03 ## > — – •'
  ).split(' '),
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 25 }) },
  { weight: 1, arbitrary: fc.array(word, { minLength: 100, maxLength: 400 }) },
);

/** Whole seconds, because documents have no others. */
function meetings(of: readonly string[], isTimed: boolean): fc.Arbitrary<WrittenTurn[]> {
  const named = fc.uniqueArray(fc.constantFrom(...of), { minLength: 2, maxLength: 4 });
  const line = fc.record({ who: fc.nat(7), words: text, pause: fc.integer({ min: 1, max: 900 }) });
  return fc.tuple(named, fc.array(line, { minLength: 8, maxLength: 14 })).map(([people, lines]) => {
    let at = 0;
    let last = -1;
    return lines.map(({ who, words, pause }, index) => {
      // Neighbours have different speakers, otherwise they would be one turn.
      // Each person speaks twice: SubRip has no mark for a name, so a strange one is believed if it comes again.
      const chosen = index < 2 * people.length ? index : who;
      const speakerAt = (chosen % people.length === last ? last + 1 : chosen) % people.length;
      last = speakerAt;
      // Captions that repeat themselves are read once, so no part of a text repeats another.
      const numbered = words.flatMap((one, i) => (i % 4 === 0 ? [one, `n${at + i}`] : [one]));
      const said = `Well ${numbered.join(' ')}`;
      const start = at + pause;
      const end = start + Math.ceil(said.length / 10);
      at = end;
      const times = isTimed ? { start, end } : { start: null, end: null };
      return { speaker: people[speakerAt] ?? null, text: said, ...times };
    });
  });
}

async function comeBack(turns: readonly WrittenTurn[], format: TalkFormat) {
  const bytes = await writeExport(turns, format);
  const fileName = `meeting.${format}`;
  const read = readTranscript({ text: await extractText({ bytes, fileName }), fileName });
  return mergeCues(read.cues).map((turn) => ({
    speaker: turn.speaker,
    start: turn.start,
    ...(hasEnds.has(format) && { end: turn.end }),
    text: turn.text,
  }));
}

const hasEnds: ReadonlySet<TalkFormat> = new Set(['turns.csv', 'srt', 'vtt']);
const expected = (turns: readonly WrittenTurn[], format: TalkFormat) =>
  turns.map(({ speaker, start, end, text }) => ({
    speaker,
    start,
    ...(hasEnds.has(format) && { end }),
    text,
  }));

const cases = talkFormats.flatMap((format) =>
  (needsTimes(format) ? [true] : [true, false]).map((isTimed) => ({
    format,
    isTimed,
    kind: isTimed ? 'with times' : 'without times',
  })),
);
const runs = { docx: 12, pdf: 8, md: 60, 'turns.csv': 60, srt: 60, vtt: 60 };

test.each(cases)('a $format $kind comes back as it was', async ({ format, isTimed }) => {
  const of = format === 'pdf' ? names.filter((name) => shownInPdf.test(name)) : names;
  await fc.assert(
    fc.asyncProperty(meetings(of, isTimed), async (turns) => {
      expect(await comeBack(turns, format)).toEqual(expected(turns, format));
    }),
    // A smaller example costs many documents.
    { numRuns: runs[format], endOnFailure: true },
  );
});

test.each(cases)(
  'turns without a name stay turns in a $format $kind',
  async ({ format, isTimed }) => {
    const turns = [
      'Shall we start with the budget?',
      'Yes, go ahead.',
      'It is over by ten percent.',
    ];
    const unnamed = turns.map((said, at) => ({
      speaker: null,
      text: said,
      start: isTimed ? 10 * at + 3 : null,
      end: isTimed ? 10 * at + 9 : null,
    }));
    expect(await comeBack(unnamed, format)).toEqual(expected(unnamed, format));
  },
);
