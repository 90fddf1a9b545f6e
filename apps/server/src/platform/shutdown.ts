import type { Logger } from './logger.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
/** npm repeats a ctrl+c that the terminal has already sent, so signals within this time count once. */
const sameRequestMs = 1000;

/** Stops gracefully on the first signal, at once on the second. */
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
          log.fatal({ err: error }, 'graceful shutdown failed');
          process.exit(1);
        },
      );
    });
}
