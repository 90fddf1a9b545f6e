import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    // Generous, so that a busy machine fails no correct test.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    retry: process.env.CI ? 1 : 0,
    // Workers share loaded libraries and packages between files and use all cores; see the other projects.
    isolate: false,
    maxWorkers: '100%',
    sequence: { groupOrder: 3 },
    setupFiles: [
      '../../scripts/same-examples.ts',
      '../../scripts/fresh-modules.ts',
      'src/testing/setup.ts',
    ],
    // Toasts are stored in a module, which each test loads anew.
    server: { deps: { inline: ['sonner'], external: [/\/packages\/\w+\/src\//] } },
  },
});
