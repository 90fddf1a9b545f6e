import type { ChangesTested } from '@rapport/contract';
import { capitalised, counted, inDigits, plural } from '@/lib/number-words.ts';

type Kind = ChangesTested['kind'];
type Noun = 'team' | 'pair' | 'department' | 'initiative' | 'series' | 'overdue action';

/** By kind, what is compared of which noun, and one such figure. The kind that says most of a noun comes first. */
const kinds: Record<Kind, { noun: Noun; what: string; one: string }> = {
  'mood-of-group': { noun: 'team', what: 'mood of', one: 'Mood of a team' },
  'talk-between-departments': {
    noun: 'pair',
    what: 'talk between',
    one: 'Talk between two departments',
  },
  'ties-between-departments': {
    noun: 'pair',
    what: 'ties between',
    one: 'Ties between two departments',
  },
  'hours-of-department': { noun: 'department', what: 'hours of', one: 'Hours of a department' },
  'talk-of-department': {
    noun: 'department',
    what: 'talk in meetings of',
    one: 'Talk of a department in a meeting',
  },
  'people-of-department': {
    noun: 'department',
    what: 'people of',
    one: 'People of a department who speak',
  },
  'mentions-of-initiative': {
    noun: 'initiative',
    what: 'mentions of',
    one: 'Mentions of an initiative',
  },
  'people-of-initiative': {
    noun: 'initiative',
    what: 'people of',
    one: 'People who speak of an initiative',
  },
  'balance-of-series': { noun: 'series', what: 'balance of', one: 'Talk balance of a series' },
  'overdue-actions': { noun: 'overdue action', what: '', one: 'Overdue actions' },
};
const nouns = (noun: Noun, count: number) => (noun === 'series' ? noun : plural(count, noun));

/** The tests that are true of `isSo`, in the order of the kinds. */
function inOrder(tests: readonly ChangesTested[], isSo: (one: ChangesTested) => boolean) {
  const order = Object.keys(kinds);
  return tests.filter(isSo).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** One test of each noun: the first of those with the most of `countOf`. */
function mostOfEachNoun(tests: readonly ChangesTested[], countOf: (one: ChangesTested) => number) {
  const byNoun = Map.groupBy(
    inOrder(tests, (one) => countOf(one) > 0),
    ({ kind }) => kinds[kind].noun,
  );
  return [...byNoun].flatMap(([noun, ofNoun]) => {
    const most = ofNoun.toSorted((a, b) => countOf(b) - countOf(a))[0];
    return most ? [{ noun, most }] : [];
  });
}

/** '3 teams, 8 pairs': what could be told; empty if nothing could. */
export const toldWords = (tests: readonly ChangesTested[]): string =>
  mostOfEachNoun(tests, ({ tested }) => tested)
    .map(({ noun, most }) =>
      noun === 'overdue action'
        ? 'overdue actions'
        : counted(most.tested, noun, nouns(noun, most.tested)),
    )
    .join(', ');

/** 'Mood of 16 of 19 teams, talk between 11 of 19 pairs': what could not be told; empty if all could. */
export const untoldWords = (tests: readonly ChangesTested[]): string =>
  capitalised(
    mostOfEachNoun(tests, ({ untested }) => untested)
      .map(({ noun, most: { kind, tested, untested } }) => {
        if (noun === 'overdue action') return 'overdue actions';
        const all = tested + untested;
        return `${kinds[kind].what} ${inDigits(untested)} of ${inDigits(all)} ${nouns(noun, all)}`;
      })
      .join(', '),
  );

/** What it takes for each kind that has something untested: 'Talk between two departments', '11 meetings'. */
export const takenWords = (
  tests: readonly ChangesTested[],
  smallestGroup: number,
): { what: string; takes: string }[] =>
  inOrder(tests, ({ untested }) => untested > 0).map(({ kind, meetings }) => ({
    what: kinds[kind].one,
    takes: takesWords(kind, meetings, smallestGroup),
  }));

function takesWords(kind: Kind, meetings: number | null, smallestGroup: number): string {
  if (kind === 'mood-of-group') return `${smallestGroup} people in each period`;
  if (meetings === null) return 'a longer period';
  return counted(meetings, 'meeting');
}
