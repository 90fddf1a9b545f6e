import { describe, expect, test } from 'vitest';
import { read, said } from '../testing/said.ts';

const began = 'We begin.';
const late = 'The ships are late.';
const ana = ['Ana', 0, began];
const bo = ['Bo', 4, late];
const words = (speaker: string, ...given: [string, number][]) =>
  given.map(([text, start]) => ({ text, start, end: start + 0.4, speaker_id: speaker }));

/** What is written where Ana says 'We begin.', and Bo 'The ships are late.' four seconds later. */
const files: Record<string, [file: unknown, expected?: unknown[]]> = {
  'phrases with guesses, durations as PT and in ticks (Azure)': [
    {
      timestamp: '2026-07-10T15:30:00Z',
      combinedRecognizedPhrases: [{ channel: 0, display: `${began} ${late}` }],
      recognizedPhrases: [
        phrase(1, 'PT0S', began),
        phrase(2, 'PT4S', late),
        { recognitionStatus: 'InitialSilenceTimeout', channel: 0, offset: 'PT9S', nBest: [] },
      ],
    },
    [
      ['Speaker 1', 0, began],
      ['Speaker 2', 4, late],
    ],
  ],
  'sentences within monologues, people in a list of their own (Gong)': [
    {
      calls: [
        {
          metaData: { title: 'Harbour call' },
          parties: [
            { id: '55', speakerId: '7001', name: 'Ana', emailAddress: 'ana@example.org' },
            { id: '56', speakerId: '7002', name: 'Bo' },
          ],
        },
      ],
      callTranscripts: [
        {
          callId: '9',
          transcript: [
            {
              speakerId: '7001',
              topic: 'Opening',
              sentences: [{ start: 0, end: 3000, text: began }],
            },
            {
              speakerId: '7002',
              topic: null,
              sentences: [{ start: 4000, end: 60_000, text: late }],
            },
          ],
        },
      ],
    },
  ],
  'ids of people without names': [
    {
      callTranscripts: [
        {
          transcript: [
            { speakerId: '6432345678', sentences: [{ start: 0, end: 3000, text: began }] },
            { speakerId: '7543216789', sentences: [{ start: 4000, end: 60_000, text: late }] },
          ],
        },
      ],
    },
    [
      ['Speaker 1', 0, began],
      ['Speaker 2', 4, late],
    ],
  ],
  'blocks with moments in milliseconds (Read.ai)': [
    {
      title: 'Harbour sync',
      chapter_summaries: [
        { title: 'Ships', description: 'Ana and Bo speak about the late ships.' },
      ],
      transcript: {
        speakers: [{ name: 'Ana' }, { name: 'Bo' }],
        speaker_blocks: [
          { start_time: moment(0), end_time: moment(3), speaker: { name: 'Ana' }, words: began },
          { start_time: moment(4), end_time: moment(6), speaker: { name: 'Bo' }, words: late },
        ],
      },
    },
  ],
  'offset and duration in milliseconds (Webex)': [
    {
      items: [
        { text: began, personName: 'Ana', offsetMillisecond: 0, durationMillisecond: 3000 },
        { text: late, personName: 'Bo', offsetMillisecond: 4000, durationMillisecond: 2000 },
      ],
    },
  ],
  'names of fields with capitals (Contact Lens)': [
    {
      Participants: [{ ParticipantId: 'ANA', ParticipantRole: 'AGENT' }],
      Transcript: [
        { ParticipantId: 'Ana', Content: began, BeginOffsetMillis: 0, EndOffsetMillis: 3000 },
        { ParticipantId: 'Bo', Content: late, BeginOffsetMillis: 4000, EndOffsetMillis: 6000 },
      ],
    },
  ],
  'words with blanks between them (ElevenLabs)': [
    {
      language_code: 'eng',
      text: `${began} ${late}`,
      words: [
        ...words('Ana', ['We', 0], [' ', 0.4], ['begin.', 0.5], [' ', 0.9]),
        ...words('Bo', ['The ships', 4], [' ', 4.4], ['are late.', 5]),
      ],
    },
  ],
  'parts of words (Soniox)': [
    {
      tokens: [
        { text: 'We', start_ms: 0, end_ms: 200, speaker: 'Ana' },
        { text: ' be', start_ms: 200, end_ms: 400, speaker: 'Ana' },
        { text: 'gin.', start_ms: 400, end_ms: 900, speaker: 'Ana' },
        { text: 'The', start_ms: 4000, end_ms: 4200, speaker: 'Bo' },
        { text: ' ships', start_ms: 4200, end_ms: 4400, speaker: 'Bo' },
        { text: ' are late.', start_ms: 4400, end_ms: 4900, speaker: 'Bo' },
      ],
    },
  ],
  'words whose guesses name the speaker (Speechmatics)': [
    {
      results: [
        guess('We', 'Ana', 0),
        guess('begin', 'Ana', 0.5),
        guess('.', 'Ana', 0.9),
        guess('The', 'Bo', 4),
        guess('ships', 'Bo', 4.5),
        guess('are', 'Bo', 5),
        guess('late', 'Bo', 5.5),
        guess('.', 'Bo', 5.9),
      ],
    },
  ],
  'words of two channels, one after the other': [
    {
      results: {
        channels: [
          {
            alternatives: [
              { words: words('Bo', ['The', 4], ['ships', 4.5], ['are', 5], ['late.', 5.5]) },
            ],
          },
          { alternatives: [{ words: words('Ana', ['We', 0], ['begin.', 0.5]) }] },
        ],
      },
    },
  ],
  'all words again with speakers (Google)': [
    {
      results: [
        {
          alternatives: [
            { words: [googleWord('We', 0), googleWord('begin.', 1), googleWord('Late.', 4)] },
          ],
        },
        {
          alternatives: [
            {
              words: [
                { ...googleWord('We', 0), speakerTag: 1 },
                { ...googleWord('begin.', 1), speakerTag: 1 },
                { ...googleWord('Late.', 4), speakerTag: 2 },
              ],
            },
          ],
        },
      ],
    },
    [
      ['Speaker 1', 0, began],
      ['Speaker 2', 4, 'Late.'],
    ],
  ],
  'a list of who spoke when beside the words': [
    {
      segments: [
        { start: 0, end: 3, text: began },
        { start: 4, end: 6, text: late },
      ],
      diarization: [
        { start: 0, end: 3.4, speaker: 'Ana' },
        { start: 3.4, end: 7, speaker: 'Bo' },
      ],
    },
  ],
  'a pair of times (Transformers)': [
    {
      text: `${began} ${late}`,
      chunks: [
        { timestamp: [0, 3], text: began, speaker: 'Ana' },
        { timestamp: [4, 6], text: late, speaker: 'Bo' },
      ],
    },
  ],
  'messages of a chat, people by id and links to them (Slack)': [
    [
      {
        type: 'message',
        subtype: 'channel_join',
        user: 'U0ANA00001',
        text: 'joined',
        ts: '1783697399.1',
      },
      {
        type: 'message',
        user: 'U0ANA00001',
        text: began,
        ts: '1783697400.000100',
        user_profile: { real_name: 'Ana' },
      },
      {
        type: 'message',
        user: 'U0BOB00002',
        text: late,
        ts: '1783697404.000200',
        user_profile: { real_name: 'Bo' },
      },
    ],
  ],
  'messages in HTML from people within records (Teams)': [
    {
      value: [
        graphMessage('Ana', '2026-07-10T15:30:00Z', '<p>We&nbsp;begin.</p>'),
        graphMessage('Bo', '2026-07-10T15:30:04Z', '<div>The ships <b>are</b> late.</div>'),
      ],
    },
  ],
  'text in parts (Telegram)': [
    {
      name: 'Harbour',
      type: 'private_group',
      messages: [
        {
          id: 1,
          type: 'message',
          date: '2026-07-10T15:30:00',
          from: 'Ana',
          text: [{ type: 'bold', text: 'We' }, ' begin.'],
        },
        { id: 2, type: 'message', date: '2026-07-10T15:30:04', from: 'Bo', text: late },
      ],
    },
  ],
  'a chat with a model, whose prompt nobody said': [
    {
      model: 'm-1',
      messages: [
        { role: 'system', content: 'You are a helpful agent of the harbour.' },
        { role: 'user', content: began },
        { role: 'tool', content: '{"ships": 3}' },
        { role: 'assistant', content: [{ type: 'text', text: late }] },
      ],
    },
    [
      ['user', null, began],
      ['assistant', null, late],
    ],
  ],
  'a call of a voice agent with its settings and what came of it (Retell, Vapi)': [
    {
      agent: {
        prompt: 'Speak as an agent.',
        messages: [{ role: 'user', content: 'An example of a question.' }],
      },
      call_analysis: { call_summary: 'Bo says that the ships are late and that Ana begins.' },
      transcript: `Ana: ${began}\nBo: ${late}\n`,
      transcript_object: [
        {
          role: 'Ana',
          content: began,
          words: [
            { word: 'We', start: 0, end: 1 },
            { word: 'begin.', start: 1, end: 2 },
          ],
        },
        {
          role: 'Bo',
          content: late,
          words: [
            { word: 'The', start: 4, end: 5 },
            { word: 'late.', start: 5, end: 6 },
          ],
        },
      ],
    },
  ],
  'rows of times, names and words': [
    {
      result: [
        [0, 3.5, 'Ana', began],
        [4, 6.5, 'Bo', late],
      ],
    },
  ],
  'records by id': [
    {
      lines: {
        k1: { who: 'Ana', text: began, time: '0:00' },
        k2: { who: 'Bo', text: late, time: '0:04' },
      },
    },
  ],
  'words in a field of any name': [
    {
      data: [
        { hablante: 'x', speaker: 'Ana', frase: 'Vamos a empezar ya.', start: 0 },
        { speaker: 'Bo', frase: 'Los barcos llegan tarde.', start: 4 },
      ],
    },
    [
      ['Ana', 0, 'Vamos a empezar ya.'],
      ['Bo', 4, 'Los barcos llegan tarde.'],
    ],
  ],
  'JSON within a text of JSON': [
    {
      id: 7,
      transcript: JSON.stringify([
        { speaker: 'Ana', text: began, start: 0 },
        { speaker: 'Bo', text: late, start: 4 },
      ]),
    },
  ],
};

function phrase(speaker: number, offset: string, display: string) {
  const guesses = [
    { confidence: 0.9, lexical: display.toLowerCase(), display },
    { confidence: 0.4, lexical: 'something else', display: 'Something else.' },
  ];
  return {
    recognitionStatus: 'Success',
    channel: 0,
    speaker,
    offset,
    duration: 'PT2S',
    nBest: guesses,
  };
}
function moment(seconds: number) {
  return Date.UTC(2026, 6, 10, 15, 30, seconds);
}
function guess(content: string, speaker: string, start: number) {
  const type = content === '.' ? 'punctuation' : 'word';
  return { type, start_time: start, end_time: start + 0.4, alternatives: [{ content, speaker }] };
}
function googleWord(word: string, second: number) {
  return {
    word,
    startTime: second === 0 ? {} : { seconds: `${second}` },
    endTime: { seconds: `${second}`, nanos: 900_000_000 },
  };
}
function graphMessage(displayName: string, createdDateTime: string, content: string) {
  const from = { application: null, user: { displayName, userIdentityType: 'aadUser' } };
  return { messageType: 'message', createdDateTime, from, body: { contentType: 'html', content } };
}

describe('JSON of any kind', () => {
  test.each(Object.entries(files))('%s', (_, [file, expected = [ana, bo]]) => {
    expect(said(JSON.stringify(file), 'a.json')).toEqual(expected);
  });

  test('records below the times of WebVTT (Microsoft Graph)', () => {
    const record = (speakerName: string, second: number, spokenText: string) =>
      `00:00:0${second}.0 --> 00:00:0${second + 1}.0\n${JSON.stringify({ startDateTime: new Date(moment(second)), speakerName, spokenText })}\n`;
    const file = ['WEBVTT\n', record('Ana', 0, began), record('Bo', 4, late)].join('\n');
    expect(said(file, 'a.vtt')).toEqual([ana, bo]);
  });

  test('what a program prints for a list', () => {
    const python = `[{'speaker': 'Ana', 'text': 'We begin.', 'start': 0.0, 'final': True}, {'speaker': 'Bo', 'text': "The ships are late.", 'start': 4.0, 'note': None},]`;
    const node = `[\n  { speaker: 'Ana', text: 'We begin.', start: 0 },\n  { speaker: 'Bo', text: 'The ships are late.', start: 4 }\n]`;
    expect([said(python), said(node)]).toEqual([
      [ana, bo],
      [ana, bo],
    ]);
  });

  test('a whole transcript in one text', () => {
    const transcript =
      'Ana: We begin with the ships.\nBo: They are late.\nAna: How late are they now?';
    for (const file of [
      { title: 'Sync', transcript },
      { lines: transcript.split('\n') },
      transcript.split('\n'),
    ])
      expect(said(JSON.stringify(file))).toEqual([
        ['Ana', null, 'We begin with the ships.'],
        ['Bo', null, 'They are late.'],
        ['Ana', null, 'How late are they now?'],
      ]);
  });

  test('title, day, length and full names beside the words', () => {
    const file = {
      meeting: { topic: 'Harbour', started_at: '2026-07-10T15:30:00', duration_seconds: 1800 },
      attendees: [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }],
      lines: [{ speaker: 'Ana', text: began }],
    };
    expect(read(JSON.stringify(file))).toMatchObject({
      title: 'Harbour',
      date: '2026-07-10',
      startTime: '15:30',
      durationSeconds: 1800,
      people: [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }],
    });
  });

  test.each([
    [
      'settings',
      [
        { name: 'region', value: 'north of the harbour' },
        { name: 'mode', value: 'only by night' },
      ],
    ],
    [
      'a calendar',
      [
        {
          title: 'Talk with Bo about ships',
          start: '2026-07-10T15:30:00Z',
          end: '2026-07-10T16:00:00Z',
        },
      ],
    ],
    [
      'the log of a program',
      [
        {
          timestamp: '2026-07-10T15:30:00Z',
          level: 'info',
          message: 'The server has begun to listen.',
        },
      ],
    ],
    [
      'news',
      [1, 2, 3, 4].map((day) => ({
        name: `Ship ${day} is late`,
        text: 'The harbour waits.',
        date: `2026-07-1${day}`,
      })),
    ],
    [
      'what others made of a talk',
      { summary: [{ speaker: 'Ana', text: 'Ana begins and speaks about ships.' }] },
    ],
    [
      'who spoke when, without words',
      [
        { speaker: 'Ana', start: 0, end: 4 },
        { speaker: 'Bo', start: 4, end: 9 },
      ],
    ],
    [
      'findings by kind',
      {
        opening: { timestamp: '0:12', transcript: 'Hello.', score: 65 },
        closing: { timestamp: '2:12', transcript: 'Bye.', score: 40 },
      },
    ],
    [
      'sums of files',
      ['a', 'b', 'a'].map((name) => ({
        name,
        hashes: [{ alg: 'x', content: 'afd938d2085b14dd' }],
      })),
    ],
    [
      'rows of codes',
      {
        rows: [
          ['a1', 4, 'ab', 5],
          ['a2', 'cd'],
        ],
      },
    ],
  ])('%s is no transcript', (_, file) => {
    expect(() => said(JSON.stringify(file), 'a.json')).toThrow('no transcript');
  });

  test('several meetings are refused', () => {
    const call = (callId: string) => ({
      callId,
      transcript: [{ speaker: 'Ana', text: began, start: 0 }],
    });
    expect(() => said(JSON.stringify([call('1'), call('2')]))).toThrow('holds 2 meetings');
  });
});

test('prose that stands beside the turns is counted, summaries and repeats of the words are not', () => {
  const turns = ['Ana', 'Bo', 'Ana', 'Bo'].map((speaker, i) => ({
    speaker,
    start: i * 5,
    text: `We look at gate number ${i} of the harbour.`,
  }));
  const leftOut = (beside: object) => read(JSON.stringify({ turns, ...beside }), 'a.json').leftOut;
  const whole = turns.map(({ text }) => text).join(' ');
  const summary = 'They looked at all four gates of the harbour.';
  expect(leftOut({ transcript: whole, summary })).toEqual({});
  expect(
    leftOut({ other: { 'b.wav': ['Cy', 'The crane is late again and nobody knows why.'] } }),
  ).toEqual({
    apart: 9,
  });
});
