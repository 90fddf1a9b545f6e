import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = join(import.meta.dirname, '../../src');

/** Builds the map without the modules that the app has anyway: the output is what the map adds. */
export default defineConfig({
  plugins: [react()],
  build: {
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: join(source, 'components/connection-map/connection-map.tsx'),
      // As in the app: chunks loaded later may share modules with this one.
      preserveEntrySignatures: 'allow-extension',
      external: (id) => !/^(\.|\/|\0)/.test(id),
      output: {
        codeSplitting: {
          groups: [
            // Every screen has this helper, which loads the app's routes.
            { name: 'code-loader', test: /vite\/preload-helper/, priority: 2 },
            // As in the app, where the code of the first screen is one chunk.
            { name: 'connection-map', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
