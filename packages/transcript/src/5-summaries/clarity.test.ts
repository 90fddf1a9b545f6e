import { expect, test } from 'vitest';
import { sentencesOf } from '../3-features/sentences.ts';
import { clarityOf } from './clarity.ts';

const clarity = (text: string, place: { needsBefore?: boolean; turnWords?: number } = {}) => {
  const [sentence] = sentencesOf(text);
  if (!sentence) throw new Error('No sentence.');
  return clarityOf({ sentence, likely: 0.5, needsBefore: false, turnWords: 20, ...place });
};

const plain = 'Our harbour office repairs two northern quay walls in March.';

test.each([
  ['a pronoun', 'Our harbour office repairs them in northern quay walls in March.'],
  ['a pointer', 'Our harbour office repairs this and other quay walls in March.'],
  ['a beginning that joins', 'So our harbour office repairs two northern quay walls in March.'],
  ['few words with content', 'Now we have to get on with our quay as soon as we can do so.'],
  ['parts', 'Our harbour office, in March, repairs two northern, old quay walls.'],
])('%s makes it less clear', (_, text) => expect(clarity(text)).toBeLessThan(clarity(plain)));

test('a sentence that needs the one before, or stands in a long turn, is less clear', () => {
  expect(clarity(plain, { needsBefore: true })).toBeLessThan(clarity(plain));
  expect(clarity(plain, { turnWords: 500 })).toBeLessThan(clarity(plain));
});
