import { afterAll } from 'vitest';

/**
 * A browser's timers end with its window; Node's would run on when a test file's window is gone
 * and fail in code that rightly expects one.
 */
export function endTimersWithTheWindow(): void {
  const timers = new Set<NodeJS.Timeout>();
  const { setTimeout } = globalThis;
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(target, self, call) {
      const timer = Reflect.apply(target, self, call);
      timers.add(timer);
      return timer;
    },
  });
  afterAll(() => {
    for (const timer of timers) clearTimeout(timer);
    globalThis.setTimeout = setTimeout;
  });
}
