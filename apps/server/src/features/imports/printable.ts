/**
 * Names in zips and messages may contain any bytes; PostgreSQL stores neither NUL nor half of a
 * surrogate pair.
 */
export const printable = (name: string): string =>
  name
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
