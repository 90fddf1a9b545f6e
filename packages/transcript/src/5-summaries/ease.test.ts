import { expect, test } from 'vitest';
import { sentencesOf } from '../3-features/sentences.ts';
import { easeOf } from './ease.ts';

const ease = (text: string): number => {
  const [sentence] = sentencesOf(text);
  if (!sentence) throw new Error('No sentence.');
  return easeOf(sentence);
};

const plain = 'The harbour office repairs the northern quay wall in March.';

test('a plain sentence is easy', () => expect(ease(plain)).toBe(1));

test.each([
  ['a sound', 'The harbour office um repairs the northern quay wall in March.'],
  ['a pronoun', 'The harbour office repairs the northern quay wall for you in March.'],
  ['a beginning that joins', 'And the harbour office repairs the northern quay wall in March.'],
  ['few words with content', 'So now we have to get on with the quay as soon as we can do so.'],
])('%s makes it harder', (_, text) => expect(ease(text)).toBeLessThan(1));
