/** Names in zips and messages may have any bytes; PostgreSQL stores no NUL and no half of a character. */
export const printable = (name: string): string =>
  name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
