import type { Sentence } from '../sentences.ts';

/** The words with plain apostrophes, and none set apart from its word ('I 'll'). */
export const straight = ({ text }: Sentence): string =>
  text.replaceAll('’', "'").replace(/ (?='(?:ll|m|ve|re|s|d)\b)/g, '');
