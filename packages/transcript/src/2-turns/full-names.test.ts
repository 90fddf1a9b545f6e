import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const peopleOf = (text: string) =>
  analyseTranscript({ text, fileName: 'meeting.txt', directory: [] }).participants;

const talkOf = (...labels: string[]) =>
  `\n\n${labels.map((label) => `${label}: We ship the plan.`).join('\n')}\n`;

const shown = (above: string, ...labels: string[]) =>
  Object.fromEntries(peopleOf(above + talkOf(...labels)).map(({ label, name }) => [label, name]));

const list = 'Attendees: Frank McCall, Jane Doe, Peter van Lang, Åsa Löfgren';

describe('a label that fits one person of the list', () => {
  test.each([
    ['Jane', 'Jane Doe'],
    ['jane', 'Jane Doe'],
    ['Doe', 'Jane Doe'],
    ['Asa', 'Åsa Löfgren'],
    ['ASA', 'Åsa Löfgren'],
    ['Frank (Sales)', 'Frank McCall'],
    ['FM', 'Frank McCall'],
    ['PVL', 'Peter van Lang'],
    ['PL', 'Peter van Lang'],
    ['Jan', 'Jan'],
    ['Fran', 'Fran'],
    ['XY', 'XY'],
    ['Jane2', 'Jane2'],
    ['Jane Roe', 'Jane Roe'],
  ])('%s is %s', (label, name) => {
    expect(shown(list, label, 'Bo', label, 'Bo')[label]).toBe(name);
  });

  test('is one person with the full name, and with the initials', () => {
    const [jane, ...others] = peopleOf(
      list + talkOf('Jane', 'Bo', 'Jane Doe', 'JD', 'Jane', 'JD', 'Bo'),
    );
    expect(jane).toMatchObject({ name: 'Jane Doe', label: 'Jane Doe', words: 20 });
    expect(jane?.joined.map(({ label }) => label)).toEqual(['Jane', 'JD']);
    expect(others.map(({ name }) => name)).toEqual(['Bo']);
  });

  test("is joined under the list's name with another spelling of it", () => {
    const [jane] = peopleOf(list + talkOf('Jane', 'Bo', 'JD', 'Bo', 'Jane', 'JD'));
    expect(jane).toMatchObject({ name: 'Jane Doe', label: 'Jane', joined: [{ label: 'JD' }] });
  });
});

test.each<[string, string[], string]>([
  ['Attendees: Jane Doe, Jane Roe, Bo Lind', ['Jane', 'Bo', 'Jane', 'Bo'], 'Jane'],
  ['Attendees: Jane Doe, Ann Jane, Bo Lind', ['Jane', 'Bo', 'Jane', 'Bo'], 'Jane'],
  ['Attendees: Jane Doe, Bo Lind', ['Jane', 'Jane Roe', 'Jane', 'Jane Roe'], 'Jane'],
  ['Attendees: Jane Doe, John Dee, Bo Lind', ['JD', 'Bo', 'JD', 'Bo'], 'JD'],
  ['Attendees: Jane Doe, Bo Lind', ['JD', 'JulieD', 'JD', 'JulieD'], 'JD'],
  ['Speakers talk about Jane Doe', ['Jane', 'Bo', 'Jane', 'Bo'], 'Jane'],
])('if %j, several people fit: %j', (above, labels, label) => {
  expect(shown(above, ...labels)[label]).toBe(label);
});

test('a first name is not joined with a full name that it talks to', () => {
  const text = `${list}\n\nJane Doe: Is it done, Jane?\nJane: Yes.\nJane Doe: Good.\nJane: So.\n`;
  expect(peopleOf(text).map(({ name }) => name)).toEqual(['Jane Doe', 'Jane']);
});

test('a correction by a person takes precedence', () => {
  const corrections = {
    merged: new Map<string, string>(),
    names: new Map([['Jane', 'Janet']]),
    ties: new Map<string, string | null>(),
    apart: new Set(['FM']),
    splitsNames: false,
    passages: [],
  };
  const text = list + talkOf('Jane', 'FM', 'Jane', 'FM');
  const { participants } = analyseTranscript({
    text,
    fileName: 'a.txt',
    directory: [],
    corrections,
  });
  expect(participants.map(({ name }) => name)).toEqual(['Janet', 'FM']);
});

describe('roles of the file', () => {
  test.each<[string, string[], [string, string | null][]]>([
    [
      'Chair: Jane Doe\nMinutes: Bo Lind',
      ['Jane', 'Bo', 'Jane'],
      [
        ['Jane', 'Chair'],
        ['Bo', 'Minutes'],
      ],
    ],
    [
      'Chair: Jane Doe\nLegal Advisor: B. Lind',
      ['Chair', 'Legal Advisor', 'Chair'],
      [
        ['Jane Doe', 'Chair'],
        ['B. Lind', 'Legal Advisor'],
      ],
    ],
    [
      'Attendees: Legal Advisor (B. Lind), Jane Doe',
      ['Jane Doe', 'B. Lind', 'Jane Doe'],
      [
        ['Jane Doe', null],
        ['B. Lind', 'Legal Advisor'],
      ],
    ],
    [
      'Attendees: Jane Doe (Chair), Bo Lind',
      ['Jane', 'Bo', 'Jane'],
      [
        ['Jane Doe', 'Chair'],
        ['Bo Lind', null],
      ],
    ],
    [
      'Chair: Jane Doe\nMinutes: Jane Roe',
      ['Jane', 'Bo', 'Jane'],
      [
        ['Jane', null],
        ['Bo', null],
      ],
    ],
  ])('%j', (above, labels, people) => {
    const found = peopleOf(above + talkOf(...labels));
    expect(found.map(({ name, role }) => [name, role])).toEqual(people);
  });

  test('a greeting by the chair is talk, not the name of the chair', () => {
    const said = 'Chair: Good Morning\n\nBo: Hello.\n\nChair: We begin.\n\nBo: Yes.\n';
    expect(peopleOf(said)).toMatchObject([{ name: 'Chair', words: 4 }, { name: 'Bo' }]);
  });
});

test('two people never become one, whatever the list', () => {
  const name = fc.constantFrom('Ana Ruiz', 'Bo Lind', 'Ana Lind', 'Cleo Vo', 'Bo Ruiz');
  const label = name.chain((whole) => {
    const [first = '', last = ''] = whole.split(' ');
    const initials = first.charAt(0) + last.charAt(0);
    return fc.constantFrom(whole, first, initials).map((written) => ({ whole, written }));
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(name),
      fc.array(label, { minLength: 2, maxLength: 8 }),
      (listed, said) => {
        // Only those of the list speak, and the list has them all.
        const talk = said.filter(({ whole }) => listed.includes(whole));
        if (talk.length < 2) return;
        const written = talk.map((one) => one.written);
        const people = peopleOf(`Attendees: ${listed.join(', ')}${talkOf(...written, ...written)}`);
        for (const { name: own, label: kept, joined } of people) {
          const all = [kept, ...joined.map((one) => one.label)];
          for (const one of all) {
            const bearers = new Set(talk.flatMap((s) => (s.written === one ? [s.whole] : [])));
            if (own !== one) expect([...bearers]).toEqual([own]);
          }
        }
      },
    ),
  );
});

test('initials in a table with names are kept, because the table has lost the list that told them', () => {
  const text = 'speaker,text\nTill Schneider,We begin.\nTS,I have a question.\nBo Lind,Yes.\n';
  const { participants } = analyseTranscript({ text, fileName: 'a.csv', directory: [] });
  expect(participants.map(({ name }) => name)).toEqual(['Till Schneider', 'TS', 'Bo Lind']);
});
