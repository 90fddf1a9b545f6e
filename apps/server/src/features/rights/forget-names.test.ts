import { expect, test } from 'vitest';
import { forgetNames } from './forget-names.ts';
import { formerNames } from './former-participant.ts';
import { namesOfPerson, withSpeakerNames } from './person-names.ts';

const anna = { firstName: 'Anna', lastName: 'Berg', email: 'anna@north.example', username: null };
const will = { firstName: 'Will', lastName: 'Núñez', email: 'w@north.example', username: 'wnunez' };

test.each([
  ['a name in full, once', anna, 'Anna Berg said so.', 'X said so.'],
  ['in any case and spacing', anna, 'ask ANNA  berg', 'ask X'],
  ['last name first', anna, 'Berg, Anna: yes', 'X: yes'],
  ['either name, with what is attached', anna, "Anna's plan, (Berg)", "X's plan, (X)"],
  ['the address', anna, 'Write to Anna@North.example.', 'Write to X.'],
  ['no part of a word', anna, 'Annabel took the Bergen train', 'Annabel took the Bergen train'],
  ['a name others have too', anna, 'Anna Berg and Lena', 'X and Lena', ['Lena Berg']],
  ['not what others have', anna, 'Anna asked Berg', 'X asked Berg', ['Lena Berg']],
  ['a name that is a word', will, 'Will, will you? WILL!', 'X, will you? X!'],
  ['accents or none', will, 'Nunez and Núñez and nunez', 'X and X and X'],
  ['a user name', will, 'cc wnunez', 'cc X'],
])('forgets %s', (_, person, text, expected, others: string[] = []) => {
  expect(forgetNames(namesOfPerson(person), { others, alias: 'X' })(text)).toBe(expected);
});

test('forgets what a speaker was called, but no word that is nobody’s', () => {
  const names = withSpeakerNames(namesOfPerson(anna), ['Annie B. (Sales)', 'Speaker 7']);
  const forget = forgetNames(names, { others: ['Tom Leiva'], alias: 'X' });
  expect(forget("Renamed 'Speaker 7' to 'Annie B. (Sales)'")).toBe("Renamed 'X' to 'X'");
  expect(forget('Annie, Tom: sales is up')).toBe('X, Tom: sales is up');
});

test('numbers former participants where there are several', () => {
  expect(formerNames(2, ['Tom Leiva'])).toEqual(['Former participant', 'Former participant 2']);
  expect(formerNames(1, ['Former participant'])).toEqual(['Former participant 2']);
});
