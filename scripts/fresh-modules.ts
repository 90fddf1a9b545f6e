import { afterAll, vi } from 'vitest';

// The files of a worker share the libraries in it, which take longer to load than most tests to run. Our
// own modules begin anew with every file, and what a file has faked ends with it.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
