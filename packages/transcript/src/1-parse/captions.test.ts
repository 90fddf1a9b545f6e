import { describe, expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';
import { read, said } from './testing/said.ts';

const vtt = (...cues: string[]) =>
  `WEBVTT\n\n${cues.map((cue, i) => `00:00:0${i}.000 --> 00:00:0${i + 1}.000\n${cue}`).join('\n\n')}\n`;

test('Teams: pieces of one utterance are joined', () => {
  const text = `WEBVTT\n\na1b2/1-0\n00:00:01.000 --> 00:00:02.000\n<v Ruiz, Ana>We start\nnow</v>\n\na1b2/1-1\n00:00:02.000 --> 00:00:03.000\n<v Ruiz, Ana>with one.</v>\n`;
  expect(said(text)).toEqual([['Ruiz, Ana', 1, 'We start now with one.']]);
});

test('Teams from the Graph API: negative offsets shift all times', () => {
  const text =
    'WEBVTT\n\n-0:0:2.500 --> 0:0:1.0\n<v Ana>Hi.</v>\n\n0:0:6.90 --> 0:0:6.500\n<v Bo>Yes.</v>\n';
  expect(said(text)).toEqual([
    ['Ana', 0, 'Hi.'],
    ['Bo', 8.59, 'Yes.'],
  ]);
  expect(read(text).durationSeconds).toBe(9);
});

test('Stream (classic): the length is in a note', () => {
  const text = `WEBVTT\n\nNOTE duration:"00:00:32.5820000"\n\nNOTE Confidence: 0.69\n\n2eb325bb-1b35-4dac-b37b-c7a00c2a68d3\n00:00:01.120 --> 00:00:03.120\nHello.\n`;
  expect(said(text)).toEqual([[null, 1.12, 'Hello.']]);
  expect(read(text).durationSeconds).toBe(32.582);
});

test('Zoom: names of every kind, cues without a name, and a colon in the words', () => {
  const text = vtt(
    'Ana R | Harbour: hello',
    'The thing is: we need it',
    'dana.r: sure: why not',
    'Audio shared by Ana R: wow',
    'dana.r: http://a.example',
  );
  expect(
    said(text.replaceAll('\n', '\r\n'), 'GMT20220719-010420_Recording.transcript.vtt'),
  ).toEqual([
    ['Ana R | Harbour', 0, 'hello The thing is: we need it'],
    ['dana.r', 2, 'sure: why not'],
    ['Audio shared by Ana R', 3, 'wow'],
    ['dana.r', 4, 'http://a.example'],
  ]);
  expect(read(text, 'GMT20220719-010420_Recording.transcript.vtt')).toMatchObject({
    date: '2022-07-19',
    startTime: '01:04',
    zone: 'UTC',
  });
});

test('no names: one unknown speaker', () => {
  expect(said(vtt('One thing: we begin', 'and go on.', 'Remember: it ends.'))).toEqual([
    [null, 0, 'One thing: we begin and go on. Remember: it ends.'],
  ]);
});

test('a cue without a voice continues the voice of the previous cue; `<v ->` has no name', () => {
  expect(said(vtt('<v Ana>Hi', 'there', '<v Bo>Yo', '<v ->What?'))).toEqual([
    ['Ana', 0, 'Hi there'],
    ['Bo', 2, 'Yo'],
    [null, 3, 'What?'],
  ]);
});

test('Webex: the name is part of the id', () => {
  const text =
    'WEBVTT\n\n1 "Ana Ruiz" (24534)\n00:00:01.000 --> 00:00:02.000\nFine: thanks.\n\n2 "Bo" (9)\n00:00:02.000 --> 00:00:03.000\nGood.\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz', 1, 'Fine: thanks.'],
    ['Bo', 2, 'Good.'],
  ]);
});

test('WhisperX in SubRip', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:03,500\n[SPEAKER_00]: Good morning.\n\n2\n00:00:03,500 --> 00:00:05,000\n[SPEAKER_01]: Morning.\n';
  expect(said(text)).toEqual([
    ['SPEAKER_00', 1, 'Good morning.'],
    ['SPEAKER_01', 3.5, 'Morning.'],
  ]);
  expect(read(text).layout).toBe('srt');
});

test('YouTube: a line that three rolling cues repeat is read once', () => {
  const text = `WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.310 align:start position:0%
 
hello<00:00:00.480><c> and</c><00:00:00.640><c> welcome</c>

00:00:02.310 --> 00:00:02.320 align:start position:0%
hello and welcome
 

00:00:02.320 --> 00:00:04.310 align:start position:0%
hello and welcome
to<00:00:02.560><c> the</c><00:00:02.800><c> show</c>
`;
  expect(said(text)).toEqual([[null, 0.16, 'hello and welcome to the show']]);
});

test('captions made by hand: in a cue of two people, dashes mark a change of speaker', () => {
  expect(said(vtt('- Ready?\n- Yes.', '- Go', 'on then'))).toEqual([
    [null, 0, 'Ready?'],
    [null, 0, 'Yes.'],
    [null, 1, 'Go on then'],
  ]);
});

test('several people named in one cue', () => {
  expect(said(vtt('Ana: Hi\nBo: Hello', 'Ana: Go'))).toEqual([
    ['Ana', 0, 'Hi'],
    ['Bo', 0, 'Hello'],
    ['Ana', 1, 'Go'],
  ]);
});

test('if every cue begins with a label, each repeated label is a speaker', () => {
  const cues = Array.from(
    { length: 12 },
    (_, i) => `${i % 3 === 0 ? 'Host' : 'Video Room'}: words ${i}`,
  );
  cues[11] = 'One thing: it ends';
  const alone = said(
    `WEBVTT\n\n${[...cues, 'Ana: yes'].map((cue, i) => `00:00:${10 + i}.000 --> 00:00:${11 + i}.000\n${cue}`).join('\n\n')}\n`,
  );
  expect(new Set(alone.map(([speaker]) => speaker))).toEqual(
    new Set(['Host', 'Video Room', 'Ana']),
  );
});

describe('a line of text that begins with >>', () => {
  const read = (...lines: string[]) =>
    readTranscript({ text: `${lines.join('\n')}\n`, fileName: 'a.txt' }).cues.map(
      ({ speaker, text, speakerChanges = false }) => [speaker, text, speakerChanges],
    );

  test('begins a turn of somebody unnamed', () => {
    expect(
      read(
        'Ana: We begin.',
        'Bo: Yes.',
        '>> The shops order.',
        '>> I see.',
        'Ana: So.',
        'Bo: Good.',
      ),
    ).toEqual([
      ['Ana', 'We begin.', false],
      ['Bo', 'Yes.', false],
      [null, 'The shops order.', true],
      [null, 'I see.', true],
      ['Ana', 'So.', false],
      ['Bo', 'Good.', false],
    ]);
  });

  test('keeps the name behind the mark', () => {
    expect(read('>> ANA: We begin.', '>>> BO: Yes.', '>> ANA: Good.', '>> BO: So.')).toEqual([
      ['ANA', 'We begin.', false],
      ['BO', 'Yes.', false],
      ['ANA', 'Good.', false],
      ['BO', 'So.', false],
    ]);
  });
});

test('who says a whole name once, and the first name from then on, keeps the first words', () => {
  const texts = [
    'Ana Ruiz: Hello and',
    'welcome to the',
    'talk of today.',
    'Bo: Thank you.',
    'I am',
    'glad',
    'to be here.',
    'Ana: Good.',
    'We',
    'begin.',
    'Bo: Yes,',
    'please.',
    'Ana: So it',
    'is.',
  ];
  const srt = texts.map(
    (text, i) => `${i + 1}\n00:00:${10 + i},000 --> 00:00:${11 + i},000\n${text}\n`,
  );
  expect(said(srt.join('\n'), 'a.srt')[0]).toEqual([
    'Ana Ruiz',
    10,
    'Hello and welcome to the talk of today.',
  ]);
});
