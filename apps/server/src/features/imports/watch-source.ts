import { defaultOrganizationSettings } from '@rapport/contract';
import { dayIn } from '../../ground/day-in.ts';
import { saveSourceState } from './import-source-repository.ts';
import { listUnmoved, markMoved } from './imported-file-repository.ts';
import type { ImportSource, OpenSource } from './source.ts';
import { SourceProblem } from './source-problem.ts';
import { takeFiles } from './take-files.ts';
import type { LookServices } from './take-part.ts';
import { findOrganization } from './uploader-repository.ts';

const minuteMs = 60_000;

type Organization = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;
type Said = { problem?: SourceProblem; atMs: number };

/**
 * Each call looks once. A file that may change is imported once two looks in a row found it
 * unchanged.
 */
export function watchSource(services: LookServices, source: ImportSource) {
  const { db, log, stop } = services;
  let seen = new Map<string, string | null>();
  let said: Said = { atMs: Number.NEGATIVE_INFINITY };

  return async function look(): Promise<'works' | 'has a problem'> {
    const found = await findOrganization(db, source.organization);
    const problem = await lookInto(found).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof SourceProblem) return error;
        throw error;
      },
    );
    // A call aborted by stopping is not a problem of the source.
    if (!stop.aborted) await say(problem, found?.id ?? null);
    return problem ? 'has a problem' : 'works';
  };

  async function lookInto(organization: Organization | undefined) {
    if (!organization) throw new SourceProblem(`There is no organization ${source.organization}.`);
    const opened = await source.open(stop);
    try {
      await takeStable(opened, organization);
    } finally {
      await opened.close();
    }
  }

  async function takeStable(opened: OpenSource, { id: organizationId, timezone }: Organization) {
    const { found, isGone } = await opened.list();
    const unmoved = await listUnmoved(db, organizationId, source.name);
    const gone = unmoved.flatMap(({ name }) => (name !== null && isGone(name) ? [name] : []));
    await markMoved(db, organizationId, source.name, gone);
    const stable = found.filter(({ name, mark }) => mark === null || seen.get(name) === mark);
    seen = new Map(found.map(({ name, mark }) => [name, mark]));
    if (stable.length === 0) return;
    const day = dayIn(timezone ?? defaultOrganizationSettings.timezone, new Date());
    await opened.makeTargets(day);
    await takeFiles(services, { source, organizationId, day }, stable, unmoved);
  }

  /** Logs changes of the state. Saves the state for the system page once a minute. */
  async function say(problem: SourceProblem | undefined, organizationId: string | null) {
    const atMs = performance.now();
    const isNew = problem?.message !== said.problem?.message;
    if (!isNew && atMs - said.atMs < minuteMs) return;
    const { kind, name, organization } = source;
    if (isNew && problem)
      log.warn({ source: name, err: problem.cause }, `${kind}: ${problem.message}`);
    if (isNew && !problem) log.info({ source: name }, `${kind}: works again`);
    await saveSourceState(db, {
      kind,
      source: name,
      organization,
      organizationId,
      problem: problem?.message ?? null,
    });
    said = { ...(problem && { problem }), atMs };
  }
}
