import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkChunks, chunks } from './chunks.ts';
import { compressBuild } from './compress-build.ts';
import { developmentServer } from './development-server.ts';
import { leaveOutDocumentation } from './leave-out-documentation.ts';
import { splitEndpoints } from './split-endpoints.ts';

export default defineConfig({
  plugins: [
    leaveOutDocumentation(),
    splitEndpoints(),
    react(),
    tailwindcss(),
    checkChunks(),
    compressBuild(),
  ],
  resolve: { tsconfigPaths: true },
  worker: { format: 'es' },
  build: {
    sourcemap: false,
    // Browsers that run the build know `modulepreload`.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries in a separate chunk: loaded in parallel, and cached when only our code has changed.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // Everything else that each screen needs, in one chunk: many small ones take more bytes and requests.
            { name: 'first', tags: ['$initial'], priority: 2 },
            ...Object.entries(chunks).map(([name, parts]) => ({
              name,
              test: (id: string) => parts.some((part) => id.includes(part)),
              includeDependenciesRecursively: false,
              priority: 1,
            })),
            // An icon has 200 bytes, so icons of several screens share a chunk.
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
    // Passes the browser's Host header on, so that the server sees the origin in use.
    proxy: { '/api': { target: developmentServer(process.env), ws: true } },
  },
});
