import { formsOf } from '@rapport/ask';
import type { AskQuery } from '@rapport/contract';
import { dayIn } from '../../../ground/day-in.ts';
import type { FoundAt } from '../found.ts';
import type { Scope, ScopeSize } from '../question/asked-scope-repository.ts';
import type { KnownSpeaker } from '../question/known-repository.ts';
import type { Understood } from '../question/understand-question.ts';

/** A question for a figure: a query with the people, the series and the days that it names. */
export type FigureAsked = {
  query: AskQuery;
  people: readonly KnownSpeaker[];
  series: { id: string; name: string } | null;
  /** First and last day, both included; null means open. */
  from: string | null;
  to: string | null;
  /** Today by the organization's clock. */
  today: string;
  /** The meetings of these days, people, departments and the series that the asker may read, and their number. */
  scope: Scope;
  size: ScopeSize;
};

export const figureAskedOf = (
  { member, size }: Pick<FoundAt, 'member' | 'size'>,
  { reading: { query, people, series, from, to }, scope }: Pick<Understood, 'reading' | 'scope'>,
): FigureAsked => ({
  // Without a word every turn would mention it.
  query: formsOf(query.topic ?? '').length > 0 ? query : { ...query, topic: null },
  people,
  series,
  from,
  to,
  today: dayIn(member.settings.timezone, new Date()),
  scope,
  size,
});
