import type { AskAnswer } from '@rapport/contract';
import type { Found, FoundAt } from './found.ts';
import { presentQuote } from './present-answer.ts';
import type { Understood } from './understand-question.ts';

/** What helps where nothing was found. */
export async function findNothing(
  _at: FoundAt,
  _understood: Understood,
  { closest, loaded }: Found,
): Promise<NonNullable<AskAnswer['nothing']>> {
  return {
    withoutPeriod: null,
    closest: closest && presentQuote(closest, loaded.speakers),
    topics: [],
  };
}
