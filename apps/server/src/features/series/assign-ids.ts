import { randomUUID } from 'node:crypto';
import type { StoredMeeting } from './stored-series-repository.ts';

export type Cluster = {
  titled: readonly StoredMeeting[];
  joined: readonly StoredMeeting[];
};

export type Assigned = Cluster & { id: string };

type Claim = { cluster: Cluster; id: string; now: number; before: number };

/**
 * Assigns series ids to clusters. Each cluster keeps the id that most of its meetings have: first by the series that
 * they are in, then by those that they were in earlier. Larger claims go first, so that the part of a split series
 * with most of its meetings keeps the id.
 *
 * @param taken Ids of series that others have
 * @returns The clusters with their ids, and for each id that is no longer used, the cluster with most of its meetings
 */
export function assignIds(
  clusters: readonly Cluster[],
  taken: ReadonlySet<string>,
): { assigned: Assigned[]; merged: ReadonlyMap<string, string> } {
  const claims = clusters
    .flatMap((cluster) => claimsOf(cluster))
    .filter(({ id }) => !taken.has(id))
    .toSorted((a, b) => b.now - a.now || b.before - a.before || (a.id < b.id ? -1 : 1));
  const idOf = new Map<Cluster, string>();
  const used = new Set<string>();
  for (const { cluster, id } of claims)
    if (!idOf.has(cluster) && !used.has(id)) {
      idOf.set(cluster, id);
      used.add(id);
    }
  const assigned = clusters.map((cluster) => ({
    ...cluster,
    id: idOf.get(cluster) ?? randomUUID(),
  }));
  const merged = new Map<string, string>();
  for (const { cluster, id, now } of claims) {
    const into = idOf.get(cluster);
    if (now > 0 && !used.has(id) && !merged.has(id) && into) merged.set(id, into);
  }
  return { assigned, merged };
}

function claimsOf(cluster: Cluster): Claim[] {
  const counts = new Map<string, { now: number; before: number }>();
  for (const { seriesId, how } of [...cluster.titled, ...cluster.joined]) {
    if (seriesId === null) continue;
    const { now, before } = counts.get(seriesId) ?? { now: 0, before: 0 };
    counts.set(seriesId, how === null ? { now, before: before + 1 } : { now: now + 1, before });
  }
  return [...counts].map(([id, count]) => ({ cluster, id, ...count }));
}
