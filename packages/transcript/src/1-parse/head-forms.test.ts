import { expect, test } from 'vitest';
import { said } from './testing/said.ts';

const again = (write: (name: string, words: string, at: number) => string): string =>
  [
    ['Ana', 'Shall we start?'],
    ['Bo', 'Yes.'],
    ['Ana', 'Fine.'],
    ['Bo', '15, but we count 14.'],
  ]
    .map(([name = '', words = ''], at) => write(name, words, at))
    .join('\n');

const withoutTimes: Record<string, string> = {
  'bold name, dash and colon': again((name, words) => `**${name}** -: ${words}\n`),
  'dash and colon': again((name, words) => `${name} - : ${words}\n`),
  'a blank before the colon': again((name, words) => `${name} : ${words}\n`),
  'a time alone above': again((name, words, at) => `**[00:0${at}]**\n\n${name}: ${words}\n`),
  'a time alone, bare': again((name, words, at) => `0${at}:10\n\n${name}: ${words}\n`),
  'a span above': again((_, words, at) => `**00:0${at} : 00:0${at + 1}**\n**${_}:** ${words}\n`),
  'bold that ends on the next line': again(
    (name, words, at) => `**${name} | 00:0${at}  \n**${words}\n`,
  ),
  'a linked time': again(
    (name, words, at) => `**${name}** [0:0${at}](https://v.example/?t=${at})\n${words}\n`,
  ),
  'a picture beside the words': again(
    (name, words, at) =>
      `${name}  0:0${at}\n${words} <img src="/a.png" alt="A crane at the pier." />\n`,
  ),
};

test.each(Object.keys(withoutTimes))('what stands around a name is no word: %s', (kind) => {
  expect(said(withoutTimes[kind] ?? '', 'talk.md').map(([name, , words]) => [name, words])).toEqual(
    [
      ['Ana', 'Shall we start?'],
      ['Bo', 'Yes.'],
      ['Ana', 'Fine.'],
      ['Bo', '15, but we count 14.'],
    ],
  );
});

test('times alone above the words are when these begin', () => {
  const text = again((name, words, at) => `**[01:${at}5]**\n\n${name}: ${words}\n`);
  expect(said(text, 'talk.md').map(([, start]) => start)).toEqual([65, 75, 85, 95]);
});

test('a short form with a full stop is a name above a time', () => {
  const names = ['Crew mem.', 'Guest', 'Crew mem.', 'Guest'];
  const text = names.map((name, at) => `${name}\n00:0${at}\nWe begin now.\n`).join('\n');
  expect(said(text).map(([name, , words]) => [name, words])).toEqual(
    names.map((name) => [name, 'We begin now.']),
  );
});

test.each([
  ['UNKNOWN', (name: string, words: string) => `${name}:\n${words}\n`],
  ['Speaker ?', (name: string, words: string) => `**${name}:** ${words}\n`],
])('a voice without a name speaks although it does so once: %s', (voice, write) => {
  const turns = [
    ['SPEAKER_01', 'Is the crane stuck?'],
    [voice, 'Since May.'],
    ['SPEAKER_02', Array.from({ length: 40 }, () => 'We call the port.').join('\n')],
    ['SPEAKER_01', 'And then?'],
    ['SPEAKER_02', 'We call the port.'],
    ['SPEAKER_01', 'Do that, please.'],
    ['SPEAKER_02', 'I will.'],
  ];
  const text = turns.map(([name = '', words = '']) => write(name, words)).join('\n');
  expect(said(text, 'talk.md').map(([name]) => name)).toEqual(turns.map(([name]) => name));
});

test('a bold name inside a sentence is no speaker where colons stand behind those', () => {
  const names = ['Ana', 'Bo', 'Ana', 'Bo', 'Ana', 'Bo'];
  const talk = names.map((name) => `**${name}**: We ship on Friday.`);
  const text = [...talk, '**Cleo**, are you there?', '**Dev Roy** joined the crew.'].join('\n\n');
  expect(said(text, 'talk.md').at(-1)).toEqual([
    'Bo',
    null,
    'We ship on Friday. Cleo, are you there? Dev Roy joined the crew.',
  ]);
});

const bracketed: Record<string, (name: string, words: string) => string> = {
  'square brackets': (name, words) => `[${name}] ${words}\n`,
  'round brackets in a list': (name, words) => `- (${name}) ${words}`,
};

test.each(Object.keys(bracketed))('names in brackets that come again speak: %s', (kind) => {
  const write = bracketed[kind] ?? (() => '');
  const text = `## Crane\n\n${again(write)}\n\n## Canteen\n\n${again(write)}`;
  expect(said(text, 'minutes.md').map(([name, , words]) => [name, words])).toEqual([
    ['Ana', 'Shall we start?'],
    ['Bo', 'Yes.'],
    ['Ana', 'Fine.'],
    ['Bo', '15, but we count 14.'],
    ['Ana', 'Shall we start?'],
    ['Bo', 'Yes.'],
    ['Ana', 'Fine.'],
    ['Bo', '15, but we count 14.'],
  ]);
});

test('directions in brackets are no names', () => {
  const talk = ['Ana: We ship.', '[Bell] So we do.', 'Bo: In May.', '[Door] Thanks.'];
  const text = [...talk, ...talk, ...talk].join('\n');
  expect(new Set(said(text).map(([name]) => name))).toEqual(new Set(['Ana', 'Bo']));
});

test.each([
  ['00:00:05:09 - 00:00:12:20', '00:00:13:00 - 00:00:20:11', '00:00:21:04 - 00:00:29:00'],
  ['00;00;05;09 - 00;00;12;20', '00;00;13;00 - 00;00;20;11', '00;00;21;04 - 00;00;29;00'],
])('time, name and words on lines of their own, as Premiere writes them: %s', (...times) => {
  const text = times.map((time, at) => `${time}\nSpeaker ${(at % 2) + 1}\nWe begin now.\n`);
  expect(said(text.join('\n'))).toEqual([
    ['Speaker 1', 5, 'We begin now.'],
    ['Speaker 2', 13, 'We begin now.'],
    ['Speaker 1', 21, 'We begin now.'],
  ]);
});

test('a page of Teams as Markdown, with lines that end with a backslash', () => {
  const text = ['Ana Ruiz', 'Bo Lind', 'Ana Ruiz']
    .map((name, at) => `**${name}** 0:0${at}\\\nIt\\'s late.\n`)
    .join('\n');
  expect(said(text, 'talk.md')).toEqual([
    ['Ana Ruiz', 0, "It's late."],
    ['Bo Lind', 1, "It's late."],
    ['Ana Ruiz', 2, "It's late."],
  ]);
});

test('a bold name with no colon speaks if its words begin as those of others', () => {
  const talk = (write: (words: string) => string) =>
    ['**Ana:** ', '**Bo:** ', '**Ana:** ', '**Bo:** ', '**Cy Roy** ', '**Bo:** ']
      .map((name) => `${name}${write('Shall we start')}`)
      .join('\n\n');
  const names = (text: string) => said(text, 'talk.md').map(([name]) => name);
  expect(names(talk((words) => words))).toEqual(['Ana', 'Bo', 'Ana', 'Bo', 'Cy Roy', 'Bo']);
  const chair = talk((words) => words).replace('Cy Roy** Shall', 'Cy Roy** (as chair): shall');
  expect(names(chair)).toContain('Cy Roy');
  const small = talk((words) => words.toLowerCase());
  expect(names(small)).not.toContain('Cy Roy');
  expect(names(small.replace('Cy Roy', 'Ana'))).toEqual(['Ana', 'Bo', 'Ana', 'Bo', 'Ana', 'Bo']);
});

test('a name alone on its line may stand right below a heading', () => {
  const talk = ['Ana', 'Bo', 'Ana', 'Bo'].map(
    (name) => `${name}\nWe call the port.\n\nIt was so in May.\n`,
  );
  const text = [...talk, '# 3. The stove of the canteen\nAna\nIt is old, as we know.\n'].join('\n');
  expect(said(text, 'talk.md').at(-1)).toEqual(['Ana', null, 'It is old, as we know.']);
});

test('a bold name with words behind its colon speaks where names stand alone', () => {
  const words = 'We call the port.\nIt was so in May.';
  const alone = ['Ana', 'Bo', 'Ana', 'Bo'].map((name) => `**${name}**\n${words}\n`);
  const text = [...alone, '## Stove\n', `**Ana**: ${words}\n`].join('\n');
  expect(said(text, 'talk.md').map(([name]) => name)).toEqual(['Ana', 'Bo', 'Ana', 'Bo', 'Ana']);
});

test.each(['Video | [1:10](https://v.example/?t=70)', '[1:10](https://v.example/?t=70) Video'])(
  'a link to the recording below a heading is no speaker where names have no times: %s',
  (link) => {
    const text = [1, 2, 3].map(
      (at) => `# Pier ${at}\n\n${link}\n\n**Ana** - Shall we start?\n\n**Bo** - Yes.\n`,
    );
    expect(said(text.join('\n'), 'talk.md').map(([name, , words]) => [name, words])).toEqual(
      [1, 2, 3].flatMap(() => [
        ['Ana', 'Shall we start?'],
        ['Bo', 'Yes.'],
      ]),
    );
  },
);

test('minutes with a link to the recording below each heading are no talk of the link', () => {
  const text = [1, 2, 3].map(
    (at) => `# Pier ${at}\n\nVideo | [${at}:10](https://v.example/?t=70)\n\nThe crane is stuck.\n`,
  );
  expect(() => said(text.join('\n'), 'minutes.md')).toThrow('not like a transcript');
});
