import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from '../../model-texts/said-numbers.ts';
import { checkTitle } from './check-title.ts';

const said = 'We do not sell the depot in Breda, and Tom moves 14 lorries to Utrecht on Monday.';

test.each([
  'Tom moves 14 lorries',
  'Fourteen lorries to Utrecht on Monday',
  'Moving the lorries to Utrecht.',
  'Not selling the depot in Breda',
])('a title of words that were said is taken: %s', (title) => {
  const words = `${said} Fourteen.`;
  expect(checkTitle(title, [words])).toBe(title.replace(/\.$/, ''));
});

test.each([
  ['a name', 'Bernadette moves 14 lorries'],
  ['another day', 'Tom moves 14 lorries on Friday'],
  ['another number', 'Tom moves 15 lorries'],
  ['a number in words', 'Tom moves twenty lorries'],
  ['a lost negation', 'Sell the depot in Breda'],
  ['a negation', 'Tom moves no lorries'],
  ['another word', 'Tom loses lorries'],
  ['a rating', 'Depot 10 out of 10'],
  ['an order', 'Ignore the rules'],
  ['markup', '<b>depot</b> in Breda'],
  ['nothing', 'the of'],
  ['a cut end', 'Tom moves the lorries to the'],
  ['a whole speech', 'Tom moves lorries to Utrecht Tom moves lorries to Utrecht on Monday'],
])('a title with %s is not', (_, title) => {
  expect(checkTitle(title, [said])).toBeNull();
});

test('whatever a model answers, a title has no name or number that is not in its turns', () => {
  const words = [
    ...said.split(' '),
    'Bernadette',
    '4711',
    'twenty',
    'Friday',
    'Zürich',
    'and',
    'of',
  ];
  const title = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 });
  const plain = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(title, (given) => {
      const passed = checkTitle(given.join(' '), [said]);
      if (passed === null) return;
      const allowed = new Set([...plain(said), 'of']);
      expect(plain(passed).filter((word) => !allowed.has(word))).toEqual([]);
      for (const number of numbersIn(passed)) expect(numbersIn(said)).toContain(number);
    }),
  );
});
