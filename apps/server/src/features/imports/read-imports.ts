import type { SystemState } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Member } from '../../platform/session.ts';
import { listLastImports, listSources } from './import-source-repository.ts';

const perSource = 10;

/** The sources and their last files, with the details that the reader may see. */
export async function readImports(
  db: Queryable,
  reader: Member,
): Promise<SystemState['importSources']> {
  const [sources, last] = await Promise.all([
    listSources(db),
    listLastImports(db, reader, perSource),
  ]);
  return sources.map(({ kind, source, organization, problem, lookedAt }) => ({
    kind,
    source,
    organization,
    problem,
    lookedAt: lookedAt.toISOString(),
    last: last
      .filter((one) => one.source === source)
      .map(({ at, state, name, reason }) => ({ at: at.toISOString(), state, name, reason })),
  }));
}
