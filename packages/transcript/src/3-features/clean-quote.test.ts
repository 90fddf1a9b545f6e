import { expect, test } from 'vitest';
import { cleanQuote } from './clean-quote.ts';

test.each([
  ['um, so we, uh, ship it on Monday.', 'We, ship it on Monday.'],
  ['And I I think think it works.', 'I think it works.'],
  ['Yeah, so the plan is clear.', 'The plan is clear.'],
  ['The umbrella project has no budget.', 'The umbrella project has no budget.'],
  ['So far it works.', 'So far it works.'],
  ['No problem at all.', 'No problem at all.'],
  ['- we begin', 'We begin'],
])('%s reads %s', (said, quote) => {
  expect(cleanQuote(said)).toBe(quote);
});
