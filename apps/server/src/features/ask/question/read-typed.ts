import { mayNameSeries, namesakesIn, type ReadQuery, readQuery } from '@rapport/ask';
import type { Member } from '../../../platform/session.ts';
import type { AskServices } from '../found.ts';
import type { KnownSpeaker } from './known-repository.ts';
import type { Chosen, Filters } from './read-chosen.ts';
import type { Known } from './read-known.ts';

type Series = { id: string; name: string };

/** A question as a typed query, with the people and the series that its names stand for. */
export type Typed = {
  read: ReadQuery;
  people: readonly KnownSpeaker[];
  series: Series | null;
  /** People of whom the question names the same part: which of them is meant must be asked. */
  namesakes: readonly string[];
};

/** Reads a question, and those that it follows up, as a typed query. Filters stand before words. */
export async function readTyped(
  { series: ofSeries }: Pick<AskServices, 'series'>,
  member: Member,
  {
    chain,
    known,
    chosen,
    groups,
    today,
  }: {
    chain: readonly Filters[];
    known: Known;
    chosen: Chosen;
    /** Departments and teams. */
    groups: readonly string[];
    today: string;
  },
): Promise<Typed> {
  const series = [...chosen.series, ...known.series];
  if (known.texts.some(({ text }) => mayNameSeries(text)))
    series.push(...(await ofSeries.list(member)).series);
  const people = [...chosen.people, ...known.people];
  const names = {
    people: [...new Set(people.map(({ name }) => name))],
    asker: known.asker?.name ?? null,
    groups,
    series: [...new Set(series.map(({ name }) => name))],
    today,
  };
  const read = known.texts.reduce<ReadQuery | null>(
    (before, { text }, at) => withFilters(readQuery(text, names, before), chain[at] ?? {}, chosen),
    null,
  );
  if (!read) throw new Error('There is a question.');
  const { query } = read;
  return {
    read,
    people: query.people.flatMap((name) => people.find((one) => one.name === name) ?? []),
    series: series.find(({ name }) => name === query.series[0]) ?? null,
    namesakes: namesakesIn(known.texts.at(-1)?.text ?? '', query.people),
  };
}

function withFilters(
  read: ReadQuery,
  { from, to, people, series }: Filters,
  chosen: Chosen,
): ReadQuery {
  const { query } = read;
  const named = chosen.people.flatMap(({ userId, name }) =>
    userId !== null && people?.includes(userId) ? [name] : [],
  );
  const ofFilter = chosen.series.flatMap(({ id, name }) => (id === series ? [name] : []));
  return {
    ...read,
    query: {
      ...query,
      period:
        from === undefined && to === undefined
          ? query.period
          : { from: from ?? null, to: to ?? null },
      people: named.length > 0 ? named : query.people,
      series: ofFilter.length > 0 ? ofFilter : query.series,
    },
  };
}
