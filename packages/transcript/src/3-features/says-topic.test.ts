import { expect, test } from 'vitest';
import { saysTopic } from './says-topic.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['The portal of the customers is late.', ['customer', 'portal'], true],
  ['The portal is late.', ['customer', 'portal'], false],
  ['We tested the Q&A portal.', ['q&a', 'portal'], true],
  ['We like the L_C_D screen.', ['l_c_d'], true],
  ['We like the L screen.', ['l_c_d'], false],
])('%s says %o: %s', (text, words, isSaid) => {
  expect(sentencesOf(text).some(saysTopic({ words }))).toBe(isSaid);
});
