import { randomUUID } from 'node:crypto';
import type { Database } from '../database/types.ts';
import {
  countEnded,
  deleteBegun,
  deleteBegunBy,
  deleteOldBegun,
  insertBegun,
  insertUnlessOthers,
} from './begun-work-repository.ts';
import { digestOf } from './digest-of.ts';
import type { Logger } from './logger.ts';

type Work = {
  /** The kind of work and what it is about: the same for each repetition. */
  work: string;
  subject: object;
  run: () => Promise<void>;
  /** Called instead of `run` after three processes have ended during it. It then counts anew. */
  giveUp?: (() => Promise<void>) | undefined;
};

export type BegunWork = {
  /**
   * Runs the work, unless three processes have ended during it. Without `giveUp` it is then left out for a day.
   * @returns false if the process is stopping, and nothing was begun
   */
  run(work: Work): Promise<boolean>;
  /** Running work no longer counts as begun, and no more is begun. */
  giveBack(): Promise<void>;
};

const processesMax = 3;

/**
 * Ends the repetition of work that kills its process. The begin is committed before the work runs, so a row without an
 * end means that the process was killed meanwhile, by this work or by other work beside it. Work with such rows runs one
 * at a time, so only the culprit gets more of them.
 */
export async function openBegunWork(db: Database, log: Logger): Promise<BegunWork> {
  const process = randomUUID();
  let isStopping = false;
  let lastSuspect: Promise<unknown> = Promise.resolve();
  await deleteOldBegun(db);

  /** The rows of a running process do not count, so a failure has no effect before the process is killed. */
  const unmark = (marks: Parameters<typeof deleteBegun>[1]) =>
    deleteBegun(db, marks).catch((error: unknown) =>
      log.debug({ err: error, work: marks.work }, 'the end of work was not recorded'),
    );

  async function runBegun({ work, run }: Work, subject: string) {
    try {
      await run();
    } catch (error) {
      await unmark({ work, subject, process });
      throw error;
    }
    await unmark({ work, subject });
  }

  async function runSuspect(work: Work, subject: string): Promise<boolean> {
    if (isStopping) return false;
    const begun = { work: work.work, subject, process };
    const data = JSON.stringify(work.subject);
    const ended = await countEnded(db, { ...begun, data });
    if (ended < processesMax) {
      await insertBegun(db, begun);
      await runBegun(work, subject);
      return true;
    }
    log.error({ work: work.work, ended }, 'work left out: the process ended each time it ran');
    if (work.giveUp) {
      await work.giveUp();
      await deleteBegun(db, { work: work.work, subject });
    }
    return true;
  }

  return {
    async run(work) {
      if (isStopping) return false;
      const subject = digestOf(JSON.stringify(work.subject));
      if (await insertUnlessOthers(db, { work: work.work, subject, process })) {
        await runBegun(work, subject);
        return true;
      }
      const turn = lastSuspect.then(() => runSuspect(work, subject));
      lastSuspect = turn.catch(() => {});
      return turn;
    },
    async giveBack() {
      isStopping = true;
      await deleteBegunBy(db, process).catch((error: unknown) =>
        log.warn({ err: error }, 'running work could not be given back'),
      );
    },
  };
}
