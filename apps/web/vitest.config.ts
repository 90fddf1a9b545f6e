import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    // Far more than is needed, so that a busy machine fails no sound test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Toasts live in the module that raises them, which each test loads anew.
    server: { deps: { inline: ['sonner'] } },
    include: ['src/**/*.test.tsx'],
  },
});
