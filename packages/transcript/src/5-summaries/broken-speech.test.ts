import { expect, test } from 'vitest';
import { isBroken } from './broken-speech.ts';

test.each([
  ['a new beginning', "And we've, we take the cables from the old crane."],
  ['a new beginning with another word', 'We basically we paint the crane in May.'],
  ['a word before its noun anew', 'So our currently, our whole harbour is closed.'],
  ['words said twice', 'The quay is in the north in the north of the city.'],
  ['a word that waits for another', 'The crane stands on top of, gloss.'],
  ['a subject that waits for its verb', 'We, painted the crane in May.'],
  ['two articles', 'The there is a crane in the harbour.'],
  ['an end that asks for a nod', 'We paint the crane in May, yeah.'],
  ['a search for words', 'The crane, you know, lifts 40 pallets.'],
  ['two fillers', 'The crane um lifts 40 uh pallets.'],
  ['a filler at the start', 'Um each of the cranes lifts 40 pallets.'],
  ['the end of a caption', 'The harbour takes on new.'],
  ['the last word of another sentence', 'Approach, then the harbour needs more cranes.'],
  ['the beginning in another caption', 'Are likely many more cranes in the harbour.'],
])('%s breaks a sentence', (_, sentence) => {
  expect(isBroken(sentence)).toBe(true);
});

test.each([
  'We think we should paint the crane in May.',
  'You know the crane, and we paint it in May.',
  'The crane um lifts 40 pallets.',
  'It is the crane that lifts most, and it is old.',
  'Of the 40 pallets, 3 are new.',
])('a sentence in order: %s', (sentence) => {
  expect(isBroken(sentence)).toBe(false);
});
