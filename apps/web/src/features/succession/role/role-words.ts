import type { CandidateCell, PlannedPerson, RoleCell, RoleCoverage } from '@rapport/contract';
import { counted, listed } from '@/lib/number-words.ts';
import { type Kind, kinds } from './role-in-address.ts';

export const kindWords = { ties: 'Ties', topics: 'Topics', series: 'Duties' } as const;

export const firstNameOf = ({ name }: Pick<PlannedPerson, 'name'>): string =>
  name.split(' ')[0] ?? name;

/** 'Marta’s', 'Boris’' */
export function genitive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** '5 of 11', without counting the tie to the person; 'none' if there is nothing to have. */
export function countWords(cells: readonly CandidateCell[]): string {
  const of = cells.filter(({ state }) => state !== 'self').length;
  if (of === 0) return 'none';
  return `${cells.filter(({ state }) => state === 'has').length} of ${of}`;
}

const evidence: Record<Kind, (times: number) => string> = {
  ties: (times) => `answered each other in ${counted(times, 'meeting')}`,
  topics: (times) => `spoke of it in ${counted(times, 'meeting')}`,
  series: (times) => `spoke in ${counted(times, 'meeting')} of it`,
};

/** 'Greta Holm: answered each other in 4 meetings' */
export function cellWords(kind: Kind, { name }: RoleCell, { state, times }: CandidateCell): string {
  if (state === 'self') return `${name}: the person`;
  return `${name}: ${state === 'has' ? evidence[kind](times) : 'not yet'}`;
}

/**
 * 'Of the 4 people you chose, Ana Berg and Bo Lund have the most between them: 8 of 12 ties and 4 of
 * 5 topics.' `who` stands for 'the 4 people you chose'. Null without a pair that has anything.
 */
export function pairWords(
  { pair, candidates, weighed }: Pick<RoleCoverage, 'pair' | 'candidates' | 'weighed'>,
  who: string,
): string | null {
  if (!pair) return null;
  const names = pair.people.map((id) => candidates.find((one) => one.id === id)?.name ?? '');
  const counting = kinds.filter((kind) => weighed[kind]);
  const counts = (counting.length > 0 ? counting : kinds)
    .filter((kind) => pair[kind].of > 0)
    .map((kind) => ({ kind, ...pair[kind] }));
  if (counts.every(({ covered }) => covered === 0)) return null;
  const words = counts.map(
    ({ kind, covered, of }) => `${covered} of ${of} ${kindWords[kind].toLowerCase()}`,
  );
  const also = pair.isOnlyOne ? '' : ' Another pair has as much.';
  return `Of ${who}, ${names.join(' and ')} have the most between them: ${listed(words)}.${also}`;
}

const nobodyWords: Record<Kind, string> = {
  ties: 'has a tie to',
  topics: 'has spoken in two meetings of',
  series: 'speaks in half of the meetings of',
};

const namedMax = 6;

/** What none of the compared people has, one sentence for each kind. */
export function missingWords(coverage: RoleCoverage): string[] {
  const { candidates } = coverage;
  if (candidates.length < 2) return [];
  return kinds.flatMap((kind) => {
    const names = coverage[kind].flatMap(({ name }, at) =>
      candidates.every((one) => one[kind][at]?.state === 'missing') ? [name] : [],
    );
    if (names.length === 0) return [];
    const shown = names.slice(0, namedMax);
    const more = names.length - shown.length;
    const list = more > 0 ? `${shown.join(', ')} and ${more} more` : listed(shown, 'disjunction');
    return [`None of the ${candidates.length} ${nobodyWords[kind]} ${list}.`];
  });
}
