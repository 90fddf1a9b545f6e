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
    // What every screen needs comes in one piece: in many small ones it takes more bytes and requests.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    // The browser's own Host header travels on, so that the server sees the origin it is used from.
    proxy: { '/api': { target: developmentServer, ws: true } },
  },
});
