import { withPlainLetters } from '@rapport/contract';

const accents = /[\u0300-\u036F]/g;

/** 'café' as 'cafe', 'Łódź' as 'Lodz', 'Straße' as 'Strasse'. `withoutAccentsIn` does the same in the database. */
export const withoutAccents = (text: string): string =>
  withPlainLetters(text.normalize('NFD').replace(accents, '').normalize('NFC'));
