import { expect, test } from 'vitest';
import { heardName, looksLikeRoom } from './heard-name.ts';

test.each([
  ['Marco', 'marco'],
  ['  Åsa  LÖFGREN ', 'asa lofgren'],
  ['Marco <Marco@Example.org>', 'marco@example.org'],
  ['Speaker 3', null],
  ['SPEAKER_03', null],
  ['Sprecherin 2', null],
  ['Speaker A (part 2)', null],
  ['Marco (part 2)', 'marco (part 2)'],
  ['iPhone', null],
  ['Zoom user', null],
  ['Unknown speaker', null],
  ['Speakman', 'speakman'],
  ["Ana's iPhone", "ana's iphone"],
])('%j gives the key %j', (label, name) => {
  expect(heardName(label)).toBe(name);
});

test('the address of a joined label gives the key', () => {
  expect(heardName('Marco', ['Marco B', 'marco@example.org'])).toBe('marco@example.org');
});

test.each([
  ['Besprechungsraum Elbe', true],
  ['Conference Room 4', true],
  ['Salle Mistral', true],
  ['Berlin People', true],
  ['Marco Bellini', false],
  ['Roomi Khan', false],
])('%j looks like a room: %j', (label, isRoom) => {
  expect(looksLikeRoom(label)).toBe(isRoom);
});
