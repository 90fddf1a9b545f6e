import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

test('Teams, older Word file and text copied from it', () => {
  const spaced =
    '0:0:0.0 --> 0:0:1.510\nAna Ruiz\nOK. Yeah.\n\n0:0:3.90 --> 0:0:4.250\nBo Lind\nThe next\nis long.\nsaved-by\tAna\n';
  for (const text of [spaced, spaced.replaceAll('\n\n', '\n')]) {
    expect(said(text)).toEqual([
      ['Ana Ruiz', 0, 'OK. Yeah.'],
      ['Bo Lind', 3.09, 'The next is long.'],
    ]);
  }
});

test('Teams, newer Word file', () => {
  const text =
    'Site & Code-20260615_133555-Meeting Transcript\n15 June 2026, 03:35am\n27m 42s\n\nAna Ruiz started transcription\n\nBo Lind   0:03\nHello. We meet at 10:30.\nAna Ruiz   1:00:03\nBye\nAna Ruiz stopped transcription\n';
  expect(said(text)).toEqual([
    ['Bo Lind', 3, 'Hello. We meet at 10:30.'],
    ['Ana Ruiz', 3603, 'Bye'],
  ]);
  expect(read(text)).toMatchObject({
    layout: 'teams-docx',
    title: 'Site & Code',
    date: '2026-06-15',
    startTime: '13:35',
    durationSeconds: 1662,
  });
});

test('Zoom chat: messages of several lines, replies without quotes, reactions as emoji', () => {
  const text =
    '00:04:18\tAna:\tgm\r\n00:04:20\tBo (Harbour):\twell,\n\nhello\r\n00:04:30\tAna:\tReplying to "well, hello..."\n\nhi Bo\r\n00:04:31\tDana:\tReacted to "gm" with 👍\r\n00:04:32\tDana:\tRemoved a 👍 reaction from "gm"\r\n';
  expect(said(text)).toEqual([
    ['Ana', 258, 'gm'],
    ['Bo (Harbour)', 260, 'well, hello'],
    ['Ana', 270, 'hi Bo'],
    ['Dana', 271, '👍'],
  ]);
});

test('older Zoom chat: wall clock, private messages, past midnight', () => {
  const text =
    '23:59:50\t From Ana Ruiz to Everyone : hello\n00:00:10\t From Bo to Ana Ruiz(Privately) : psst: here\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz', 0, 'hello'],
    ['Bo', 20, 'psst: here'],
  ]);
  expect(read(text).startTime).toBe('23:59');
});

test('Zoom captions whose first line is cut off', () => {
  expect(
    said('m[Ana] 15:05:17\nthe first one\n\n[Ana] 15:05:22\nand more\n\n[Bo] 15:05:30\nYes.\n'),
  ).toEqual([
    ['Ana', 0, 'the first one and more'],
    ['Bo', 13, 'Yes.'],
  ]);
});

test('Google Meet: attendees and notes are not talk, the footer gives the length', () => {
  const text =
    '\ufeffWeekly sync (2023-05-01 at 08:05 GMT-7) - Transcript\r\nAttendees\r\nAna Ruiz, Bo Lind, Notetaker Ana\r\nTranscript\r\nThis editable transcript was computer generated and might contain errors.\r\nAna Ruiz: Hello: everyone.\r\nBo Lind: Hi\r\nMeeting ended after 00:41:07 👋\r\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz', null, 'Hello: everyone.'],
    ['Bo Lind', null, 'Hi'],
  ]);
  expect(read(text)).toMatchObject({
    title: 'Weekly sync',
    date: '2023-05-01',
    startTime: '08:05',
    zone: '-07:00',
    durationSeconds: 2467,
  });
});

test('Google Meet in Markdown: notes above the talk, one time for each block', () => {
  const text =
    '# Notes\n\n## Summary\n\nAna: spoke of things.\n\n- Ana will call.\n\n# Weekly - Transcript\n\n## 00:00:00\n\n**Ana Ruiz:** Hello.\n\n**Bo Lind:** Hi.\n\n## 00:05:10\n\n**Ana Ruiz:** Right.\n\nTranscription ended after 00:07:51\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz', 0, 'Hello.'],
    ['Bo Lind', 0, 'Hi.'],
    ['Ana Ruiz', 310, 'Right.'],
  ]);
});

test('Otter', () => {
  const text =
    'Ana  0:24  \nGood morning.\n\nUnknown Speaker  1:02:03  \nAll set?\n\nTranscribed by https://otter.ai\n';
  expect(said(text)).toEqual([
    ['Ana', 24, 'Good morning.'],
    ['Unknown Speaker', 3723, 'All set?'],
  ]);
  const doc =
    'Design review\nTue, Mar 05, 2024 10:00AM • 44:43\nSUMMARY KEYWORDS\ndesign, remote\nSPEAKERS\nAna, Bo\n\nAna  0:01\nHi.\nBo  0:05\nHello.\n';
  expect(read(doc)).toMatchObject({
    title: 'Design review',
    date: '2024-03-05',
    startTime: '10:00',
    durationSeconds: 2683,
  });
});

test('Fathom, text and Word', () => {
  const text =
    'Review - March 5\nVIEW RECORDING - 44 mins (No highlights): https://fathom.example/1\n\n---\n\n0:01 - Ana Ruiz (Harbour)\n  That went well.\n\n0:09 - Bo Lind\n  It did.\n  ACTION ITEM: call - https://fathom.example/2\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz (Harbour)', 1, 'That went well.'],
    ['Bo Lind', 9, 'It did.'],
  ]);
  expect(read(text)).toMatchObject({ title: 'Review', durationSeconds: 2640 });
  expect(said('Review\n@0:25 - Ana (ana@example.org)\nHi.\n@0:30 - Bo\nYo.\n')[0]).toEqual([
    'Ana (ana@example.org)',
    25,
    'Hi.',
  ]);
});

test.each([
  [
    'tl;dv and Descript',
    '[00:00:05] Ana Ruiz: Hello\n[00:00:12] Bo: Hi\n\nand more\n',
    [
      ['Ana Ruiz', 5, 'Hello'],
      ['Bo', 12, 'Hi and more'],
    ],
  ],
  [
    'Fireflies',
    '[00:00] Ana Ruiz: Hello all\n[01:12] Bo: Hi\n',
    [
      ['Ana Ruiz', 0, 'Hello all'],
      ['Bo', 72, 'Hi'],
    ],
  ],
  [
    'Rev',
    'Ana Ruiz (00:12):\nHello\n\nBo (01:02:03):\nHi\n',
    [
      ['Ana Ruiz', 12, 'Hello'],
      ['Bo', 3723, 'Hi'],
    ],
  ],
  [
    'Read.ai',
    'Ana Ruiz\nHello to you all here.\n\nBo Lind\nHello back to you.\n\nAna Ruiz\nLet us begin then.\n',
    [
      ['Ana Ruiz', null, 'Hello to you all here.'],
      ['Bo Lind', null, 'Hello back to you.'],
      ['Ana Ruiz', null, 'Let us begin then.'],
    ],
  ],
  [
    'pyannote',
    '[0:00:06.835000 - 0:00:07.235000] SPEAKER_00 - Right.\n[0:00:07.400000 - 0:00:13] UNKNOWN - Sure\n',
    [
      ['SPEAKER_00', 6.835, 'Right.'],
      ['UNKNOWN', 7.4, 'Sure'],
    ],
  ],
  [
    'WhisperX text',
    '[SPEAKER_00]: Good.\n[SPEAKER_01]: Yes: it is.\n[SPEAKER_00]: Fine.\n',
    [
      ['SPEAKER_00', null, 'Good.'],
      ['SPEAKER_01', null, 'Yes: it is.'],
      ['SPEAKER_00', null, 'Fine.'],
    ],
  ],
  [
    'a verbose diarised log',
    '[00:01.000 --> 00:02.500] SPEAKER_00: Right.\n[00:02.500 --> 00:04.000] SPEAKER_01: Yes.\n',
    [
      ['SPEAKER_00', 1, 'Right.'],
      ['SPEAKER_01', 2.5, 'Yes.'],
    ],
  ],
  [
    'a verbose log',
    '[00:01.000 --> 00:02.500]  Right.\n[00:02.500 --> 00:04.000]  Yes.\n',
    [[null, 1, 'Right. Yes.']],
  ],
  [
    'times behind the colon',
    'Speaker 1: [00:00:12] Right.\nSpeaker 2: [00:00:20] Yes.\n',
    [
      ['Speaker 1', 12, 'Right.'],
      ['Speaker 2', 20, 'Yes.'],
    ],
  ],
  [
    'name, time and words on lines of their own',
    'Ana Ruiz\n00:05\nHello to you all.\n\nBo Lind\n00:12\nHello back.\n\nAna Ruiz\n01:10\nExactly\n',
    [
      ['Ana Ruiz', 5, 'Hello to you all.'],
      ['Bo Lind', 12, 'Hello back.'],
      ['Ana Ruiz', 70, 'Exactly'],
    ],
  ],
  [
    'the chat of Google Meet',
    '00:01:05.211,00:01:08.211\nAna Ruiz: hi\n\n00:02:05.211,00:02:08.211\nBo: hello\n',
    [
      ['Ana Ruiz', 65.211, 'hi'],
      ['Bo', 125.211, 'hello'],
    ],
  ],
  [
    'times of a video page',
    '0:00\nhello and welcome\n0:03\nto the show\n',
    [[null, 0, 'hello and welcome to the show']],
  ],
])('%s', (_, text, turns) => {
  expect(said(text)).toEqual(turns);
});

test('a name with a time and many lines of words below each is no heading', () => {
  const line = 'We look at the gate again, and the crane is late.\n';
  const heads = ['Ana', 'Bo', 'Ana', 'Bo', 'Ana', 'Cy'].map(
    (name, i) => `**${name}** [00:0${i}:00]\n`,
  );
  const found = said(heads.map((head) => head + line.repeat(20)).join('\n'), 'a.md');
  expect(found.map(([name, start]) => [name, start])).toEqual(
    ['Ana', 'Bo', 'Ana', 'Bo', 'Ana', 'Cy'].map((name, i) => [name, i * 60]),
  );
});
