/** Removes characters that XML forbids. Line breaks are kept. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');
