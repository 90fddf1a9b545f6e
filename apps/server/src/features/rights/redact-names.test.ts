import { expect, test } from 'vitest';
import { formerNames } from './former-participant.ts';
import { namesOfPerson, withSpeakerNames } from './person-names.ts';
import { redactNames } from './redact-names.ts';

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
])('redacts %s', (_, person, text, expected, others: string[] = []) => {
  expect(redactNames(namesOfPerson(person), { others, alias: 'X' })(text)).toBe(expected);
});

test('redacts speaker labels, except words that are no names', () => {
  const names = withSpeakerNames(namesOfPerson(anna), ['Annie B. (Sales)', 'Speaker 7']);
  const redact = redactNames(names, { others: ['Tom Leiva'], alias: 'X' });
  expect(redact("Renamed 'Speaker 7' to 'Annie B. (Sales)'")).toBe("Renamed 'X' to 'X'");
  expect(redact('Annie, Tom: sales is up')).toBe('X, Tom: sales is up');
});

test('numbers former participants if there are several', () => {
  expect(formerNames(2, ['Tom Leiva'])).toEqual(['Former participant', 'Former participant 2']);
  expect(formerNames(1, ['Former participant'])).toEqual(['Former participant 2']);
});
