import { expect, test } from 'vitest';
import { isFullName, looksLikeName, speakerLabel } from './speaker-label.ts';

test.each([
  'Ana Ruiz',
  'ana',
  'bond.credit',
  'Ruiz, Ana',
  'Ana R | Harbour',
  'Bo (Harbour Ltd)',
  'EF Berlin',
  'Will',
  'An Nguyen',
  'SPEAKER_00',
  'Speaker 1',
  'CHAIR LOWE',
  'The Court',
  'ana@example.org',
  '+49 170 ****123',
  'Audio shared by Ana Ruiz',
  "Chris d'Arc (West, CPC)",
  '王伟',
  'Hon. Ana Ruiz (Minister of Fisheries, Oceans and the Coast Guard)',
  'WH',
])('%j can be a speaker', (label) => {
  expect(speakerLabel(label)).toBe(label);
});

test.each([
  'https',
  '10',
  '12:30',
  'NOTE',
  'Note',
  'Attendees',
  'Action items',
  'Next steps',
  'The thing is',
  'So here is what we do',
  'Okay',
  'What I mean',
  'One more thing',
  'Is that right?',
  'He said "go"',
  'Meeting ID',
  'March 5, 2024',
  'www.example.org/a',
  '',
  '***',
  'as long as we are here and nobody minds it much at all',
  'URL',
  'TL;DR',
  'Break',
  'the page is at https',
  'Invitation https',
])('%j is not a speaker', (label) => {
  expect(speakerLabel(label)).toBeNull();
});

test('markup is removed and white space folded', () => {
  expect(speakerLabel('**Ana\u00a0 Ruiz**')).toBe('Ana Ruiz');
});

test('names are recognised by their form', () => {
  expect(['Ana Ruiz', 'Ana', 'Vincent van Gogh', 'Guest 2', 'dana.r'].every(looksLikeName)).toBe(
    true,
  );
  expect(['Scala introduction', 'some words', 'reason'].some(looksLikeName)).toBe(false);
  expect(isFullName('Ana Ruiz')).toBe(true);
  expect(isFullName('Ana')).toBe(false);
});
