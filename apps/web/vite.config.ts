import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './compress-build.ts';

const developmentServer = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [react(), tailwindcss(), compressBuild()],
  resolve: { tsconfigPaths: true },
  build: {
    sourcemap: false,
    reportCompressedSize: false,
    // The entry alone is about 500 kB before compression, 140 kB after.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs comes in one piece: in many small ones it takes more bytes and requests.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // An icon is 200 bytes: those of several screens come together, instead of one request each.
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The browser's own Host header travels on, so that the server sees the origin it is used from.
    proxy: { '/api': { target: developmentServer, ws: true } },
  },
});
