import type { PeopleByFeeling } from '@rapport/contract';
import { expect, test } from 'vitest';
import { sentenceOn } from './breakdown-sentence.ts';

const of = (
  ...[positive, neutral, negative, calm, tooLittle]: [number, number, number, number, number]
): PeopleByFeeling => ({
  positive,
  neutral,
  negative,
  calm,
  'too-little': tooLittle,
});

test.each<[PeopleByFeeling, string]>([
  [
    of(4, 1, 1, 2, 1),
    '6 of 9 people showed feeling; 4 of these 6 more good than bad, which makes 6.67 out of 10. Two stayed calm and one said too little: they are not counted.',
  ],
  [
    of(5, 1, 0, 0, 0),
    'All 6 people showed feeling; 5 of these 6 more good than bad, which makes 8.33 out of 10.',
  ],
  [
    of(0, 1, 1, 1, 0),
    '2 of 3 people showed feeling; none of these 2 more good than bad, which makes 0.00 out of 10. One stayed calm, and is not counted.',
  ],
  [
    of(2, 0, 0, 0, 14),
    '2 of 16 people showed feeling; 2 of these 2 more good than bad, which makes 10.00 out of 10. 14 said too little: they are not counted.',
  ],
])('the sum of %j', (people, sentence) => {
  expect(sentenceOn({ judged: true, peopleByFeeling: people }, people)).toBe(sentence);
});

test('an older result says what it counted', () => {
  expect(sentenceOn({ judged: true }, of(2, 0, 1, 0, 0))).toBe(
    '2 of 3 participants spoke positively, which makes 6.67 out of 10.',
  );
});
