import type { Progress } from './progress.ts';

/**
 * Milliseconds between updates. Faster ones would not be seen: most meetings take less than a
 * second.
 */
const pauseMs = 100;

/**
 * Passes on together, in order, all progress added within `pauseMs`. If `pass` throws, the next `add`
 * or `passOn` throws that error.
 */
export function createProgressQueue(
  pass: (pending: readonly Progress[], latest: Progress) => Promise<void>,
) {
  let pending: Progress[] = [];
  let timer: NodeJS.Timeout | undefined;
  let passing = Promise.resolve();
  let failure: { error: unknown } | undefined;

  function passOn() {
    clearTimeout(timer);
    timer = undefined;
    const added = pending;
    const latest = added.at(-1);
    pending = [];
    if (latest)
      passing = passing
        .then(() => pass(added, latest))
        .catch((error: unknown) => {
          failure ??= { error };
        });
    return passing;
  }
  const throwFailure = () => {
    if (failure) throw failure.error;
  };

  return {
    add(progress: Progress) {
      throwFailure();
      pending.push(progress);
      timer ??= setTimeout(passOn, pauseMs);
    },
    async passOn() {
      await passOn();
      throwFailure();
    },
    async close() {
      pending = [];
      await passOn();
    },
  };
}
