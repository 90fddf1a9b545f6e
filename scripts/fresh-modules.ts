import { afterAll, vi } from 'vitest';

// Test files of a worker share what Node loads, which saves time. Other modules, fake timers and stubs are reset after
// each file.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
