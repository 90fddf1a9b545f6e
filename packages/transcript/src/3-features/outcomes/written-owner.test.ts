import { expect, test } from 'vitest';
import { ownersByName } from './owners-by-name.ts';
import { writtenOwner } from './written-owner.ts';

const names = ['Ana Berg', 'Bo Lund', 'Kim Oh', 'Karl Otto'];
const owners = ownersByName(names);
const ownerIn = (task: string, label?: string) => writtenOwner(task, label, owners, names);

test.each([
  ['Ana to send the list', 'Ana Berg', true],
  ['Ana Berg to send the list', 'Ana Berg', true],
  ['Ana and Bo Lund to send the list', 'Ana Berg, Bo Lund', true],
  ['Ana, Bo, and Kim to send the list', 'Ana Berg, Bo Lund, Kim Oh', true],
  ['Ana & Bo: send the list', 'Ana Berg, Bo Lund', false],
  ['Ana/Bo: send the list', 'Ana Berg, Bo Lund', false],
  ['Ana and Ana Berg: send the list', 'Ana Berg', false],
  ['Ana and Fred to send the list', 'Ana Berg', true],
  ['Ana will send the list', 'Ana Berg', false],
  ['Ana, please send the list', 'Ana Berg', false],
  ['Ana - send the list', 'Ana Berg', false],
  ['AB to send the list', 'Ana Berg', true],
  ['KO to send the list', null, false],
  ['ABC to send the list', null, false],
  ['ab to send the list', null, false],
  ['@bo send the list', 'Bo Lund', false],
  ['@bo, @fred send the list', 'Bo Lund, @fred', false],
  ['Fred to send the list', null, false],
  ['PM (Ana): send the list', 'Ana Berg', false],
  ['PM (Ana, Bo): send the list', 'Ana Berg, Bo Lund', false],
  ['Send the list (Bo)', 'Bo Lund', false],
  ['Send the list [Bo].', 'Bo Lund', false],
  ['Send the list - Bo', 'Bo Lund', false],
  ['Send the list – owner: Bo Lund', 'Bo Lund', false],
  ['Send the list (@bo)', 'Bo Lund', false],
  ['Bo Lund sends the list', 'Bo Lund', false],
  ['Bo sends the list', 'Bo Lund', false],
  ['KIM sends the list', 'Kim Oh', false],
  ['Bo  sends the list', 'Bo Lund', false],
  ['Send the list with the other people (Bo..)', 'Bo Lund', false],
  ['Send the list with Bo today', null, false],
  ['Send the list (Fred)', null, false],
])('%s: %s', (task, name, isToAct) => {
  expect(ownerIn(task)).toEqual({ name, isToAct });
});

test('the label of a task names its owner, unless its words name one', () => {
  expect(ownerIn('send the list', 'Kim').name).toBe('Kim Oh');
  expect(ownerIn('send the list', '@kim.').name).toBe('Kim Oh');
  expect(ownerIn('Bo to send the list', 'Kim').name).toBe('Bo Lund');
  expect(ownerIn('send the list (Bo)', 'Kim').name).toBe('Kim Oh');
});

test('double names have initials of each part', () => {
  const people = ['Eva-Lea Noss', 'Jo Ek'];
  expect(writtenOwner('ELN to send the list', undefined, new Map(), people).name).toBe(
    'Eva-Lea Noss',
  );
});

test('a single letter is nobody’s initials', () => {
  expect(writtenOwner('K to send the list', undefined, new Map(), ['Kim']).name).toBeNull();
});
