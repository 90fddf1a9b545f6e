import type { Plugin } from 'vite';

/** A description of the contract, with its quotation marks. None contains an escaped one. */
const description = /z\.describe\(\s*(?:'[^'\\]*'|"[^"\\]*"),?\s*\)/g;
/** Where the values of fields come from: the beginning of `given({`, `state({` and `computed('figure', {`. */
const origin = /\b(?:(?:given|state)\(\s*(?=\{)|computed\(\s*["'][\w-]+["'],\s*)/g;

/**
 * Empties the descriptions in the schemas of the contract, and leaves out the origins of their fields. They are for
 * the API documentation and for tests; each screen would load 1 kB of them.
 */
export const leaveOutDocumentation = (): Plugin => ({
  name: 'leave-out-documentation',
  transform: {
    filter: { id: /\/packages\/contract\/src\/(?!figures\/origin)/ },
    handler: (code) => ({
      code: code.replace(description, "z.describe('')").replace(origin, '('),
      map: null,
    }),
  },
});
