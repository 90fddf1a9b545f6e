const accents = /[\u0300-\u036F]/g;

/** 'café' as 'cafe'. `withoutAccentsIn` does the same in the database. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(accents, '').normalize('NFC');
