import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWebVtt } from './read-webvtt.ts';

const cuesOf = (text: string) =>
  readWebVtt(text).map(({ id, start, end, text }) => [id, start, end, text]);

test('ids, times and texts are read, with any line ends and a byte order mark', () => {
  const lines = [
    '\ufeffWEBVTT a title',
    '',
    'one',
    '00:01.500 --> 01:00:02.000 align:end',
    'Hi',
    'there',
    '',
  ];
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    expect(cuesOf(lines.join(lineEnd))).toEqual([['one', 1.5, 3602, 'Hi\nthere']]);
  }
});

test('a file without the signature has no cues', () => {
  expect(readWebVtt('WEBVTTX\n\n00:00.000 --> 00:01.000\nx')).toEqual([]);
  expect(readWebVtt('')).toEqual([]);
});

test('notes, style sheets, regions and a header with rules are skipped', () => {
  const text = `WEBVTT
Kind: captions
Style:
::cue(c.x) { color: red }
##

NOTE
00:00 is when it began

STYLE
::cue { color: red }

REGION
id:top

00:00.000 --> 00:01.000
NOTE is a word here
`;
  expect(cuesOf(text)).toEqual([['', 0, 1, 'NOTE is a word here']]);
});

test('a line of one space belongs to its cue, and no text is lost if the empty line between cues is missing', () => {
  const text = `WEBVTT

1
00:00.000 --> 00:01.000
 
first
2
00:01.000 --> 00:02.000
second
00:02.000 --> 00:03.000
third`;
  expect(cuesOf(text)).toEqual([
    ['1', 0, 1, ' \nfirst'],
    ['2', 1, 2, 'second'],
    ['', 2, 3, 'third'],
  ]);
});

test.each([
  ['fields without leading zeros count milliseconds', '0:0:6.90 --> 0:0:6.500', 6.09, 6.5],
  ['a padded short fraction is decimal', '00:00:06.9 --> 00:00:07.25', 6.9, 7.25],
  ['a fraction of 1000 comes from rounding', '01:42:18.1000 --> 01:42:20.000', 6139, 6140],
  ['comma decimals', '00:00:01,250 --> 00:00:02,000', 1.25, 2],
  ['seconds and minutes past 59', '00:61:75.000 --> 00:90:00.000', 3735, 5400],
  ['no fraction', '0:00:01 --> 0:00:02', 1, 2],
  ['negative offsets', '-0:0:2.500 --> 0:0:1.0', -2.5, 1],
])('reads times as real tools write them: %s', (_, timing, start, end) => {
  expect(cuesOf(`WEBVTT\n\n${timing}\nx`)).toEqual([['', start, end, 'x']]);
});

test('in a file with many broken times, irregular times are ignored', () => {
  const broken = '00:0x:00.000 --> 00:01.000\nno\n\n'.repeat(3);
  const text = `WEBVTT\n\n${broken}00:00:01,000 --> 00:00:02,000\nodd\n\n00:01.000 --> 00:02.000\nright\n`;
  expect(cuesOf(text)).toEqual([['', 1, 2, 'right']]);
});

test('reading never throws and finds every cue of a well-formed file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) =>
      Array.isArray(readWebVtt(`WEBVTT\n${text}`)),
    ),
  );
  const line = fc.stringMatching(/^[a-z][a-z .]{0,20}[a-z]$/);
  const cue = fc.record({
    start: fc.nat(5_000_000),
    length: fc.nat(60_000),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(cue, { maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      (cues, lineEnd) => {
        const blocks = cues.map(({ start, length, lines }, i) =>
          [String(i), `${clock(start)} --> ${clock(start + length)}`, ...lines].join(lineEnd),
        );
        expect(cuesOf(['WEBVTT', ...blocks].join(lineEnd + lineEnd))).toEqual(
          cues.map(({ start, length, lines }, i) => [
            String(i),
            start / 1000,
            (start + length) / 1000,
            lines.join('\n'),
          ]),
        );
      },
    ),
  );
});

function clock(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
