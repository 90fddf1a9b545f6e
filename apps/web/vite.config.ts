import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressBuild } from './compress-build.ts';

/** Chunks of what belongs together: many small ones take more bytes and requests than few. */
const together = {
  // The small parts that most screens are made of.
  parts: [
    'components/ui/(back-link|badge|confirm-dialog|control-edge|facts|field|figure-head|input)\\.tsx?$',
    'components/ui/(menu-button|page-head|progress|score-bar|search-input|select|sentiment-badge)\\.tsx$',
    'components/ui/(skeleton|status-label|textarea|use-menu-opener)\\.tsx?$',
    'lib/(format-day|kept-list|number-words|refusal-sentence|round|user-words|word-matcher)\\.ts$',
    'planning/(employee|sentence)\\.ts$',
    '@radix-ui/react-(compose-refs|slot)/',
    'react-query/build/modern/(useMutation|useSuspenseQuery)',
    'query-core/build/modern/mutationObserver',
  ],
  // What tabs and sections share.
  controls: [
    '@radix-ui/react-(collapsible|id|presence|primitive|use-[a-z-]+)/',
    'components/ui/section\\.tsx$',
  ],
  tabs: ['@radix-ui/react-(roving-focus|tabs)/', 'components/ui/tabs\\.tsx$'],
  // What lies over a page, and is loaded when something first does.
  overlays: [
    '@radix-ui/react-(alert-dialog|arrow|dialog|dismissable-layer|dropdown-menu|focus-guards)/',
    '@radix-ui/react-(focus-scope|menu|popover|popper|portal|tooltip|visually-hidden)/',
    '@floating-ui/|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden/',
    'components/ui/(dialog-surface|dropdown-menu|menu-popup|use-return-focus|use-return-to-button)\\.tsx?$',
  ],
};

const developmentServer = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [react(), tailwindcss(), compressBuild()],
  resolve: { tsconfigPaths: true },
  build: {
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Read beside the rest, and still known to a browser when only ours has changed.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            // What else every screen needs comes in one piece: in many small ones it takes more bytes and requests.
            { name: 'first', tags: ['$initial'], priority: 2 },
            ...Object.entries(together).map(([name, paths]) => ({
              name,
              test: new RegExp(paths.join('|')),
              includeDependenciesRecursively: false,
              priority: 1,
            })),
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
