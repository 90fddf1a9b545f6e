import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const talkOf = (lines: readonly string[], fileName = 'log.txt') =>
  said(lines.join('\n'), fileName).map(([name, , words]) => [name, words]);

const withEvents: Record<string, string[]> = {
  irssi: [
    '12:01 < ana> The crane is stuck.',
    '12:01 -!- cy [~cy@2001:db8::7] has joined #dock',
    '12:02  * bo sighs',
    '12:02 < ana> It was so in May.',
    '12:02 -->| dev (dev@host.example) has joined #dock',
    '12:03 -!- mode/#dock [+v cy] by ana',
    '12:04 <@bo> We call the port.',
  ],
  'time in brackets': [
    '[12:01] <ana> The crane is stuck.',
    '[12:02] * bo sighs',
    '[12:02] <ana> It was so in May.',
    '[12:03] ⇐ cy quit (cy@host.example): Quit',
    '[12:04] <bo> We call the port.',
  ],
  'a dash before who does it': [
    '[2026-03-02 12:01:00] <ana> The crane is stuck.',
    '[2026-03-02 12:01:30] → cy joined (~cy@host.example)',
    '[2026-03-02 12:02:00] — bo sighs',
    '[2026-03-02 12:02:10] <ana> It was so in May.',
    '[2026-03-02 12:04:00] <bo> We call the port.',
  ],
  'stars of a log with dates': [
    '2026-03-02T12:01:00  <ana> The crane is stuck.',
    '2026-03-02T12:01:30  *** cy <cy!~cy@2001:db8::7> has quit IRC (Quit: bye)',
    '2026-03-02T12:02:00  * bo sighs',
    '2026-03-02T12:02:10  <ana> It was so in May.',
    '2026-03-02T12:04:00  <bo> We call the port.',
  ],
  Pidgin: [
    '(12:01:00 PM) ana: The crane is stuck.',
    '(12:01:30 PM) cy [~cy@host.example] entered the room.',
    '(12:02:00 PM) ***bo sighs',
    '(12:02:10 PM) ana: It was so in May.',
    '(12:02:20 PM) ana!~ana@host.example: ana has changed the topic to: cranes',
    '(12:02:30 PM) hal \\[n=[hal@host.example](mailto:hal@host.example)\\] entered the room.',
    '(12:02:40 PM) irc.example: (notice) *** Notice -- TS for #dock changed',
    '(12:02:50 PM) ivo left the room ("Client Exiting").',
    '(12:03:00 PM) mode (+v cy) by keeper',
    '(12:04:00 PM) bo: We call',
    '(12:04:05 PM) bo: the port.',
    '(12:05:00 PM) bo left the room (quit: Quit: bye).',
    '(12:05:30 PM) ana left the room.',
    '(12:05:40 PM) eva [~eva@host.example] entered the room.',
    '(12:05:50 PM) finn [~finn@host.example] entered the room.',
    '(12:05:55 PM) gil [~gil@host.example] entered the room.',
    '(12:06:00 PM) dora left the room (quit: Ping timeout).',
  ],
  'halves of the day, and dots before ranks': [
    '11:58 AM <•ana> The crane is stuck.',
    '11:59 AM — bo sighs',
    '12:00 PM <•ana> It was so in May.',
    '12:01 PM → cy (opped) joined',
    '12:02 PM <bo> We call the port.',
  ],
  WeeChat: [
    '2026-03-02 12:01:00\t@ana\tThe crane is stuck.',
    '2026-03-02 12:01:30\t-->\tcy (~cy@host.example) has joined #dock',
    '2026-03-02 12:02:00\t *\tbo sighs',
    '2026-03-02 12:02:10\t@ana\tIt was so in May.',
    '2026-03-02 12:04:00\tbo\tWe call the port.',
  ],
  'a page of Markdown': [
    '**\\<ana>** The crane is stuck.  ',
    '**\\* bo** sighs  ',
    '**\\<ana>** It was so in May.  ',
    '**\\<bo>** We call the port.  ',
  ],
};

test.each(Object.keys(withEvents))(
  'who comes and goes says nothing, and what one does is no word of another: %s',
  (kind) => {
    expect(talkOf(withEvents[kind] ?? [])).toEqual([
      ['ana', 'The crane is stuck.'],
      ['bo', 'sighs'],
      ['ana', 'It was so in May.'],
      ['bo', 'We call the port.'],
    ]);
  },
);

test('words between dashes, or about who joined, stay words where lines have no nicks', () => {
  const text = [
    '[00:00:03] Ana: Shall we start?',
    '[00:00:09] — everyone has joined',
    '[00:00:12] Bo: Yes.',
    '[00:00:15] the crew left the harbour at noon',
  ];
  expect(talkOf(text)).toEqual([
    ['Ana', 'Shall we start? — everyone has joined'],
    ['Bo', 'Yes. the crew left the harbour at noon'],
  ]);
});

test('a line at the end of a nick is part of it', () => {
  const nicks = ['ana_', 'bo', 'ana_', 'bo'];
  const pidgin = nicks.map((nick, at) => `(12:0${at}:00) ${nick}: The crane is stuck.`);
  const scribed = [...nicks, ...nicks].map((nick, at) => `12:0${at} <cy> ${nick}: We call.`);
  for (const text of [pidgin, scribed])
    expect(
      talkOf(text)
        .slice(0, 2)
        .map(([name]) => name),
    ).toEqual(['ana_', 'bo']);
  const italics = nicks.map((_, at) => `_${at % 2 ? 'Bo' : 'Ana'}_: The crane is stuck.`);
  expect(talkOf(italics).map(([name]) => name)).toEqual(['Ana', 'Bo', 'Ana', 'Bo']);
});

test('a log in which people only come and go is no transcript', () => {
  const text = Array.from(
    { length: 20 },
    (_, at) => `[10:${10 + at}] * cy${at} (~cy@host.example) has joined #dock`,
  );
  expect(() => talkOf(text)).toThrow('not like a transcript');
});

test('times before and after noon are in order', () => {
  const text = ['11:58 AM <ana> Shall we?', '12:00 PM <bo> Yes.', '1:02 PM <ana> Fine.'];
  expect(said(text.join('\n')).map(([, start]) => start)).toEqual([0, 120, 3840]);
});

test('names in brackets behind a time speak, also in small letters', () => {
  const lines = ['ana', 'bo', 'ana', 'bo', 'ana', 'bo'];
  const text = lines.map((nick, at) => `12:0${at} pm (${nick}) We call the port.`);
  expect(said(text.join('\n')).map(([name]) => name)).toEqual(lines);
});

test('what follows a log in another form is no wrapped line of its last message', () => {
  const log = ['12:01 <ana> Shall we?', '12:02 <bo> Yes.'];
  const notes = Array.from(
    { length: 30 },
    (_, at) => `${at % 2 ? 'Ana' : 'Bo'}: We call the port.`,
  );
  expect(new Set(said([...log, ...notes].join('\n')).map(([name]) => name))).toContain('Ana');
});

test('a vote and an address are answers in a chat', () => {
  const text = ['10:01 <ana> Ship on Friday?', '10:01 <bo> +1', '10:02 <cy> https://a.example'];
  expect(talkOf(text)).toEqual([
    ['ana', 'Ship on Friday?'],
    ['bo', '+1'],
    ['cy', 'https://a.example'],
  ]);
});

const escaped = [
  '## Crane',
  '',
  '\\[2026-03-02 12:01:00\\] \\<ana\\> The crane is stuck, and has been since',
  'the storm of last week (see crane\\_log).',
  '\\[2026-03-02 12:02:00\\] \\<bo\\_2\\> The port wants it moved to the',
  'other pier, as it',
  'said in May.',
  '\\[2026-03-02 12:03:00\\] \\<ana\\>',
  'Then we call them.',
  '===== Canteen ===== \\[2026-03-02 12:04:00\\] \\<bo\\_2\\> The stove is old.',
];

test('a chat with brackets escaped for Markdown and wrapped lines', () => {
  expect(talkOf(escaped, 'log.md')).toEqual([
    ['ana', 'The crane is stuck, and has been since the storm of last week (see crane_log).'],
    ['bo_2', 'The port wants it moved to the other pier, as it said in May.'],
    ['ana', 'Then we call them.'],
    ['bo_2', 'The stove is old.'],
  ]);
});

test('a log of WeeChat that a scribe wrote', () => {
  const text = [
    ['⚡', 'Topic for #dock is "cranes"'],
    ['ana', 'scribenick: ana'],
    ['ana', 'bo: the crane is stuck'],
    ['ana', '... since the storm'],
    ['bo', 'present+'],
    ['ana', 'cy: the port wants it moved'],
    ['ana', '(the sound fails)'],
    ['ana', 'bo: then we call them'],
    ['ana', '... today'],
  ].map(([nick, words], at) => `2026-03-02 12:0${at}:00\t${nick}\t${words}`);
  expect(talkOf(text)).toEqual([
    ['bo', 'the crane is stuck since the storm'],
    ['cy', 'the port wants it moved'],
    ['ana', '(the sound fails)'],
    ['bo', 'then we call them today'],
  ]);
});

test('a table of words between tabs is no chat, in which answers are left out', () => {
  const text = ['ana', 'bo', 'ana'].map(
    (name, at) => `2026-03-02 12:0${at}:00\t${name}\t* Topic: cranes`,
  );
  expect(said(text.join('\n'))).toHaveLength(3);
});

test('what people type beside the lines of a scribe is theirs, and typed', () => {
  const lines = [
    ['Transcriber', 'Ana_Ruiz: The crane is stuck, and'],
    ['Bo_Lind', 'present+'],
    ['Bo_Lind', 'Since when?'],
    ['Transcriber', '... has been since May.'],
    ['Cy', '+1'],
    ['Cy', '/s/crane/old crane/'],
    ['Transcriber', 'Bo_Lind: We call the port.'],
    ['Transcriber', 'Ana_Ruiz: Then do it today.'],
    ['Transcriber', 'Ana_Ruiz: And tell us.'],
    ['Transcriber', 'Bo_Lind: I will.'],
  ];
  const text = lines.map(
    ([nick, words], at) => `[2026-03-02T12:0${at}:00.000Z]\t<${nick}>\t${words}`,
  );
  const { cues } = read(text.join('\n'));
  expect(cues.map(({ speaker, text, typed }) => [speaker, text, typed])).toEqual([
    ['Ana_Ruiz', 'The crane is stuck, and', undefined],
    ['Bo_Lind', 'Since when?', true],
    ['Ana_Ruiz', 'has been since May.', undefined],
    ['Cy', '+1', true],
    ['Bo_Lind', 'We call the port.', undefined],
    ['Ana_Ruiz', 'Then do it today.', undefined],
    ['Ana_Ruiz', 'And tell us.', undefined],
    ['Bo_Lind', 'I will.', undefined],
  ]);
});

const byTheHour = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([nick, words], at) => `[10:${10 + at}]\t<${nick}>\t${words}`);

test('whom a chat names as its scribe writes for others, however much they type', () => {
  const typed = (['bo', 'cy', 'dev'] as const).flatMap((nick) => [
    [nick, 'I can see the crane from here.'] as const,
    [nick, 'It has not moved.'] as const,
  ]);
  const text = byTheHour([
    ['cy', 'scribe: ana'],
    ['ana', 'bo: the crane is stuck'],
    ['ana', '+1'],
    ['ana', '... since the storm'],
    ['ana', 'ISSUE-81: the crane'],
    ...typed,
    ['ana', 'cy: the port wants it moved'],
    ['ana', '... to the other pier'],
    ['ana', 'bo: then we call them'],
  ]);
  expect(talkOf(text).slice(0, 4)).toEqual([
    ['bo', 'the crane is stuck'],
    ['ana', '+1'],
    ['bo', 'since the storm'],
    ['ana', 'ISSUE-81: the crane'],
  ]);
  expect(talkOf(text).slice(-2)).toEqual([
    ['cy', 'the port wants it moved to the other pier'],
    ['bo', 'then we call them'],
  ]);
  const unnamed = text.slice(1).filter((line) => !line.includes('ISSUE'));
  expect(talkOf(unnamed)[0]?.[0]).toBe('ana');
});

test('what the program of a conference tells is no talk', () => {
  const text = byTheHour([
    ['pier-call', 'Ana Ruiz (SIP/1) has joined the conference.'],
    ['ana', 'The crane is stuck.'],
    ['pier-call', 'Added bo to the speaker queue: bo'],
    ['pier-call', 'bo has the floor.'],
    ['bo', 'Who has the floor plan?'],
    ['ana', 'I left the call early, so ask the port.'],
  ]);
  expect(talkOf(text)).toEqual([
    ['ana', 'The crane is stuck.'],
    ['bo', 'Who has the floor plan?'],
    ['ana', 'I left the call early, so ask the port.'],
  ]);
});

test('a copied page of a chat, with letters for pictures, full names, and nicks at the first of several messages', () => {
  const text = [
    '9:00 AM A<ana> Ana Ruiz Shall we start?',
    '9:00 AM B<bo> Yes.',
    '9:01 AM A<ana> Ana Ruiz The crane is stuck.',
    '9:02 AM It was so in May.',
    '9:03 AM B<bo> We call the port.',
    '9:04 AM A<ana> Ana Ruiz Do that.',
    '9:05 AM → cy joined (cy@host.example)',
  ];
  expect(talkOf(text)).toEqual([
    ['ana', 'Shall we start?'],
    ['bo', 'Yes.'],
    ['ana', 'The crane is stuck. It was so in May.'],
    ['bo', 'We call the port.'],
    ['ana', 'Do that.'],
  ]);
});
