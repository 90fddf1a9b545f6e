import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

test('bold names, and time stamps such as [61:27] in minutes and seconds', () => {
  expect(said('[00:17] **Ana**: What is up?\n\n[61:27] **Bo**: Thanks.\n')).toEqual([
    ['Ana', 17, 'What is up?'],
    ['Bo', 3687, 'Thanks.'],
  ]);
});

test('time stamps that can only be times of day', () => {
  const words = 'and this takes many words to say '.repeat(60).trim();
  const text = `[09:00] Ana (Sales): ${words}\n[09:02] Bo: Agreed.\n\nSteps we take\n\n• Bo: call them\n`;
  expect(said(text)).toEqual([
    ['Ana (Sales)', 0, words],
    ['Bo', 120, 'Agreed.'],
  ]);
  expect(read(text).startTime).toBe('09:00');
  expect(said('Ana Ruiz [09:00 AM]: Hi.\n\nBo [01:02 PM]: Hello.\n')).toEqual([
    ['Ana Ruiz', 0, 'Hi.'],
    ['Bo', 14_520, 'Hello.'],
  ]);
});

test('minutes with initials: tables, headings, polls and fields are not talk, an unknown speaker has no name', () => {
  const text =
    '# 3rd Meeting\n\nMay 2, 2024\n\n| Name | Abbreviation |\n|---|---|\n| Ana Ruiz | AR |\n| Bo Lind | BL |\n| Dana Oh | DO |\n\n## Topic\n\nPresenter: Ana Ruiz (AR)\n\n* [slides](https://a.example)\n\nAR: I propose: this.\n\nBL: Why?\n\n?: Because.\n\nDana: I see it too.\n\nAR: Good.\n\nSF: 19 in room\nAG: 0\n\n### Conclusion\n\n* Agreed\n';
  expect(said(text)).toEqual([
    ['AR', null, 'I propose: this.'],
    ['BL', null, 'Why?'],
    [null, null, 'Because.'],
    ['Dana', null, 'I see it too.'],
    ['AR', null, 'Good. SF: 19 in room AG: 0'],
  ]);
  expect(read(text)).toMatchObject({
    layout: 'minutes-abbreviations',
    title: '3rd Meeting',
    date: '2024-05-02',
  });
});

test('bold names; paragraphs and lists below them belong to the same turn', () => {
  const text =
    '**Ana Ruiz:** First.\n\nThen this:\n- one\n- two\n\n**Bo:** \\[laughs\\]\n\n**Ana Ruiz:** Right.\n';
  expect(said(text)).toEqual([
    ['Ana Ruiz', null, 'First. Then this: - one - two'],
    ['Bo', null, '[laughs]'],
    ['Ana Ruiz', null, 'Right.'],
  ]);
});

test('a chat log in which a transcriber types what people say', () => {
  const line = (second: number, nick: string, text: string) =>
    `[2024-04-02T16:01:${second}.000Z]\t<${nick}>\t${text}`;
  const text = [
    line(10, 'Ana_Ruiz', 'present+'),
    line(11, 'Transcriber', 'Meeting: weekly'),
    line(12, 'Transcriber', 'Ana_Ruiz: Hello uh all.'),
    line(13, 'Bo', 'https://a.example'),
    line(14, 'Transcriber', '...: so if.'),
    'and more',
    line(15, 'Transcriber', 'Bo: Yes.'),
    line(16, 'Transcriber', 'Ana_Ruiz: Good.'),
    line(17, 'Transcriber', 'Bo: Fine.'),
    line(18, 'logbot', 'Bo left the meeting.'),
  ].join('\n');
  expect(said(text)).toEqual([
    ['Ana_Ruiz', 2, 'Hello uh all. so if. and more'],
    ['Bo', 5, 'Yes.'],
    ['Ana_Ruiz', 6, 'Good.'],
    ['Bo', 7, 'Fine.'],
  ]);
  expect(read(text)).toMatchObject({ date: '2024-04-02', startTime: '16:01', zone: 'UTC' });
});

test('a hearing on pages: names in capitals and a full stop', () => {
  const page = (n: number, ...lines: string[]) =>
    [`May 4, 2011  Press Conference  ${n} of 2`, ...lines].join('\n');
  const text = [
    page(
      1,
      'CHAIR LOWE.  Good afternoon. The dol-',
      'lar is what it is.',
      'MR. O’HARA.  So moved.',
      'END of nothing.',
      'x',
      'y',
    ),
    page(
      2,
      'z',
      'CHAIR LOWE.  Thank you. A dollar.',
      'QUESTION.  Why?',
      'TOM HILL.  Tom Hill, Big Bank. Because.',
      'It is so.',
    ),
  ].join('\n\f');
  expect(said(text)).toEqual([
    ['CHAIR LOWE', null, 'Good afternoon. The dollar is what it is.'],
    ['MR. O’HARA', null, 'So moved. END of nothing. x y z'],
    ['CHAIR LOWE', null, 'Thank you. A dollar.'],
    ['QUESTION', null, 'Why?'],
    ['TOM HILL', null, 'Tom Hill, Big Bank. Because. It is so.'],
  ]);
  expect(read(text)).toMatchObject({ layout: 'hearing', date: '2011-05-04' });
});

test('an earnings call: names with their organisation, alone or before the words', () => {
  const text =
    'Harbour Q3 2024 Earnings Call\nOctober 24, 2024\n\nOPERATOR:\nGood afternoon.\n\nANA RUIZ, Harbour:\nThank you.\n\nWe had a good quarter.\n\nOPERATOR: Our first question.\n\n(Operator Direction.)\n\nTOM HILL, Big Bank: Thanks.\n\nANA RUIZ, Harbour: Sure.\n';
  expect(said(text)).toEqual([
    ['OPERATOR', null, 'Good afternoon.'],
    ['ANA RUIZ, Harbour', null, 'Thank you. We had a good quarter.'],
    ['OPERATOR', null, 'Our first question.'],
    ['TOM HILL, Big Bank', null, 'Thanks.'],
    ['ANA RUIZ, Harbour', null, 'Sure.'],
  ]);
});

test('talk without names is one unknown speaker', () => {
  const talk =
    'So I think we should go on with this, you know, and then we can see what they say. Thank you all. ';
  const found = read(talk.repeat(20));
  expect(found.layout).toBe('plain-text');
  expect(found.cues.every((cue) => cue.speaker === null)).toBe(true);
});

test('an examination in court: questions, answers and the examiner', () => {
  const text =
    'MR. LOW:  Objection.\nTHE COURT:  Overruled.\nBY MR. LOW:\nQ  Where were you?\nA  At home.\nQ  And then?\nA  I left\nfor good.\nMR. LOW:  Done.\n';
  expect(said(text)).toEqual([
    ['MR. LOW', null, 'Objection.'],
    ['THE COURT', null, 'Overruled.'],
    ['MR. LOW', null, 'Where were you?'],
    ['A', null, 'At home.'],
    ['MR. LOW', null, 'And then?'],
    ['A', null, 'I left for good.'],
    ['MR. LOW', null, 'Done.'],
  ]);
});

test('names in scripts without capitals and blanks', () => {
  expect(said('田中: おはよう。\n佐藤：はい。\n田中: では。\n')).toEqual([
    ['田中', null, 'おはよう。'],
    ['佐藤', null, 'はい。'],
    ['田中', null, 'では。'],
  ]);
});

test.each([
  ['time, name, words', (time: string, name: string, text: string) => [time, name, text]],
  ['name, words, time', (time: string, name: string, text: string) => [name, text, `[${time}]`]],
])('a table with the columns %s', (_, row) => {
  const rows = [
    row('Time', 'Speaker', 'Text'),
    row('00:05', 'Ana Ruiz', 'Hello to you all.'),
    row('00:12', 'Bo', 'Hello: back.'),
    row('00:20', 'Ana Ruiz', 'We begin.'),
    row('01:02', 'Bo', 'Fine.'),
    row('01:09', 'Ana Ruiz', 'Good.'),
  ];
  const text = `Interview\n\n${rows.map((cells) => cells.join('\t')).join('\n')}\n`;
  expect(said(text)).toEqual([
    ['Ana Ruiz', 5, 'Hello to you all.'],
    ['Bo', 12, 'Hello: back.'],
    ['Ana Ruiz', 20, 'We begin.'],
    ['Bo', 62, 'Fine.'],
    ['Ana Ruiz', 69, 'Good.'],
  ]);
});

test('a table that has only names and words', () => {
  const text = 'Speaker\tText\nAna\tHello there.\nBo\tHi.\nAna\tSo it begins.\nBo\tYes.\n';
  expect(said(text)).toEqual([
    ['Ana', null, 'Hello there.'],
    ['Bo', null, 'Hi.'],
    ['Ana', null, 'So it begins.'],
    ['Bo', null, 'Yes.'],
  ]);
});

test('bold names without a colon', () => {
  const text =
    '**Ana** We begin.\n\n**Bo ** Why?\n\n**Ana** Because: it is time.\n\n**Bo** Fine.\n';
  expect(said(text)).toEqual([
    ['Ana', null, 'We begin.'],
    ['Bo', null, 'Why?'],
    ['Ana', null, 'Because: it is time.'],
    ['Bo', null, 'Fine.'],
  ]);
});

test('a label alone speaks the list below it if it also speaks elsewhere', () => {
  const text = 'Ana: Why not?\n\nBo:\n\n- The price.\n- The date.\n\nAna: Fine.\n\nBo: Good.\n';
  expect(said(text, 'minutes.md').map(([name, , words]) => [name, words])).toEqual([
    ['Ana', 'Why not?'],
    ['Bo', '- The price. - The date.'],
    ['Ana', 'Fine.'],
    ['Bo', 'Good.'],
  ]);
});

test('quoted notes with a title are words of nobody, and actions among them are written', () => {
  const text = [
    'Ana: The crane is stuck.',
    '',
    '>Open Matter: who pays',
    '',
    'Bo: The port.',
    '',
    '>ACTION: Bo to call the port',
    '',
    '>Open Matter: and when',
    '',
    'Ana: Fine.',
    'Bo: Good.',
    'Ana: And the stove?',
    'Bo: It is old.',
    'Ana: Then we buy one.',
    'Bo: In May.',
    '',
    '> Ana: I said so.',
  ].join('\n');
  expect(
    read(text, 'minutes.md').cues.map((cue) => [cue.written ?? cue.speaker, cue.text]),
  ).toEqual([
    ['Ana', 'The crane is stuck.'],
    [null, 'Open Matter: who pays'],
    ['Bo', 'The port.'],
    ['action', 'ACTION: Bo to call the port'],
    [null, 'Open Matter: and when'],
    ['Ana', 'Fine.'],
    ['Bo', 'Good.'],
    ['Ana', 'And the stove?'],
    ['Bo', 'It is old.'],
    ['Ana', 'Then we buy one.'],
    ['Bo', 'In May.'],
    ['Ana', 'I said so.'],
  ]);
});

test('a field above the talk is no speaker, although blanks follow the name in it', () => {
  const text = '**Project:** HARBOUR  \n\n**Ana:** We begin.\n\n**Bo:** Why?\n\n**Ana:** So.\n';
  expect(said(text, 'talk.md').map(([name]) => name)).toEqual(['Ana', 'Bo', 'Ana']);
});

test('a list is said where the words above announce it, and not below a label alone', () => {
  const text = [
    'Ana: presenting',
    '',
    '* The crane is stuck.',
    '* It was so in May.',
    '',
    'Bo: Two things:',
    '',
    '- the price',
    '- the date',
    '',
    'Ana: Fine.',
    '',
    'Bo: Agreed then.',
    '',
    '- Ana to call the port',
    '',
    'Harbour Group Contacts:',
    '',
    '- the list of mail',
  ].join('\n');
  expect(said(text, 'minutes.md').filter(([name]) => name !== null)).toEqual([
    ['Ana', null, 'presenting * The crane is stuck. * It was so in May.'],
    ['Bo', null, 'Two things: - the price - the date'],
    ['Ana', null, 'Fine.'],
    ['Bo', null, 'Agreed then.'],
  ]);
});

test('quoted resolutions and actions of minutes are written, and what was proposed is not said', () => {
  const text = [
    '**Ana Ruiz:** Shall we?',
    '',
    '> **Proposed resolution: Order a new crane** *(Bo Lind)*',
    '',
    '**Bo Lind:** +1',
    '',
    '> **Resolution #1: Order a new crane in May**',
    '{: #resolution1 .resolution}',
    '',
    '> **Action #1: Bo Lind to call the port**',
    '',
    '**Ana Ruiz:** Next.',
    '{: .note}',
    '',
    '**Guests:** Cleo',
  ].join('\n');
  expect(
    read(text, 'minutes.md').cues.map((cue) => [cue.written ?? cue.speaker, cue.text]),
  ).toEqual([
    ['Ana Ruiz', 'Shall we?'],
    ['Bo Lind', '+1'],
    ['decision', 'Resolution #1: Order a new crane in May'],
    ['action', 'Action #1: Bo Lind to call the port'],
    ['Ana Ruiz', 'Next.'],
  ]);
});

test('a name that speaks once is one although the list of those present lacks it', () => {
  const talk = (name: string) =>
    `Ana: The crane is stuck.\nBo: Since May.\n${name}: We call them.\n`;
  const text = (name: string) => `Present: Ana, Bo\n\n${talk('Ana')}${talk(name)}`;
  const speakers = (name: string) => new Set(said(text(name)).map(([speaker]) => speaker));
  for (const name of ['Bence Varga', 'Katsuro']) expect(speakers(name)).toContain(name);
  const initials = text('Unicorn').replaceAll('Ana:', 'AR:').replaceAll('Bo:', 'BL:');
  expect(new Set(said(initials).map(([name]) => name))).toEqual(new Set(['AR', 'BL']));
  for (const name of ['Meeting Room', 'Budget', 'AR, BL'])
    expect(speakers(name)).not.toContain(name);
});

test('a heading ends the words of a name that stands above them', () => {
  const block = (name: string) => `[${name}]\nThe crane is stuck, and the port knows it.\n`;
  const text = [
    block('Ana Ruiz'),
    block('Bo Lind'),
    '### The stove of the canteen, and who pays\n',
    'Notes are at https://a.example\n',
    block('Ana Ruiz'),
  ];
  expect(said(text.join('\n'), 'minutes.md').map(([, , words]) => words)).toEqual(
    ['Ana Ruiz', 'Bo Lind', 'Ana Ruiz'].map(() => 'The crane is stuck, and the port knows it.'),
  );
});
