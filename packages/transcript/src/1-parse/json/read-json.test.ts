import { describe, expect, test } from 'vitest';
import { read, said } from '../testing/said.ts';

const segments = (speaker?: string[]) => [
  { id: 0, start: 0, end: 3.5, text: ' We begin.', ...(speaker && { speaker: speaker[0] }) },
  {
    id: 1,
    start: 4,
    end: 6,
    text: ' The ships are late.',
    ...(speaker && { speaker: speaker[1] }),
  },
];
const word = (text: string, start: number, speaker: number) => ({
  word: text.toLowerCase().replace(/\W/g, ''),
  punctuated_word: text,
  start,
  end: start + 0.4,
  confidence: 0.9,
  speaker,
});
const item = (content: string, start?: number, speaker_label?: string) => ({
  type: start === undefined ? 'punctuation' : 'pronunciation',
  alternatives: [{ confidence: '0.9', content }],
  ...(start !== undefined && { start_time: `${start}`, end_time: `${start + 0.4}` }),
  ...(speaker_label && { speaker_label }),
});
const element = (value: string, ts: number) => ({ type: 'text', value, ts, end_ts: ts + 0.5 });
const mark = (value: string) => ({ type: 'punct', value });

const ana = ['Ana', 0, 'We begin.'];
const bo = ['Bo', 4, 'The ships are late.'];

/** What each service writes for: Ana says 'We begin.', then Bo 'The ships are late.' */
const services: Record<string, [file: unknown, expected: unknown[]]> = {
  Whisper: [
    { text: ' We begin. The ships are late.', language: 'en', segments: segments() },
    [[null, 0, 'We begin. The ships are late.']],
  ],
  WhisperX: [
    { segments: segments(['SPEAKER_00', 'SPEAKER_01']), word_segments: [] },
    [
      ['SPEAKER_00', 0, 'We begin.'],
      ['SPEAKER_01', 4, 'The ships are late.'],
    ],
  ],
  'OpenAI, with speakers': [{ task: 'transcribe', segments: segments(['Ana', 'Bo']) }, [ana, bo]],
  'whisper.cpp': [
    {
      transcription: [
        {
          timestamps: { from: '00:00:00,000', to: '00:00:03,500' },
          offsets: { from: 0, to: 3500 },
          text: ' We begin.',
        },
      ],
    },
    [[null, 0, 'We begin.']],
  ],
  'AWS Transcribe': [
    {
      results: {
        transcripts: [{ transcript: 'We begin. The ships are late.' }],
        items: [
          item('We', 0, 'spk_0'),
          item('begin', 0.5, 'spk_0'),
          item('.'),
          item('The', 4, 'spk_1'),
          item('ships', 4.5, 'spk_1'),
          item('are', 5, 'spk_1'),
          item('late', 5.5, 'spk_1'),
          item('.'),
        ],
      },
    },
    [
      ['spk_0', 0, 'We begin.'],
      ['spk_1', 4, 'The ships are late.'],
    ],
  ],
  'AWS Transcribe, older': [
    {
      results: {
        items: [item('We', 0), item('begin', 0.5), item('.'), item('Late', 4), item('.')],
        speaker_labels: {
          segments: [
            { speaker_label: 'spk_0', items: [{ start_time: '0' }, { start_time: '0.5' }] },
            { speaker_label: 'spk_1', items: [{ start_time: '4' }] },
          ],
        },
      },
    },
    [
      ['spk_0', 0, 'We begin.'],
      ['spk_1', 4, 'Late.'],
    ],
  ],
  Deepgram: [
    {
      results: {
        channels: [
          {
            alternatives: [
              {
                transcript: 'we begin the ships',
                words: [
                  word('We', 0, 0),
                  word('begin.', 0.5, 0),
                  word('The', 4, 1),
                  word('ships.', 4.5, 1),
                ],
              },
            ],
          },
        ],
      },
    },
    [
      ['Speaker 0', 0, 'We begin.'],
      ['Speaker 1', 4, 'The ships.'],
    ],
  ],
  'Deepgram, utterances': [
    {
      results: {
        utterances: [
          { start: 0, end: 3, transcript: 'We begin.', speaker: 0, channel: 0 },
          { start: 4, end: 6, transcript: 'The ships are late.', speaker: 1, channel: 0 },
        ],
      },
    },
    [
      ['Speaker 0', 0, 'We begin.'],
      ['Speaker 1', 4, 'The ships are late.'],
    ],
  ],
  AssemblyAI: [
    {
      text: 'We begin. The ships are late.',
      utterances: [
        { speaker: 'A', text: 'We begin.', start: 0, end: 35_000 },
        { speaker: 'B', text: 'The ships are late.', start: 40_000, end: 60_000 },
      ],
    },
    [
      ['Speaker A', 0, 'We begin.'],
      ['Speaker B', 40, 'The ships are late.'],
    ],
  ],
  Rev: [
    {
      speakers: [
        { id: 0, name: 'Ana' },
        { id: 1, name: 'Bo' },
      ],
      monologues: [
        { speaker: 0, elements: [element('We', 0), mark(' '), element('begin', 1), mark('.')] },
        { speaker: 1, elements: [element('Late', 4), mark('.')] },
      ],
    },
    [ana, ['Bo', 4, 'Late.']],
  ],
  Otter: [
    {
      speech: {
        speakers: [
          { id: 7, speaker_name: 'Ana' },
          { id: 8, speaker_name: 'Bo' },
        ],
        transcripts: [
          { transcript: 'We begin.', speaker_id: 7, start_offset: 0, end_offset: 480_000 },
          {
            transcript: 'The ships are late.',
            speaker_id: 8,
            start_offset: 640_000,
            end_offset: 960_000,
          },
        ],
      },
    },
    [ana, ['Bo', 40, 'The ships are late.']],
  ],
  Fireflies: [
    {
      sentences: [
        { speaker_name: 'Ana', text: 'We begin.', start_time: 0, end_time: 3 },
        { speaker_name: 'Bo', text: 'The ships are late.', start_time: 4, end_time: 6 },
      ],
    },
    [ana, bo],
  ],
  Fathom: [
    {
      title: 'Sync',
      transcript: [
        { speaker: { display_name: 'Ana' }, text: 'We begin.', timestamp: '00:00:00' },
        { speaker: { display_name: 'Bo' }, text: 'The ships are late.', timestamp: '00:00:04' },
      ],
    },
    [ana, bo],
  ],
  Granola: [
    {
      owner: { name: 'Ana' },
      transcript: [
        {
          speaker: { source: 'microphone' },
          text: 'We begin.',
          start_time: '2026-07-10T15:30:00Z',
        },
        {
          speaker: { source: 'speaker' },
          text: 'The ships are late.',
          start_time: '2026-07-10T15:30:04Z',
        },
      ],
    },
    [ana, [null, 4, 'The ships are late.']],
  ],
  'Recall.ai': [
    [
      {
        participant: { name: 'Ana' },
        words: [
          { text: 'We', start_timestamp: { relative: 0 }, end_timestamp: { relative: 0.4 } },
          { text: 'begin.', start_timestamp: { relative: 0.5 }, end_timestamp: { relative: 0.9 } },
        ],
      },
      {
        participant: { name: 'Bo' },
        words: [
          { text: 'The ships are late.', start_timestamp: { relative: 4 }, end_timestamp: {} },
        ],
      },
    ],
    [ana, bo],
  ],
  'a list of records': [
    [
      { name: 'Ana', text: 'We begin.', start: '00:00:00' },
      { name: 'Bo', text: 'The ships are late.', start: '00:00:04' },
    ],
    [ana, bo],
  ],
};

describe('the JSON of transcription services', () => {
  test.each(Object.entries(services))('%s', (_, [file, expected]) => {
    expect(said(JSON.stringify(file), 'a.json')).toEqual(expected);
    expect(said(JSON.stringify(file, null, 2), 'a.json')).toEqual(expected);
  });

  test('JSON Lines', () => {
    const [list] = services['a list of records'] ?? [];
    const lines = Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : [];
    expect(said(lines.join('\n'), 'a.json')).toEqual([ana, bo]);
  });

  test('lasts until the end of its last words', () => {
    const [file] = services.Fireflies ?? [];
    expect(read(JSON.stringify(file), 'Sync 2026-03-25.json')).toMatchObject({
      date: '2026-03-25',
      durationSeconds: 6,
    });
  });

  test.each([
    [
      'moments of the words',
      {
        title: 'Harbour sync',
        transcript: [{ text: 'We begin.', start_time: '2026-07-10T15:30:00Z' }],
      },
      { date: '2026-07-10', startTime: '15:30', zone: 'UTC' },
    ],
    [
      'a moment of the meeting, in milliseconds',
      {
        data: {
          transcript: {
            title: 'Harbour sync',
            date: Date.UTC(2026, 6, 10, 15, 30),
            sentences: [{ text: 'We begin.', start_time: 0 }],
          },
        },
      },
      { date: '2026-07-10', startTime: '15:30', zone: 'UTC' },
    ],
    [
      'a day',
      { title: 'Harbour sync', date: '2026-07-10', sentences: [{ text: 'We begin.', start: 0 }] },
      { date: '2026-07-10', startTime: null, zone: null },
    ],
  ])('title and day from %s', (_, file, day) => {
    expect(read(JSON.stringify(file), 'a.json')).toMatchObject({ title: 'Harbour sync', ...day });
  });

  test('other JSON is refused with a sentence', () => {
    expect(() => said('{"name": "rapport", "version": 3}', 'a.json')).toThrow('no transcript');
  });
});
