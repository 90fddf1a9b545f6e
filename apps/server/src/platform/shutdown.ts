import type { Logger } from './logger.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
/** npm passes on a ctrl+c that the terminal has told this process already: that is not asking again. */
const sameRequestMs = 1000;

/** Stops the process in order when it is asked to; asked again, at once. */
export function stopOnSignal(close: () => Promise<void>, log: Logger) {
  let stoppingSince: number | undefined;
  for (const signal of signals)
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince !== undefined) {
        if (now - stoppingSince > sameRequestMs) process.exit(1);
        return;
      }
      stoppingSince = now;
      log.info({ signal }, 'stopping');
      close().then(
        () => process.exit(0),
        (error) => {
          log.fatal({ err: error }, 'could not stop in order');
          process.exit(1);
        },
      );
    });
}
