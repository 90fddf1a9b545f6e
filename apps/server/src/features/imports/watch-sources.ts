import type { Connection } from '../../database/connect.ts';
import { type Lock, onlyOne } from '../../database/one-at-a-time.ts';
import type { Env } from '../../platform/env.ts';
import { bucketSource } from './bucket/bucket-source.ts';
import { folderSource } from './folder/folder-source.ts';
import { forgetOtherSources } from './import-source-repository.ts';
import { mailboxSource } from './mailbox/mailbox-source.ts';
import type { ImportSource } from './source.ts';
import type { LookServices } from './take-part.ts';
import { watchSource } from './watch-source.ts';

/**
 * How often sources are polled. Network shares, mailboxes and buckets do not reliably report
 * changes.
 */
type Pace = {
  /** Between two rounds, in milliseconds. */
  everyMs: number;
  /** Minimum time after a look that failed, in milliseconds; doubled for each further failure. */
  afterProblemMs: number;
  afterProblemMsMax: number;
};

const folderPace: Pace = { everyMs: 5000, afterProblemMs: 0, afterProblemMsMax: 0 };
const remotePace: Pace = { everyMs: 60_000, afterProblemMs: 60_000, afterProblemMsMax: 900_000 };

type Services = Omit<LookServices, 'stop' | 'maxUploadMb' | 'speech'> & {
  connection: Connection;
  env: Pick<Env, 'watchedFolders' | 'mailboxes' | 'buckets' | 'maxUploadMb' | 'speech'>;
};

/**
 * If there are several processes, only one looks at a time. Folders have separate rounds, so that
 * slow mail servers do not delay them. Closing waits for the current file.
 */
export async function watchSources(
  { connection, env, ...services }: Services,
  paces = { folders: folderPace, remote: remotePace },
) {
  const stopping = new AbortController();
  const { maxUploadMb, speech } = env;
  const options = { ...services, maxUploadMb, speech, stop: stopping.signal };
  const folders = env.watchedFolders.map(folderSource);
  const remote = [
    ...env.mailboxes.map((mailbox) => mailboxSource(mailbox, speech !== undefined)),
    ...env.buckets.map(bucketSource),
  ];
  await forgetOtherSources(
    services.db,
    [...folders, ...remote].map(({ name }) => name),
  );
  const polls = [
    poll(connection, 'folders', options, folders, paces.folders),
    poll(connection, 'mailboxes and buckets', options, remote, paces.remote),
  ];
  return {
    async close() {
      stopping.abort();
      await Promise.all(polls.map(({ close }) => close()));
    },
  };
}

function poll(
  connection: Connection,
  lock: Lock,
  services: LookServices,
  sources: readonly ImportSource[],
  pace: Pace,
) {
  const { log, stop } = services;
  const turns = sources.map((source) => takeTurns(watchSource(services, source), pace));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const lookAtAll = () =>
    onlyOne(connection, lock, async () => {
      for (const turn of turns) if (!stop.aborted) await turn();
    });
  function lookIn(ms: number) {
    timer = setTimeout(() => {
      running = lookAtAll()
        .catch((error: unknown) => log.error({ err: error }, `looking into ${lock} failed`))
        .finally(() => !stop.aborted && lookIn(pace.everyMs));
    }, ms);
  }
  if (turns.length > 0) lookIn(0);
  return {
    async close() {
      clearTimeout(timer);
      await running;
    },
  };
}

/**
 * Skips rounds while a source has problems, so that a refusing server is not called again and
 * again.
 */
function takeTurns(look: ReturnType<typeof watchSource>, pace: Pace) {
  let dueMs = 0;
  let waitMs = pace.afterProblemMs;
  return async () => {
    if (performance.now() < dueMs) return;
    const isWell = (await look()) === 'works';
    dueMs = isWell ? 0 : performance.now() + waitMs;
    waitMs = isWell ? pace.afterProblemMs : Math.min(waitMs * 2, pace.afterProblemMsMax);
  };
}
