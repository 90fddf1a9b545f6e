import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proposeSlug } from './propose-slug.ts';

test.each([
  ['Northwind Iberia', 'northwind-iberia'],
  ['  Zürich & Söhne  ', 'zurich-sohne'],
  ['R&D (2027)', 'r-d-2027'],
  ['日本', ''],
  [`${'a'.repeat(47)} b`, 'a'.repeat(47)],
])('"%s" is proposed as "%s"', (name, slug) => {
  expect(proposeSlug(name)).toBe(slug);
});

test('the slug of any name is valid in addresses and stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = proposeSlug(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(proposeSlug(slug)).toBe(slug);
    }),
  );
});
