import { expect, test } from 'vitest';
import { missingPeople } from './missing-people.ts';

const tied = (id: string, name: string) => ({ person: id, directoryUserId: id, name });
const guest = (name: string) => ({ person: `heard ${name}`, directoryUserId: null, name });
const nobody = { person: null, directoryUserId: null, name: 'Speaker 3' };

const lena = tied('lena', 'Lena Voss');
const joost = tied('joost', 'Joost Maas');
const before = Array(5).fill([lena, joost]);
const missing = (last: Parameters<typeof missingPeople>[0]) =>
  missingPeople(last, before).map(({ name }) => name);

test('a person who was in all five meetings before is told by name', () => {
  expect(missingPeople([joost], before)).toEqual([{ name: 'Lena Voss', meetings: 5, of: 5 }]);
});

test.each([
  ['whose speakers are unknown', []],
  ['with a speaker without a name', [joost, nobody]],
])('nobody is missing in a meeting %s', (_, last) => {
  expect(missing(last)).toEqual([]);
});

test('who may be a speaker under another name is not missing', () => {
  expect(missing([joost, guest('Lena V.')])).toEqual([]);
  expect(missing([joost, guest('lena')])).toEqual([]);
  expect(missing([joost, guest('Marta')])).toEqual(['Lena Voss']);
});

test('two people of the directory with one given name are two people', () => {
  expect(missing([joost, tied('other', 'Lena Berg')])).toEqual(['Lena Voss']);
});
