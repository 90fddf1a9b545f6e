import type { Progress } from './progress.ts';

/** Most meetings are read in less than a second, and nobody's eyes are faster. */
const pauseMs = 100;

/**
 * Passes on how far a run is while the run goes on: what is added within a moment together, all of it in its order.
 * What passing it on has failed with is thrown at whoever adds more.
 */
export function createProgressNotes(
  pass: (notes: readonly Progress[], latest: Progress) => Promise<void>,
) {
  let notes: Progress[] = [];
  let timer: NodeJS.Timeout | undefined;
  let passing = Promise.resolve();
  let failure: { error: unknown } | undefined;

  function passOn() {
    clearTimeout(timer);
    timer = undefined;
    const added = notes;
    const latest = added.at(-1);
    notes = [];
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
      notes.push(progress);
      timer ??= setTimeout(passOn, pauseMs);
    },
    /** Passes on at once what has been added, and waits until it is. */
    async passOn() {
      await passOn();
      throwFailure();
    },
    /** Forgets what has not been passed on yet. */
    async close() {
      notes = [];
      await passOn();
    },
  };
}
