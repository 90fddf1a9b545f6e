import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    // Far more than is needed, so that a busy machine fails no sound test.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Libraries are loaded once for all files of a worker, on all cores; see the projects beside this one.
    isolate: false,
    maxWorkers: '100%',
    sequence: { groupOrder: 3 },
    setupFiles: [
      '../../scripts/same-examples.ts',
      '../../scripts/fresh-modules.ts',
      'src/testing/setup.ts',
    ],
    // Toasts live in the module that raises them, which each test loads anew.
    server: { deps: { inline: ['sonner'] } },
  },
});
