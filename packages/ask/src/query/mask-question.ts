import { quotedIn } from '../question/phrase.ts';
import { wordsOf } from '../words/terms.ts';
import { joinNames } from './joined-names.ts';
import { type Masked, marked, maskedOf, placeOf } from './masked.ts';
import { namedDays, spelledDays } from './named-days.ts';
import { markGroups } from './named-groups.ts';
import { markPeople } from './named-people.ts';
import { markSeries } from './named-series.ts';

export type KnownNames = {
  people: readonly string[];
  /** The asker's name; null if unknown. */
  asker: string | null;
  /** Departments and teams. */
  groups: readonly string[];
  /** Titles of series and of single meetings. */
  series: readonly string[];
  /** YYYY-MM-DD by the organization's clock. */
  today: string;
};

/** A question with its names and days marked. */
export function maskQuestion(written: string, known: KnownNames) {
  const quoted = quotedIn(written);
  const question = spelledDays(
    quoted === null ? written : written.replace(quoted, ' quotedmatter '),
  );
  const days = namedDays(question, known.today);
  const undated = markDays(maskedOf(question), days?.words ?? null);
  const named = joinNames(undated, question, [...known.series, ...known.people, ...known.groups]);
  const inSeries = markSeries(named, known.series);
  const ofPeople = markPeople(inSeries.masked, question, known.people, known.asker);
  const ofGroups = markGroups(ofPeople.masked, known.groups);
  const masked = joinNames(ofGroups.masked, question);
  const { groups } = ofGroups;
  const at = placeOf(masked, ['quotedmatter']);
  return {
    masked: at === undefined ? masked : marked(masked, at, 1, '@quote'),
    quoted,
    days,
    series: inSeries.series,
    people: ofPeople.people,
    groups,
  };
}

function markDays(masked: Masked, words: string | null): Masked {
  const sought = words === null ? [] : wordsOf(words);
  const from = placeOf(masked, sought);
  return from === undefined ? masked : marked(masked, from, sought.length, '@days');
}
