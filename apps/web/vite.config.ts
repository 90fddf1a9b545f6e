import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './compress-build.ts';
import { developmentServer } from './development-server.ts';
import { leaveOutDocumentation } from './leave-out-documentation.ts';
import { splitEndpoints } from './split-endpoints.ts';

/** Groups modules into chunks: many small chunks take more bytes and requests. */
const together = {
  // Small components of most screens.
  parts: [
    'components/ui/(back-link|badge|checkbox|confirm-dialog|control-edge|facts|field|figure-head)\\.tsx?$',
    'components/ui/(input|menu-button|page-head|progress|search-input|select)\\.tsx$',
    'components/ui/(feeling-badge|sentence-text|sentiment-badge|skeleton|status-label|textarea|unreadable-note)\\.tsx?$',
    'components/planning/sample-data-badge\\.tsx$',
    'sample/components/sample-sentence\\.tsx$',
    'lib/(clock|days|format-day|kept-list|number-words|readable-list|refusal-sentence|round)\\.ts$',
    'lib/(save-file|use-address|use-is-in-sight|use-is-printing|use-once-in-sight)\\.ts$',
    'lib/(use-search-in-address|use-width|user-words|word-matcher)\\.ts$',
    'contract/src/(evidence|sentiment|storable|text-source|user|written-day)\\.ts$',
    'zod/v4/mini/coerce',
    'sample/domain/(employee|sentence)\\.ts$',
    '@radix-ui/react-(compose-refs|slot)/',
    'react-query/build/modern/(useMutation|useSuspenseQuery)',
    'query-core/build/modern/mutationObserver',
  ],
  // Shared by tabs and sections.
  controls: [
    '@radix-ui/react-(collapsible|id|presence|primitive|use-[a-z-]+)/',
    'components/ui/section\\.tsx$',
  ],
  // Shared by the screens with two sources.
  sources: [
    'app/figure-source\\.tsx$',
    'components/figure-source/',
    'components/ui/segmented\\.tsx$',
  ],
  // The people of the sample company, on nearly every screen about it.
  people: ['sample/data/company/', 'lib/seeded-random\\.ts$', 'contract/src/slug\\.ts$'],
  tabs: ['@radix-ui/react-(roving-focus|tabs)/', 'components/ui/tabs\\.tsx$'],
  // Shared by the list of meetings, a meeting's page and the queue of uploads.
  meetings: [
    'contract/src/(confirmed|findings|meeting|meeting-words|same-meeting|search|sharing)\\.ts$',
    'features/meetings/api/(cancel-processing|delete-meeting|get-meetings|get-processing-status)\\.ts$',
    'features/meetings/api/(keep-both|refusal-text|retry-processing)\\.ts$',
    'features/meetings/domain/(format-meeting-date|people-by-feeling|processing-text|sentiment-score|shown-meeting)\\.ts$',
    'features/meetings/(mood/(hidden-mood|mood-words)|use-meeting-actions)\\.tsx?$',
  ],
  // Overlays, loaded when the first one opens.
  overlays: [
    '@radix-ui/react-(alert-dialog|arrow|dialog|dismissable-layer|dropdown-menu|focus-guards)/',
    '@radix-ui/react-(focus-scope|menu|popover|popper|portal|tooltip|visually-hidden)/',
    '@floating-ui/|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden/',
    'components/ui/(dialog-surface|dropdown-menu|menu-popup|use-return-focus|use-return-to-button)\\.tsx?$',
  ],
};

export default defineConfig({
  plugins: [leaveOutDocumentation(), splitEndpoints(), react(), tailwindcss(), compressBuild()],
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
            ...Object.entries(together).map(([name, paths]) => ({
              name,
              test: new RegExp(paths.join('|')),
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
