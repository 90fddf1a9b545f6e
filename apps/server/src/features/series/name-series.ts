import { meetingsOfSeries } from '@rapport/contract';
import { readTitle } from '@rapport/series';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { latestMeetings, nameFor } from './present-series.ts';
import { listLatestOf, listSeriesCalled } from './series-name-repository.ts';

export type NamedSeries = { id: string; name: string };

/** Maximum number of words in a series' name. */
const wordsMax = 8;

/** The names of those of these series in which the member may read a meeting. */
export async function nameSeries(
  db: Queryable,
  member: Member,
  ids: readonly string[],
): Promise<NamedSeries[]> {
  if (ids.length === 0) return [];
  const rows = await listLatestOf(db, member, ids, {
    meetingsMin: meetingsOfSeries,
    meetingsMax: latestMeetings,
  });
  return [...Map.groupBy(rows, ({ seriesId }) => seriesId)].map(([id, meetings]) => ({
    id,
    name: nameFor(meetings[0]?.seriesName ?? null, meetings),
  }));
}

/** Series that a text may mention: by consecutive words, as in titles, or by a name that a person chose. */
export async function nameSeriesIn(
  db: Queryable,
  member: Member,
  texts: readonly string[],
): Promise<NamedSeries[]> {
  const runs = texts.flatMap(runsOf);
  const keys = new Set(runs.map((run) => readTitle(run).key).filter((key) => key !== ''));
  const names = new Set(runs.map((run) => run.toLowerCase()));
  const ids = await listSeriesCalled(db, member, {
    keys: [...keys],
    names: [...names],
  });
  return nameSeries(db, member, ids);
}

function runsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:[-/’'][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(wordsMax, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );
}
