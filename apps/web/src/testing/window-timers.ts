import { afterAll } from 'vitest';

/**
 * Node's timers would go on after the window is closed, and fail; a browser's timers end with the
 * window.
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
