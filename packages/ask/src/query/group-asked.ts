import { groupIn } from './group-words.ts';
import type { Measure, Query } from './query.ts';

/** The groups of a figure; `isBare` without a rule for the question. */
export function groupAsked(
  measure: Measure,
  text: string,
  groups: readonly string[],
  people: readonly string[],
  isBare: boolean,
): Query['group'] {
  const said = groupIn(text)?.one ?? null;
  const compares = / (?:vs|versus|or|compared|each) /.test(text);
  if (said === 'series' && measure === 'series') return null;
  if (said !== null && said !== 'person') return said;
  if (compares && groups.length > 1) return 'department';
  if (compares && people.length > 1 && measure !== 'ties') return 'person';
  const isOrdered = measure !== 'attended' || / (?:most|least|often) /.test(text);
  return said === 'person' && (isBare || (ofPersons.has(measure) && isOrdered)) ? said : null;
}

/** Measures that 'who' asks for by person. */
const ofPersons: ReadonlySet<Measure> = new Set<Measure>([
  'meetings',
  'mentions',
  'actions',
  'hours',
  'first',
  'last',
  'decisions',
  'attended',
]);
