import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the page with the real map for the harness. The output folder is named on the command line. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': join(import.meta.dirname, '../../src') } },
  build: {
    emptyOutDir: false,
    rolldownOptions: { input: join(import.meta.dirname, 'rapport.html') },
  },
});
