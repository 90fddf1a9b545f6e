import { describe, expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

const who = (text: string, fileName?: string) => said(text, fileName).map(([speaker]) => speaker);

test.each<[string, string]>([
  ['**NAME** - ', 'Ana'],
  ['[NAME] – ', 'Ana'],
  ['NAME – ', 'ANA RUIZ'],
  ['NAME – ', 'ANA RUIZ (Harbour - West)'],
  ['### NAME：\n', 'ana-ruiz'],
  ['### NAME:\n\n', 'Ana Ruiz'],
])('%j before the words names the speaker', (form, name) => {
  const line = (speaker: string, words: string) => form.replace('NAME', speaker) + words;
  const text = [line(name, 'We begin.'), line('BO LIND', 'Fine – or not.'), line(name, 'So.')];
  expect(said(text.join('\n\n'))).toEqual([
    [name, null, 'We begin.'],
    ['BO LIND', null, 'Fine – or not.'],
    [name, null, 'So.'],
  ]);
});

describe('a person who speaks once in long minutes is kept', () => {
  const paragraph = 'The harbour is on time.\n\nThe ships are not.\n\nWe wait for two of them.';
  test.each(['**Zuzka** - ', '**Zuzka**: ', '**Zuzka:** '])('%s', (once) => {
    const form = (name: string) => once.replace('Zuzka', name);
    const text = ['Ana', 'Bo', 'Ana', 'Zuzka', 'Bo'].map((name) => form(name) + paragraph);
    expect(who(text.join('\n\n'))).toEqual(['Ana', 'Bo', 'Ana', 'Zuzka', 'Bo']);
  });

  test.each(['Maria', 'Lind (Harbour)', 'Lind, Secretary', 'De heer Lind (West)'])(
    '%s:',
    (name) => {
      const text = ['Ana', 'Bo', 'Ana', name, 'Bo'].map((speaker) => `${speaker}: ${paragraph}`);
      expect(who(text.join('\n\n'))).toEqual(['Ana', 'Bo', 'Ana', name, 'Bo']);
    },
  );
});

describe('minutes in which each person speaks once', () => {
  const written: Record<string, (name: string) => string> = {
    '**Name** - text': (name) => `**${name}** - The harbour is on time.\n`,
    'Name: above lines': (name) => `${name}:\nThe harbour is on time.\nThe ships are not.\n`,
    'Name: above a list': (name) => `${name}:\n- the harbour is on time\n- the ships are not\n`,
    '**Name:** above a list': (name) => `**${name}:**\n- the harbour is on time\n`,
  };
  test.each(Object.keys(written))('%s', (form) => {
    const names = ['Anna', 'Bob', 'Zuzka', 'Maria'];
    const text = names.map((name) => written[form]?.(name) ?? '').join('\n');
    expect(who(`Weekly\n\n${text}`)).toEqual(names);
  });
});

test.each(['- **NAME** - ', '* **NAME**: ', '- NAME: '])('a list of %s', (form) => {
  const names = ['Ana', 'Bo', 'Ana', 'Cleo'];
  const text = names.map((name) => `${form.replace('NAME', name)}The harbour is on time.`);
  expect(who(`# Weekly\n\n${text.join('\n')}`)).toEqual(names);
});

test('a Markdown table is read if it names speakers; a list of tasks is not', () => {
  const rows = [
    'Ana | We begin.',
    '(Slide 2) | The budget',
    'Bo | Fine.',
    'Ana | So.',
    'Bo | Yes.',
  ];
  const table = (head: string) => `| ${head} | Text |\n|---|---|\n| ${rows.join(' |\n| ')} |\n`;
  expect(who(table('Speaker'))).toEqual(['Ana', null, 'Bo', 'Ana', 'Bo']);
  expect(() => who(table('Owner'))).toThrow('nobody is named');
});

test('headings in capitals with a dash are not names', () => {
  const text =
    'PROJECT ALPHA – OVERVIEW\n\nIt is fine.\n\nPROJECT ALPHA – RISKS\n\nNone of them.\n';
  expect(() => who(text)).toThrow('nobody is named');
});

test('a chat with names in angle brackets', () => {
  expect(who('<Ana> We begin.\n<Bo> Fine.\n<Ana> So.\n')).toEqual(['Ana', 'Bo', 'Ana']);
});

test('a voice called metadata is not a speaker', () => {
  const cue = (i: number, voice: string) =>
    `00:0${i}.000 --> 00:0${i + 1}.000\n<v ${voice}>We begin.</v>\n`;
  const text = `WEBVTT\n\n${['metadata', 'Ana', 'Bo'].map((voice, i) => cue(i, voice)).join('\n')}`;
  expect(who(text, 'a.vtt')).toEqual(['Ana', 'Bo']);
});

test('a time before a colon is the start time of the words', () => {
  const text = '[00:02] : We begin with the harbour.\n[00:12] : The ships: late.\n';
  expect(read(text).cues).toMatchObject([
    { speaker: null, start: 2, text: 'We begin with the harbour.' },
    { speaker: null, start: 12, text: 'The ships: late.' },
  ]);
});

test('names inside a line, in text without line breaks', () => {
  const text =
    'CHAIR LIND.  Let us begin. MR. STONE.  Thank you. Mr. Hill is late. MS. OH.  So moved. MR. STONE.  Thanks to MR. HILL. He came.\n';
  expect(said(text)).toEqual([
    ['CHAIR LIND', null, 'Let us begin.'],
    ['MR. STONE', null, 'Thank you. Mr. Hill is late.'],
    ['MS. OH', null, 'So moved.'],
    ['MR. STONE', null, 'Thanks to MR. HILL. He came.'],
  ]);
});

test('a party in brackets and a full stop', () => {
  const text = 'RUIZ (PD). Good morning.\n\nLIND (M5S). I ask to speak.\n\nRUIZ (PD). Please do.\n';
  expect(who(text)).toEqual(['RUIZ (PD)', 'LIND (M5S)', 'RUIZ (PD)']);
});

test('names in blocks below a rule, with an office of any length', () => {
  const office = 'BO LIND, HEAD OF THE OFFICE OF HARBOURS AND OF ALL THE SHIPS OF THE TOWN';
  const blocks = ['PRESIDENT ANA RUIZ', 'QUESTION', 'PRESIDENT ANA RUIZ', office, 'QUESTION'];
  const text = blocks
    .map((name) => `---\n${name}\nThis is said.\nAnd this too.\nAnd more.\n`)
    .join('');
  expect(who(`Press conference\n${text}`)).toEqual(blocks);
});

test('names alone on their lines in a text as wide as a page', () => {
  const speech = Array.from({ length: 60 }, () => 'the ships of this town and its harbour').join(
    '\n',
  );
  const names = ['Anna Berg', 'Bo Lind (West)', 'Anna Berg', 'Bo Lind (West)'];
  const all = [...names, ...names];
  expect(who(all.map((name) => `${name}:\n${speech}\n\n`).join(''))).toEqual(all);
});

test('slides, options of a poll and interjections are not speakers', () => {
  const list = '| Ana Ruiz | AR |\n| Bo Lind | BL |\n| Dana Oh | DO |\n';
  const poll = 'A: 4\n\nB: three of us\n\nC: none\n\n';
  const text = `${list}\nAR: Which?\n\nBL: Both.\n\nDO: Vote.\n\n${poll}AR: So both.\n\nBL: Yes.\n`;
  expect(new Set(who(text))).toEqual(new Set(['AR', 'BL', 'DO']));
  const slides =
    'Ana: See.\n(Slide: one\nBo: Yes.\n(Slide: two\nAna: So.\n(Slide: three\nBo: Right.\n';
  expect(new Set(who(slides))).toEqual(new Set(['Ana', 'Bo']));
});

test('interjections over several lines belong to no speaker', () => {
  const text =
    'Ana: We begin.\n(Applause from the left\nand, from the right, a member:\nBo Lind: Hear!)\nBo: Yes.\nAna: (As I said) we go on.\nBo: Good.\n';
  expect(said(text)).toEqual([
    ['Ana', null, 'We begin.'],
    ['Bo', null, 'Yes.'],
    ['Ana', null, '(As I said) we go on.'],
    ['Bo', null, 'Good.'],
  ]);
  expect(read(text).leftOut.notes).toBe(13);
});

test('in an interview, the speakers keep the names Q and A of the file', () => {
  expect(who('Q: Where were you?\nA: At home.\nQ: When?\nA: At nine.\n')).toEqual([
    'Q',
    'A',
    'Q',
    'A',
  ]);
});

test.each(['Recorded by: Toolname', '{"duration": 12, "speakers": [1, 2]}', 'Title: Weekly'])(
  'a first cue that says %s is not a turn',
  (field) => {
    const cues = [field, 'Ana: Hello all.', 'Bo: Hi.', 'Ana: So.'];
    const text = cues.map((cue, i) => `00:0${i}.000 --> 00:0${i + 1}.000\n${cue}\n`).join('\n');
    expect(who(`WEBVTT\n\n${text}`, 'a.vtt')).toEqual(['Ana', 'Bo', 'Ana']);
    expect(read(`WEBVTT\n\n${text}`, 'a.vtt').leftOut.notes).toBeGreaterThan(1);
  },
);

test('SubRip under another extension is recognised by its content', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\nAna: Hello all.\n\n2\n00:00:02,000 --> 00:00:04,000\nBo: Hi.\n';
  expect(said(text, 'meeting.txt')).toEqual([
    ['Ana', 1, 'Hello all.'],
    ['Bo', 2, 'Hi.'],
  ]);
});

test.each([
  ['<!-- v2 -->\n# Harbour plans <!-- draft -->', 'Harbour plans'],
  ['---\ntitle: Harbour plans\nspeakers:\n  - Ana Ruiz\n---', 'Harbour plans'],
])('the title of %j', (top, title) => {
  expect(read(`${top}\n\nAna: Hello.\nBo: Hi.\nAna: So.\n`).title).toBe(title);
});

describe("initials are replaced by names of the file's own list", () => {
  const talk = '\n\nAR: We begin.\n\nBL: Good.\n\nAR: So.\n\nBL: Yes.\n';
  const both = { AR: 'Ana Ruiz', BL: 'Bo Lind' };
  test.each<[string, Record<string, string>]>([
    ['| Name | Short |\n|---|---|\n| Ana Ruiz | AR |\n| Bo Lind | BL |', both],
    ['Present: Ana Ruiz (AR), Bo Lind (BL)', both],
    ['- AR: Ana Ruiz\n- BL: Bo Lind', both],
    ['Attendees\n\n- Ana Ruiz\n- Bo Lind, Harbour', both],
    ['Attendees\n\n- Ana Ruiz\n- Arne Rask\n- Bo Lind', { BL: 'Bo Lind' }],
    ['Attendees\n\n- Dana Oh', {}],
  ])('%j', (list, names) => {
    expect(Object.fromEntries(read(list + talk).fullNames)).toEqual(names);
  });

  test('initials that also fit another speaker are not replaced', () => {
    const text = `Attendees\n\n- Ana Ruiz\n- Bo Lind${talk}AnneR: I am here.\n\nAnneR: Too.\n`;
    expect(Object.fromEntries(read(text).fullNames)).toEqual({ BL: 'Bo Lind' });
  });
});

test('names that speak once, alone on their lines, are those of a list above', () => {
  const text =
    'Harbour project\n\nAttendees:\nParash\nRahvin\nMugda\n\nDiscussion:\n\nParash:\nWe need to finish the crane by Friday.\n\nRahvin:\nThe move will start tomorrow.\n\nMugda:\nTesting will begin next Monday.\n';
  expect(said(text).map(([speaker]) => speaker)).toEqual(['Parash', 'Rahvin', 'Mugda']);
});

test('initials are those of the name, not of the firm that stands nearer', () => {
  const text = `# Attendees

- Ana Ruiz - Harbour Centre @ City College Lisbon (ARZ)
- Bo Lind - Port (BLD)

## Notes

ARZ: Shall we start with the gate?

BLD: It opens on time.

ARZ: Then the crane.

BLD: It is late.
`;
  const { cues, fullNames } = read(text);
  expect(cues.map(({ speaker }) => fullNames.get(speaker ?? ''))).toEqual([
    'Ana Ruiz',
    'Bo Lind',
    'Ana Ruiz',
    'Bo Lind',
  ]);
});

test('where everybody speaks in a list, a few names above lists are not all', () => {
  const text = `# Gate group

Lucas:
* The gate is late
* The crane too

 * **Ana**: Do we open in May?
 * **Bo**: The paint is missing.
    * It comes on Monday.
 * **Ana**: Then June it is.
 * **Bo**: Fine with me.
 * **Cy**: And the crane?
 * **Ana**: It waits.
 * **Bo**: Good.

Lucas:
* Thank you
`;
  const turns = said(text, 'a.md');
  expect(turns.map(([name]) => name)).toEqual([
    'Lucas',
    'Ana',
    'Bo',
    'Ana',
    'Bo',
    'Cy',
    'Ana',
    'Bo',
    'Lucas',
  ]);
  expect(turns[2]?.[2]).toContain('It comes on Monday.');
});

test('data above the talk is no speaker, and ‘Other’ is one', () => {
  const names = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'Other' : 'You'));
  const data =
    '{\n  "type": "doc",\n  "content": [\n    {\n      "type": "paragraph"\n    }\n  ]\n}';
  const talk = names.map((name) => `**${name}**: The gate is late.`).join('\n\n');
  expect(who(`# Check-in\n\n${data}\n\n${talk}\n`)).toEqual(names);
});
