import { expect, test } from 'vitest';
import { weightWords } from './weight-words.ts';

const words = (values: readonly number[], moved?: string) =>
  weightWords(
    values.map((weight, index) => ({ id: `${index}`, name: `N${index}`, weight })),
    moved,
  );

test.each([
  [[50, 50, 50, 50, 50], undefined, 'All 5 count the same, 20.0 % each.'],
  [[90, 75, 80, 85, 60], undefined, 'N0 counts most, with 23.1 % of the result.'],
  [
    [90, 75, 80, 85, 60],
    '3',
    'N0 counts most, with 23.1 % of the result. N3 now counts for 21.8 %.',
  ],
  [[90, 75, 80, 85, 60], '0', 'N0 counts most, with 23.1 % of the result.'],
  [[40, 40, 20], undefined, 'N0 and N1 count most, with 40.0 % of the result each.'],
  [[0, 0, 0], '1', 'With all weights at 0, nothing counts.'],
])('%j, %s moved: %s', (values, moved, sentence) => {
  expect(words(values, moved)).toBe(sentence);
});
