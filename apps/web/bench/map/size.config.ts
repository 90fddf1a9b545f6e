import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, '../../src');

/** Builds the map alone, without anything that the app has anyway: what comes out is what the map adds. */
export default defineConfig({
  plugins: [react()],
  build: {
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(source, 'components/connection-map/connection-map.tsx'),
      // As in the app, where what is loaded later may take from it what both need.
      preserveEntrySignatures: 'allow-extension',
      external: (id) => !/^(\.|\/|\0)/.test(id),
      output: {
        codeSplitting: {
          groups: [
            // What loads code later comes with every screen: the app's routes are loaded by it.
            { name: 'code-loader', test: /vite\/preload-helper/, priority: 2 },
            // As in the app, where what is needed at once comes in one piece.
            { name: 'connection-map', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
