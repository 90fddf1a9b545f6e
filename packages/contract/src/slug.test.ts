import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Northwind Iberia', 'northwind-iberia'],
  ['  Zürich & Söhne  ', 'zurich-sohne'],
  ['R&D (2027)!', 'r-d-2027'],
  ['Patrick O’Shea', 'patrick-oshea'],
  ['日本', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

test('the cut slug does not end with a hyphen', () => {
  expect(slugOf(`${'a'.repeat(47)} b`, 48)).toBe('a'.repeat(47));
});

test('the slug of any text is valid in addresses and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugOf(text, 48);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugOf(slug, 48)).toBe(slug);
    }),
  );
});
