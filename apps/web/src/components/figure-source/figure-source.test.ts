import { expect, test } from 'vitest';
import { addressOfSource, chooseSource, sourceInAddress } from './figure-source.ts';

test.each([
  [undefined, undefined, false, 'sample'],
  [undefined, undefined, true, 'own'],
  [undefined, 'sample', true, 'sample'],
  [undefined, 'own', false, 'own'],
  ['sample', 'own', true, 'sample'],
  ['own', 'sample', false, 'own'],
] as const)(
  'asked for %s, remembered %s, own figures %s: %s',
  (asked, remembered, hasOwnFigures, source) => {
    expect(chooseSource({ asked, remembered, hasOwnFigures })).toBe(source);
  },
);

test.each([
  ['?data=own', 'own'],
  ['?data=sample&weeks=4', 'sample'],
  ['?data=theirs', undefined],
  ['', undefined],
])('the address %s names %s', (address, source) => {
  expect(sourceInAddress(new URLSearchParams(address))).toBe(source);
});

test('the address of a source names it', () => {
  expect(sourceInAddress(new URLSearchParams(addressOfSource('own')))).toBe('own');
});
