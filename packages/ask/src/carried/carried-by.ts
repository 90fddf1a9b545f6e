import { type NamedBy, namedBy } from './named-by.ts';
import { othersSay } from './others-say.ts';
import { ownWorkOf } from './own-work.ts';
import { type Report, reportsOf } from './reports-of.ts';
import type { CarriedMeeting, KnownNames, QuotePlace } from './types.ts';

export type CarriedBy = NamedBy & { said: QuotePlace[]; work: QuotePlace[]; reports: Report[] };

export type CarriedTask = {
  /** Oldest first. */
  meetings: readonly CarriedMeeting[];
  person: string;
  /** By which only this person is called. */
  names: readonly string[];
  known: KnownNames;
};

/** What the words of meetings tell that one person carries. */
export function carriedBy({ meetings, person, names, known }: CarriedTask): CarriedBy {
  const reports = reportsOf(meetings, person);
  const reported = new Set(reports.map(({ series }) => series));
  return {
    ...namedBy(meetings, person, known),
    said: othersSay(meetings, { person, names, people: known.people }),
    work: ownWorkOf(meetings, person, reported),
    reports,
  };
}
