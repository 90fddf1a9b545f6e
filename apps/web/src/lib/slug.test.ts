import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Tomás Leiva', 'tomas-leiva'],
  ['Patrick O’Shea', 'patrick-oshea'],
  ['  Merge Mobile & Web (2027)! ', 'merge-mobile-web-2027'],
  ['今日', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
