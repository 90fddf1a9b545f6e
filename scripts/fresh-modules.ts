import { afterAll, vi } from 'vitest';

// Test files of a worker share loaded libraries, which saves time. Our own modules, fake timers and stubs are
// reset after each file.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
