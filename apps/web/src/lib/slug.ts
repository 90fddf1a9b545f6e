import { fold } from './word-matcher.ts';

/** For addresses and file names: 'Tomás Leiva' becomes 'tomas-leiva'. Empty if nothing is left. */
export const slugOf = (text: string): string =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
