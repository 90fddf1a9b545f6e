/** Without characters that XML forbids. Line breaks stay. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\n]|[\ufffe\uffff]/gu, ' ');
