import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const peopleOf = (text: string) =>
  analyseTranscript({ text, fileName: 'meeting.txt', directory: [] }).participants;

const vttOf = (labels: readonly string[]) =>
  `WEBVTT\n\n${labels
    .map((label, at) => {
      const minute = String(at).padStart(2, '0');
      return `00:${minute}:00.000 --> 00:${minute}:09.000\n<v ${label}>We ship the plan.</v>\n`;
    })
    .join('\n')}`;

const namesOf = (...labels: string[]) => peopleOf(vttOf(labels)).map(({ name }) => name);

test.each([
  ['Colin_Rand,_Edu_Lab', 'Colin Rand'],
  ['TallTom_//_Tom_Thornton_(he/him)_(Example.com)', 'Tom Thornton'],
  ['Tom_Thornton_(he/him)', 'Tom Thornton'],
  ['Jeff_O_-_HumanOS', 'Jeff O'],
  ['Rand,_Colin', 'Rand, Colin'],
  ['Jane Doe |', 'Jane Doe'],
  ['Jane Doe:', 'Jane Doe'],
  ['• Jane Doe', 'Jane Doe'],
  ['Jane Doe -', 'Jane Doe'],
  ['Jane Doe,', 'Jane Doe'],
  ['@Jane Doe', 'Jane Doe'],
  ['Speaker_0', 'Speaker_0'],
  ['SPEAKER_01', 'SPEAKER_01'],
  ['jdoe_lang', 'jdoe_lang'],
  ['Doe, Jane [ACME-IT]', 'Doe, Jane [ACME-IT]'],
  ['Jane Doe (she/her)', 'Jane Doe (she/her)'],
  ['Greg K | Harbour', 'Greg K | Harbour'],
])('the label %j is shown as %j', (label, name) => {
  expect(peopleOf(vttOf([label, 'Bo Lind']))[0]).toMatchObject({ name, label });
});

test.each([
  [
    ['Jane |', 'Bo', 'Jane'],
    ['Jane', 'Bo'],
  ],
  [
    ['Jane_Doe', 'Bo', 'Jane Doe -', 'Bo', 'Doe, Jane (Guest)'],
    ['Jane Doe', 'Bo'],
  ],
  [
    ['Tall_//_Tom_Lee_(he/him)', 'Bo', 'Tom_Lee'],
    ['Tom Lee', 'Bo'],
  ],
])('%j are %j', (labels, names) => {
  expect(namesOf(...labels)).toEqual(names);
});

test('two people whose names differ only in what stands beside them keep it', () => {
  expect(namesOf('Jane_Doe,_Edu_Lab', 'Bo', 'Jane_Doe,_Harbour_Bank')).toEqual([
    'Jane Doe, Edu Lab',
    'Bo',
    'Jane Doe, Harbour Bank',
  ]);
});

test('a name given by a person is not cleaned', () => {
  const { participants } = analyseTranscript({
    text: vttOf(['Colin_Rand,_Edu_Lab', 'Bo']),
    fileName: 'a.vtt',
    directory: [],
    corrections: {
      merged: new Map(),
      names: new Map([['Colin_Rand,_Edu_Lab', 'Colin_R']]),
      ties: new Map(),
      apart: new Set(),
      splitsNames: false,
      passages: [],
    },
  });
  expect(participants[0]?.name).toBe('Colin_R');
});

test('different people are never shown by one name, whatever stands beside their names', () => {
  const name = fc.constantFrom('Ana Ruiz', 'Bo Lind', 'Ana Lind', 'Cleo Vo');
  const label = fc
    .tuple(name, fc.constantFrom('', ' |', ' (Guest)', ', Harbour Bank', ' (Sales)', ' - iPad'))
    .chain(([who, beside]) =>
      fc.constantFrom(`${who}${beside}`, `${who}${beside}`.replaceAll(' ', '_')),
    );
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 9 }), (labels) => {
      const bare = (text: string) => text.replaceAll('_', ' ').split(/[ ,]/).slice(0, 2).join(' ');
      for (const one of peopleOf(vttOf(labels)))
        for (const own of [one.label, ...one.joined.map((joined) => joined.label)])
          expect(bare(own)).toBe(bare(one.name));
    }),
  );
});
