import { expect, test } from 'vitest';
import { shortNamesOf } from './short-names.ts';

test.each([
  ['Joost van Dijk', 'Joost'],
  ['Zoë O’Neill', 'Zoë'],
  ['Speaker 7', 'Speaker 7'],
  ['Dr. Ada Lind', 'Dr. Ada Lind'],
  ['Lind, Ada', 'Lind, Ada'],
  ['Marta', 'Marta'],
  ['Greta Holm', 'Greta Holm'],
])('%s is written %s', (name, written) => {
  const short = shortNamesOf([name, 'Greta Holm', 'Greta Lund']);
  expect(short(name)[0]).toBe(written);
  expect(short(name).join(' ').trim()).toBe(name);
});
