import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchText } from './match-text.ts';

test.each([
  ['Quarterly pricing review', 'pri', 'pri'],
  ['Enterprise pricing', 'pri', 'pri'],
  ['Zoë Ångström', 'angs', 'Ångs'],
  ['Zoë Ångström', 'ZOE', 'Zoë'],
  ['Straße 5', '5', '5'],
  ['Straße 5', 'strasse', 'Straße'],
  ['Łukasz Þór', 'thor', 'Þór'],
  ['Søren Ærø', 'a', 'Æ'],
  ['Meetings', ' meet ', 'Meet'],
])('in "%s", "%s" marks "%s"', (text, typed, marked) => {
  const match = matchText(text, typed);
  expect(match && text.slice(match.start, match.end)).toBe(marked);
});

test('the beginning of a word is preferred', () => {
  expect(matchText('Enterprise pricing', 'pri')).toEqual({ start: 11, end: 14 });
});

test.each([
  ['Meetings', ''],
  ['Meetings', '   '],
  ['Meetings', 'admin'],
  ['', 'a'],
])('"%s" does not match "%s"', (text, typed) => {
  expect(matchText(text, typed)).toBeUndefined();
});

test('every part of a text is found, within its bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
      const characters = Array.from(text);
      const from = a % characters.length;
      const part = characters.slice(from, from + 1 + (b % characters.length)).join('');
      const match = matchText(text, part);
      if (!part.normalize('NFD').replace(/\p{M}/gu, '').trim()) return;
      expect(match).toBeDefined();
      expect(match?.start).toBeGreaterThanOrEqual(0);
      expect(match?.end).toBeLessThanOrEqual(text.length);
    }),
  );
});
