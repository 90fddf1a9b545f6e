import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    // Toasts live in the module that raises them, which each test loads anew.
    server: { deps: { inline: ['sonner'] } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
