import type { AskReading } from '@rapport/contract';
import type { Asked } from '@/components/ask/ask-address.ts';

/** What a question asks for, and its filters, as the chips show them. */
export type ShownQuery = Pick<AskReading, 'query' | 'from' | 'to' | 'people' | 'series'>;

/** The question with exactly this query: nothing is read from its words any more. */
export const askedAs = (asked: Asked, shown: ShownQuery): Asked => {
  // A speaker who is tied to nobody has no id, so it cannot be asked for.
  const people = shown.people.flatMap(({ userId }) => userId ?? []);
  return {
    ...asked,
    query: shown.query,
    from: shown.from ?? undefined,
    to: shown.to ?? undefined,
    people: people.length > 0 ? people : undefined,
    series: shown.series?.id,
  };
};

type Names = { people: readonly (string | undefined)[]; series: string | undefined };

/** The query that the address gives; undefined if the words of the question are to be read. */
export function queryOfAsked(asked: Asked, names: Names): ShownQuery | undefined {
  const { query, from = null, to = null, people = [], series } = asked;
  if (!query) return undefined;
  return {
    query,
    from,
    to,
    people: people.map((userId, at) => ({ userId, name: names.people[at] ?? 'one person' })),
    series: series === undefined ? null : { id: series, name: names.series ?? 'one series' },
  };
}
