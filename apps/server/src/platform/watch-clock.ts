const toleratedMs = 6 * 60 * 60 * 1000;

/** The same at all times, unless the clock is set. */
const offsetMs = () => Date.now() - performance.now();

/** Tells whether the clock was set by hours since the last look. A machine that slept looks the same. */
export function watchClock() {
  let knownMs = offsetMs();
  return {
    wasSet(): boolean {
      const before = knownMs;
      knownMs = offsetMs();
      return Math.abs(knownMs - before) > toleratedMs;
    },
  };
}
