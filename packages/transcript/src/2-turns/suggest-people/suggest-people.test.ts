import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DirectoryPerson } from '../../types.ts';
import { companyOf } from './attendance.ts';
import { indexPeople, type PersonToSuggest } from './people-index.ts';
import { suggestPeople } from './suggest-people.ts';

const person = (
  id: string,
  firstName: string,
  lastName: string,
  more: Partial<PersonToSuggest> = {},
): PersonToSuggest => ({ id, firstName, lastName, email: `${id}@harbour.example`, ...more });

const directory = [
  person('bellini', 'Marco', 'Bellini'),
  person('duarte', 'Marco', 'Duarte'),
  person('lang', 'Felicia', 'Lang', { email: 'f.l@nethermind.example' }),
  person('aas', 'Henrik', 'Aas'),
  person('rahimi', 'Nadia', 'Rahimi'),
  person('jorg', 'Jörg', 'Müller-Brandt', { username: 'mueb' }),
  person('sergey', 'Sergey', 'Kuznetsov'),
  person('robert', 'Robert', 'Stone'),
  person('ines', 'Ines', 'Carvalho', { email: 'i.carvalho@harbour.example' }),
  person('eitan', 'Eitan', 'Levi'),
];

type Heard = Partial<Parameters<typeof suggestPeople>[0]> & { name: string };

const suggest = (heard: Heard, attendance: Record<string, string[]> = {}, people = directory) =>
  suggestPeople(
    { isName: true, meetings: ['m'], calledAs: [], ...heard },
    indexPeople(people),
    companyOf(new Map(Object.entries(attendance))),
  );

test.each([
  ['Joerg Mueller-Brandt', 'jorg'],
  ['Jorg Muller', 'jorg'],
  ['mueb', 'jorg'],
  ['Сергей Кузнецов', 'sergey'],
  ['Sergei Kuznetzov', 'sergey'],
  ['Nadia R.', 'rahimi'],
  ['Rahimi Nadia (iPad)', 'rahimi'],
  ['i.carvalho', 'ines'],
  ['Robbert Stone', 'robert'],
  ['Bob Stone', 'robert'],
])('%j is very likely %j', (name, id) => {
  expect(suggest({ name })[0]).toMatchObject({ id, confidence: 'very-likely' });
});

test.each([
  ['Henrik', 'aas', 'likely', 'The only Henrik in the directory'],
  ['Bob', 'robert', 'likely', 'May be short for Robert'],
  ['Stone', 'robert', 'likely', 'The only Stone in the directory'],
  ['FLCL', undefined, undefined, undefined],
  ['FL', 'lang', 'possible', 'Initials F and L'],
  ['FL (Nethermind)', 'lang', 'likely', 'Initials F and L; the address ends in nethermind.example'],
  ['Eytan', 'eitan', 'possible', 'First name, written differently'],
  ['Zoe Quist', undefined, undefined, undefined],
])('%j alone is %j, %j', (name, id, confidence, reason) => {
  const [first] = suggest({ name });
  expect([first?.id, first?.confidence, first?.reasons[0]]).toEqual([id, confidence, reason]);
});

const usual = {
  a: ['bellini', 'aas', 'rahimi'],
  b: ['bellini', 'aas', 'rahimi'],
  c: ['duarte', 'ines'],
  d: ['duarte', 'ines'],
  m: ['aas', 'rahimi'],
  n: ['aas', 'rahimi'],
};

test('a first name is very likely only with the usual company, and if only one such person exists', () => {
  const heard = { name: 'marco', meetings: ['m', 'n'] };
  const one = directory.filter(({ id }) => id !== 'duarte');
  expect(suggest(heard, usual, one)[0]).toMatchObject({
    id: 'bellini',
    confidence: 'very-likely',
    reasons: [
      'The only Marco in the directory',
      'in 2 of 2 meetings with people they usually meet',
    ],
  });
  expect(suggest({ ...heard, name: 'marco | Acme' }, usual, one)[0]?.confidence).toBe('likely');
  expect(suggest(heard, usual).map(({ id, confidence }) => [id, confidence])).toEqual([
    ['bellini', 'possible'],
    ['duarte', 'possible'],
  ]);
});

test('a person who is heard under their own name is not very likely', () => {
  const attendance = { m: ['rahimi', 'aas'] };
  expect(suggest({ name: 'Nadia R.' }, attendance)[0]).toMatchObject({
    confidence: 'likely',
    reasons: [
      'The only Nadia R in the directory',
      'but heard under their own name in 1 of 1 meeting',
    ],
  });
  expect(suggest({ name: 'Nadia' }, attendance)[0]?.confidence).toBe('possible');
});

test("suggestions for 'Speaker 3' are those who answer to the name, then those who are usually there", () => {
  const heard = { name: 'Speaker 3', isName: false, calledAs: [{ name: 'Henrik', times: 2 }] };
  const attendance = {
    a: ['rahimi', 'aas', 'ines'],
    b: ['rahimi', 'aas', 'ines'],
    m: ['rahimi', 'ines'],
  };
  expect(suggest(heard, attendance)[0]).toEqual({
    id: 'aas',
    confidence: 'likely',
    reasons: [
      'Others call this speaker ‘Henrik’',
      'in 1 of 1 meeting with people they usually meet',
    ],
  });
  expect(suggest({ ...heard, calledAs: [] }, attendance)[0]).toMatchObject({
    id: 'aas',
    confidence: 'possible',
  });
});

const word = fc.stringMatching(/^[A-Z][a-zåö]{1,9}$/);
const people = fc
  .uniqueArray(fc.tuple(word, word), { selector: (name) => name.join(' '), maxLength: 25 })
  .map((names): DirectoryPerson[] =>
    names.map(([first, last], at) => person(`${at}`, first, last)),
  );

test('suggestions are at most three different people, at most one of them very likely, each with a reason', () => {
  const attendance = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'm', 'n'),
    fc.array(fc.nat(24).map(String), { maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      people,
      fc.oneof(word, fc.string()),
      attendance,
      fc.boolean(),
      (all, name, met, isName) => {
        const found = suggest({ name, isName, meetings: ['m', 'n'] }, { ...met }, all);
        expect(found.length).toBeLessThanOrEqual(3);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(found.filter(({ confidence }) => confidence === 'very-likely').length).toBeLessThan(
          2,
        );
        for (const { id, reasons } of found) {
          expect(all.some((one) => one.id === id)).toBe(true);
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons.join()).not.toMatch(/%/);
        }
      },
    ),
  );
});

test('the order of the directory changes nothing', () => {
  fc.assert(
    fc.property(people, word, (all, name) => {
      expect(suggest({ name }, {}, all.toReversed())).toEqual(suggest({ name }, {}, all));
    }),
  );
});
