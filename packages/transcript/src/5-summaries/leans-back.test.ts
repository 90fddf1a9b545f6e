import { expect, test } from 'vitest';
import { leansBack } from './leans-back.ts';

test.each([
  'It costs 900 euros.',
  'So that means two more weeks.',
  'They moved the launch to May.',
  'He approved the budget.',
  'We already exceeded that—by far.',
  'Since then the price has doubled.',
  'Probably the mobile redesign of last year.',
  'I share the concerns around this.',
  'We have a bug here in the cables.',
  'We looked at these changes in May.',
  'The quay is cheaper than the other.',
  'Bo can do that by Friday.',
  'For example, the crane is late.',
  'Second, Dave paints the crane.',
])('%s points to what was said before', (sentence) => {
  expect(leansBack(sentence)).toBe(true);
});

test.each([
  'The crane costs 900 euros.',
  'The crane is old, and it leaks oil.',
  'Our suppliers say they deliver in May.',
  'Priya is away, so she can start on Monday.',
  'The cables are old and that is a problem.',
  "It's important to tell the harbour office by May.",
  'This month we sold 40 tons.',
  'We moved the launch to May so that everybody can test.',
  'I think that the quay is safe.',
])('%s can be read alone', (sentence) => {
  expect(leansBack(sentence)).toBe(false);
});
