import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cue, DirectoryPerson } from '../types.ts';
import { joinSpeakers } from './join-speakers.ts';

type Said = [speaker: string, text: string, start?: number, end?: number];

const cuesOf = (said: readonly Said[]): Cue[] =>
  said.map(([speaker, text, start = null, end = null], at) => ({
    id: `${at}`,
    start,
    end,
    speaker,
    text,
  }));

const joined = (labels: readonly string[], directory: DirectoryPerson[] = []) =>
  joinSpeakers(
    cuesOf(
      labels.flatMap((label): Said[] => [
        [label, 'We ship it.'],
        ['Bo Lind', 'Good.'],
      ]),
    ),
    directory,
  );

describe('labels of one person are joined', () => {
  test.each<[string[], string]>([
    [['Anna Berg', 'BERG, Anna'], 'Anna Berg'],
    [['Anna Berg (Guest)', 'Anna Berg'], 'Anna Berg'],
    [['anna.berg', 'Anna Berg [External]', 'Anna Berg'], 'Anna Berg'],
    [["Anna Berg's iPhone", 'Anna Berg - iPad', 'Anna Berg (room 4)'], "Anna Berg's iPhone"],
    [['Dr. Åsa Löfgren', 'Asa Lofgren (she/her)'], 'Dr. Åsa Löfgren'],
    [['AnnaB', 'Anna B'], 'AnnaB'],
    [['Anna Berg (Sales)', 'BERG, Anna (Sales)'], 'Anna Berg (Sales)'],
    [['Mr. Dave Epp (Chatham, CPC)', 'Mr. Dave Epp'], 'Mr. Dave Epp'],
    [['Anna Berg', 'anna.berg@example.org'], 'Anna Berg'],
    [['TOM HILL, Big Bank', 'TOM HILL'], 'TOM HILL'],
    [['TOM HILL', 'TOM HILL, Big Bank, Inc.'], 'TOM HILL'],
    [['Right Hon. Jo Tran (Prime Minister)', 'Right Hon. Jo Tran'], 'Right Hon. Jo Tran'],
    [['Right Hon. Jo Tran', 'Hon. Jo Tran (Minister of Ports)'], 'Right Hon. Jo Tran'],
    [['BT', 'BT (in chat)'], 'BT'],
    [['Ben (on Zoom)', 'Ben'], 'Ben'],
    [['Ben (laughing)', 'Ben', "Ben (cont'd)"], 'Ben'],
    [['Janet (Chair)', 'Janet'], 'Janet'],
    [['Linda (Procurement)', 'Linda'], 'Linda'],
    [['sam', 'Sam'], 'Sam'],
    [['JO TRAN (AB - C. On video.)', 'JO TRAN (AB - C)'], 'JO TRAN (AB - C)'],
    [['CHAIR (Jo Tran)', 'CHAIR (Jo Tran. A point of order.)'], 'CHAIR (Jo Tran)'],
    [['Anna Berg External', 'Anna Berg', 'Anna Berg (Unfamiliar)'], 'Anna Berg'],
    [
      ['Anna Berg', 'Anna Berg {Unverified}', 'Anna Berg【Gast】', 'Anna Berg（chat）'],
      'Anna Berg',
    ],
    [['Anna Berg', 'Berg, Anna [ACME-IT]', 'Anna Berg [EXT]'], 'Anna Berg'],
    [['Anna_Berg', 'Anna Berg |'], 'Anna_Berg'],
    [['Abg. Anna Berg', 'Anna Berg'], 'Abg. Anna Berg'],
    [['Abg. Weber', 'Weber', 'Weber, Bundesminister der Finanzen'], 'Abg. Weber'],
    [['Weber, Staatssekretär', 'Weber'], 'Weber'],
  ])('%j by their name', (labels, into) => {
    const others = labels.filter((label) => label !== into);
    expect(joined(labels)).toEqual(others.map((label) => ({ label, into, why: 'name' })));
  });

  test('by their address, with any text beside it', () => {
    expect(joined(['ab7@example.org', 'Anna Berg (Sales) <AB7@example.org>'])).toEqual([
      { label: 'ab7@example.org', into: 'Anna Berg (Sales) <AB7@example.org>', why: 'email' },
    ]);
  });
});

/** Each label with the number of its turns, between those of somebody else. */
const joinedOften = (counts: Readonly<Record<string, number>>, directory: DirectoryPerson[] = []) =>
  joined(
    Object.entries(counts).flatMap(([label, count]) => Array<string>(count).fill(label)),
    directory,
  );

test.each<[string, string]>([
  ['Commisioner Berg', 'Commissioner Berg'],
  ['Commissioner Crenshhaw', 'Commissioner Crenshaw'],
  ['Anna Lindstrm', 'Anna Lindstrom'],
])('%s, said once, is a slip of the pen for %s', (rare, often) => {
  const join = { label: rare, into: often, why: 'name' };
  expect(joinedOften({ [often]: 4, [rare]: 1 })).toEqual([join]);
  expect(joinedOften({ [rare]: 1, [often]: 4 })).toEqual([join]);
  expect(joinedOften({ [often]: 4, [rare]: 2 })).toEqual([]);
});

test.each([
  ['Jon Berg', 'John Berg'],
  ['Marie Lund', 'Maria Lund'],
  ['Daniela Berg', 'Daniel Berg'],
  ['Christin Weber', 'Christian Weber'],
  ['Erik Hansson', 'Erik Hanson'],
  ['Commissioner', 'Commisioner'],
  ['Speaker Twelvve', 'Speaker Twelve'],
  ['Anna Lindstrm (Sales)', 'Anna Lindstrom (Finance)'],
])('%s and %s may be two people', (rare, often) => {
  expect(joinedOften({ [often]: 4, [rare]: 1 })).toEqual([]);
});

test('two people of the directory are never one by a slip of the pen', () => {
  const person = (id: string, lastName: string): DirectoryPerson => ({
    id,
    email: `${id}@example.org`,
    firstName: 'Anna',
    lastName,
  });
  const directory = [person('1', 'Lindstrm'), person('2', 'Lindstrom')];
  expect(joinedOften({ 'Anna Lindstrom': 4, 'Anna Lindstrm': 1 }, directory)).toEqual([]);
});

test.each<string[][]>([
  [['Anna', 'Anna (Guest)']],
  [['Anna B', 'Anna B (Guest)']],
  [['Anna Berg, Harbour Bank', 'Anna Lind, Harbour Bank']],
  [['Berg, Anna', 'Berg, Bo']],
  [['Hon. Jo Tran (Minister of Ports)', 'Hon. Jo Tran (Minister of Roads)']],
  [['BT (in chat)', 'BTM']],
  [['A. Berg', 'Anna Berg']],
  [['Anna Berg', 'Anna Maria Berg']],
  [['Anna Berg (Sales)', 'Anna Berg (Finance)']],
  [['Anna Berg [ACME-IT]', 'Anna Berg', 'Anna Berg [NL]']],
  [['Anna Berg', 'Anna Berg [Sales]']],
  [['Weber, Karl', 'Weber']],
  [['Weber, Staatssekretär', 'Weber, Bundesminister', 'Weber']],
  [['Präsident Weber', 'Abg. Weber']],
  [['Abg. Frau Weber', 'Abg. Weber']],
  [['Anna Berg', 'Anna Berg (Sales)']],
  [['Anna Berg | Harbour', 'Anna Berg', 'Anna Berg | Harbour']],
  [['Martin King Jr.', 'Martin King Sr.']],
  [['Mr. Kim Lee', 'Ms. Kim Lee']],
  [['Speaker 1', 'Speaker 2']],
  [['Unknown Speaker 1', 'Unknown Speaker 2']],
  [['Project Manager 1', 'Project Manager 2']],
  [['Anna Berg & Bo Lind', 'Anna Berg']],
  [['Anna Berg (a.berg@example.org)', 'Anna Berg (anna.berg@example.org)']],
  [['Anna (info@example.org)', 'Bo (info@example.org)', 'info@example.org']],
  [['Anna Berg', 'Anna Borg']],
])('%j are not joined, because they may be two people', (labels) => {
  expect(joined(labels)).toEqual([]);
});

test('two people of that name in the directory prevent a join, one does not', () => {
  const anna = { id: '1', email: 'a@example.org', firstName: 'Anna', lastName: 'Berg' };
  const labels = ['Anna Berg', 'Anna Berg (Guest)'];
  expect(joined(labels, [anna])).toHaveLength(1);
  expect(joined(labels, [anna, { ...anna, id: '2', email: 'b@example.org' }])).toEqual([]);
});

test.each<[string, Said[], number]>([
  [
    'who speak at the same time',
    [
      ['Anna Berg', 'We.', 0, 9],
      ['Anna Berg (Guest)', 'No.', 4, 6],
    ],
    0,
  ],
  [
    'who follow each other closely',
    [
      ['Anna Berg', 'We.', 0, 5],
      ['Anna Berg (Guest)', 'So.', 4.5, 6],
    ],
    1,
  ],
  [
    'one of whom answers the other',
    [
      ['Anna Berg', 'Is it done?'],
      ['Anna Berg (Guest)', 'Yes.'],
    ],
    0,
  ],
  [
    'one of whom asks others',
    [
      ['Anna Berg', 'Is it?'],
      ['Bo', 'Yes.'],
      ['Anna Berg (Guest)', 'Oh.'],
    ],
    1,
  ],
  [
    'one of whom calls the other',
    [
      ['Anna Berg', 'Go on, ANNA.'],
      ['Anna Berg (Guest)', 'Yes.'],
    ],
    0,
  ],
  [
    'one of whom notes a task of their own',
    [
      ['Anna Berg (Guest)', 'The list is late.'],
      ['Bo', 'Yes.'],
      ['Anna Berg', 'Action: Anna sends the list.'],
    ],
    1,
  ],
  [
    'who introduce themselves',
    [
      ['Anna Berg', "I'm Anna."],
      ['Anna Berg (Guest)', 'Anna here.'],
    ],
    1,
  ],
])('labels of the same name are joined or not: two %s', (_, said, joins) => {
  expect(joinSpeakers(cuesOf(said), [])).toHaveLength(joins);
});

test('different names are never joined, whatever the labels', () => {
  const name = fc.constantFrom('Anna Berg', 'Bo Lind', 'Anna Lind', 'Bo Berg', 'Cleo Vo');
  const label = fc
    .tuple(
      name,
      fc.constantFrom('', ' (Guest)', ' [External]', ' - iPad', ' (Sales)', ' | Harbour'),
    )
    .map(([who, beside]) => `${who}${beside}`);
  fc.assert(
    fc.property(fc.array(label, { maxLength: 20 }), (labels) => {
      const bare = (text: string) => text.split(' ').slice(0, 2).join(' ');
      for (const { label: from, into } of joined(labels)) expect(bare(from)).toBe(bare(into));
    }),
  );
});
