import { expect, test } from 'vitest';
import { formerNames } from './former-participant.ts';
import { namesOfPerson, withSpeakerNames } from './person-names.ts';
import { redactNames } from './redact-names.ts';

const anna = { firstName: 'Anna', lastName: 'Berg', email: 'anna@north.example', username: null };
const annaLou = { ...anna, firstName: 'Anna  Lou' };
const bo = { firstName: 'Bo', lastName: 'Ng', email: 'bo@north.example', username: null };
const will = { firstName: 'Will', lastName: 'Núñez', email: 'w@north.example', username: 'wnunez' };

test.each([
  ['a name in full, once', anna, 'Anna Berg said so.', 'X said so.'],
  ['in any case and spacing', anna, 'ask ANNA  berg, ask anna', 'ask X, ask X'],
  ['a name stored with two spaces', annaLou, 'Anna Lou Berg', 'X', ['Anna Holm', 'Lou Berg']],
  ['last name first', anna, 'Berg, Anna: yes', 'X: yes'],
  ['the whole of a shared name', anna, 'Berg, Anna or Berg Anna', 'X or X', ['Lena Berg']],
  ['a repeated name, each time', anna, 'Anna, Anna! Anna Anna?', 'X! X?'],
  ['no text that lacks the name', anna, 'X, X', 'X, X'],
  ['either name, with what is attached', anna, "Anna's plan, (Berg)", "X's plan, (X)"],
  ['the address', anna, 'Write to Anna@North.example.', 'Write to X.'],
  ['no part of a word', anna, 'Annabel took the Bergen train', 'Annabel took the Bergen train'],
  ['a name others have too', anna, 'Anna Berg and Lena', 'X and Lena', ['Lena Berg']],
  ['not what others have', anna, 'Anna asked Berg', 'X asked Berg', ['Lena (Berg)']],
  ['not another’s full name', anna, 'Anna Berg', 'Anna Berg', ['Anna Berg']],
  ['no only name that is shared', { ...anna, lastName: '' }, 'ask Anna', 'ask Anna', ['Anna Lund']],
  ['no shared name in another spelling', will, 'ask Núñez', 'ask Núñez', ['Ana Nunez']],
  ['a short name', bo, 'Bo, do you know a bo tree?', 'X, do you know a bo tree?'],
  ['a name that is a word', will, 'Will, will you? WILL!', 'X, will you? X!'],
  ['accents or none', will, 'Nunez and Núñez and nunez', 'X and X and X'],
  ['other accents', anna, 'Ànna Bérg', 'X'],
  ['a user name', will, 'cc wnunez', 'cc X'],
])('redacts %s', (_, person, text, expected, others: string[] = []) => {
  expect(redactNames(namesOfPerson(person), { others, alias: 'X' })(text)).toBe(expected);
});

test('redacts speaker labels, except words that are not names', () => {
  const names = withSpeakerNames(namesOfPerson(anna), ['Annie B. (Sales)', 'Speaker 7']);
  const redact = redactNames(names, { others: ['Tom Leiva'], alias: 'X' });
  expect(redact("Renamed 'Speaker 7' to 'Annie B. (Sales)'")).toBe("Renamed 'X' to 'X'");
  expect(redact('Annie, Tom: sales is up')).toBe('X, Tom: sales is up');
});

test('redacts the longest label first, and no label without letters', () => {
  const names = withSpeakerNames(namesOfPerson(anna), ['Annie', 'Annie Lou (Sales)', '???']);
  const redact = redactNames(names, { others: [], alias: 'X' });
  expect(redact('Annie Lou (Sales): Really ???')).toBe('X: Really ???');
});

test('keeps a former participant with a number beside the redacted name', () => {
  const alias = 'Former participant';
  const redact = redactNames(namesOfPerson(anna), { others: [], alias });
  expect(redact('Anna, Former participant 2')).toBe('Former participant, Former participant 2');
});

test('numbers former participants if there are several', () => {
  expect(formerNames(2, ['Tom Leiva'])).toEqual(['Former participant', 'Former participant 2']);
  expect(formerNames(1, ['Former participant'])).toEqual(['Former participant 2']);
});
